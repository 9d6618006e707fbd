// biome-ignore-all format: written by `npm run sounds farm` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day31/bell.mp3', version: '21cd7968', seconds: 1.1165833 }] },
  sea: { loop: { start: 0.1, end: 20.1 }, variations: [{ file: 'day31/sea.mp3', version: 'd4f1b1e1', seconds: 20 }] },
  splash: { loop: null, variations: [{ file: 'day31/splash-1.mp3', version: '06bd407b', seconds: 1.0006667 }, { file: 'day31/splash-2.mp3', version: 'e959dffe', seconds: 0.9792292 }, { file: 'day31/splash-3.mp3', version: 'c9263b85', seconds: 1.1777083 }] },
} as const satisfies Record<string, RenderedSound>
