// biome-ignore-all format: written by `npm run sounds bouquet` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  ah: { loop: null, variations: [{ file: 'day6/ah-1.mp3', version: 'd9518c26', seconds: 0.4585625 }, { file: 'day6/ah-2.mp3', version: '102d39c0', seconds: 0.4772708 }] },
  aw: { loop: null, variations: [{ file: 'day6/aw-1.mp3', version: '8c78fedf', seconds: 0.6067708 }, { file: 'day6/aw-2.mp3', version: 'c80fea15', seconds: 0.6225208 }] },
  boop: { loop: null, variations: [{ file: 'day6/boop-1.mp3', version: 'beb89c1f', seconds: 0.4994167 }, { file: 'day6/boop-2.mp3', version: '1581f853', seconds: 0.4789375 }] },
  brush: { loop: null, variations: [{ file: 'day6/brush-1.mp3', version: '5094842b', seconds: 0.668 }, { file: 'day6/brush-2.mp3', version: '46641660', seconds: 0.6186042 }, { file: 'day6/brush-3.mp3', version: '7c0fa5be', seconds: 0.7145 }] },
  buds: { loop: null, variations: [{ file: 'day6/buds.mp3', version: '1e1fbd24', seconds: 0.5960417 }] },
  clink: { loop: null, variations: [{ file: 'day6/clink.mp3', version: 'f684d180', seconds: 0.3280417 }] },
  laugh: { loop: null, variations: [{ file: 'day6/laugh.mp3', version: 'bab93bb7', seconds: 1.879 }] },
  pluck: { loop: null, variations: [{ file: 'day6/pluck-1.mp3', version: '6dbe8ebe', seconds: 0.4164583 }, { file: 'day6/pluck-2.mp3', version: '890e0afe', seconds: 0.4129375 }, { file: 'day6/pluck-3.mp3', version: '89cfa2d4', seconds: 0.3916875 }] },
  shell: { loop: null, variations: [{ file: 'day6/shell.mp3', version: 'df527a4e', seconds: 0.3988958 }] },
  sigh: { loop: null, variations: [{ file: 'day6/sigh.mp3', version: '526075f2', seconds: 2.1353958 }] },
  waltz: { loop: { start: 0.1, end: 36.1 }, variations: [{ file: 'day6/waltz.mp3', version: 'cb5b2329', seconds: 36 }] },
} as const satisfies Record<string, RenderedSound>
