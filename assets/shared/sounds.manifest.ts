// biome-ignore-all format: written by `npm run sounds shared` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  button: { loop: null, variations: [{ file: 'shared/button.mp3', version: '08247ae2', seconds: 0.1742083 }] },
  replay: { loop: null, variations: [{ file: 'shared/replay.mp3', version: '9ea46049', seconds: 0.5094583 }] },
  rustle: { loop: null, variations: [{ file: 'shared/rustle-1.mp3', version: '2564313c', seconds: 0.3019167 }, { file: 'shared/rustle-2.mp3', version: '87469ab0', seconds: 0.35675 }, { file: 'shared/rustle-3.mp3', version: '5844473c', seconds: 0.2059583 }, { file: 'shared/rustle-4.mp3', version: '5b1aedee', seconds: 0.4114375 }] },
  thump: { loop: null, variations: [{ file: 'shared/thump.mp3', version: '138572bd', seconds: 0.2279583 }] },
} as const satisfies Record<string, RenderedSound>
