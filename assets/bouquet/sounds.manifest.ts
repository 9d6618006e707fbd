// biome-ignore-all format: written by `npm run sounds bouquet` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day6/ah-1.mp3', version: '0d951f82', seconds: 0.4585625 }, { file: 'day6/ah-2.mp3', version: 'f5cca416', seconds: 0.4772708 }] },
  aw: { loop: null, variations: [{ file: 'day6/aw-1.mp3', version: '851a1da1', seconds: 0.6067708 }, { file: 'day6/aw-2.mp3', version: 'f5d53f05', seconds: 0.6225208 }] },
  boop: { loop: null, variations: [{ file: 'day6/boop-1.mp3', version: 'd085ec20', seconds: 0.5008958 }, { file: 'day6/boop-2.mp3', version: '23f9e5f0', seconds: 0.518375 }] },
  brush: { loop: null, variations: [{ file: 'day6/brush.mp3', version: '13c79b73', seconds: 0.6576667 }] },
  buds: { loop: null, variations: [{ file: 'day6/buds.mp3', version: '1e1fbd24', seconds: 0.5960417 }] },
  laugh: { loop: null, variations: [{ file: 'day6/laugh.mp3', version: 'ad246ba9', seconds: 1.8882292 }] },
  pluck: { loop: null, variations: [{ file: 'day6/pluck-1.mp3', version: '6dbe8ebe', seconds: 0.4164583 }, { file: 'day6/pluck-2.mp3', version: '890e0afe', seconds: 0.4129375 }, { file: 'day6/pluck-3.mp3', version: '89cfa2d4', seconds: 0.3916875 }] },
  shell: { loop: null, variations: [{ file: 'day6/shell.mp3', version: 'df527a4e', seconds: 0.3988958 }] },
  sigh: { loop: null, variations: [{ file: 'day6/sigh.mp3', version: '28e8181d', seconds: 2.1362292 }] },
  waltz: { loop: { start: 0.1, end: 36.1 }, variations: [{ file: 'day6/waltz.mp3', version: 'cb5b2329', seconds: 36 }] },
} as const satisfies Record<string, RenderedSound>
