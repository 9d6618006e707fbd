// biome-ignore-all format: written by `npm run sounds farm` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  bell: { loop: null, variations: [{ file: 'day31/bell.mp3', version: '07ebde89', seconds: 0.986875 }] },
  sea: { loop: { start: 0.1, end: 15.1 }, variations: [{ file: 'day31/sea.mp3', version: '9e75b491', seconds: 15 }] },
  splash: { loop: null, variations: [{ file: 'day31/splash-1.mp3', version: '06bd407b', seconds: 1.0006667 }, { file: 'day31/splash-2.mp3', version: 'b0a1587a', seconds: 1.0061458 }] },
} as const satisfies Record<string, RenderedSound>
