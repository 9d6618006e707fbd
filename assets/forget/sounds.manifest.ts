// biome-ignore-all format: written by `npm run sounds forget` from sounds.ts, which is the place to change.
import type { RenderedSound } from '../sound/manifest'

/** The sounds of this bundle. */
export const sounds = {
  turn: { loop: null, variations: [{ file: 'day12/turn-1.mp3', version: '43af26c1', seconds: 0.1709167 }, { file: 'day12/turn-2.mp3', version: '10848128', seconds: 0.1712292 }] },
} as const satisfies Record<string, RenderedSound>
