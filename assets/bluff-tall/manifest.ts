// biome-ignore-all format: written by `npm run draw bluff-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'bluff-tall/bluff-tall.webp', version: '7bd5f33d', resolution: 0.8 },
  ],
  frames: {
    roof_negative: [0, 3, 3, 1344, 353, 0, 0, 1344, 353],
    stern: [0, 3, 360, 817, 557, 20, 0, 848, 557],
  },
  sprites: {
    stern: { frames: ['stern'], width: 1060, height: 696, anchor: { x: 0.39623, y: 0 } },
    roof: { frames: ['roof_negative'], width: 1680, height: 441, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
