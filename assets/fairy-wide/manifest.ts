// biome-ignore-all format: written by `npm run draw fairy-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'fairy-wide/fairy-wide.webp', version: '2fc1dfc2', resolution: 0.6 },
  ],
  frames: {
    wood: [0, 3, 3, 1472, 608, 0, 0, 1472, 608],
  },
  sprites: {
    wood: { frames: ['wood'], width: 2453.3333333333335, height: 1013.3333333333334, anchor: { x: 0.17391, y: 0.00658 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
