// biome-ignore-all format: written by `npm run draw scallop-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'scallop-tall/scallop-tall.avif', version: '638ee5e1', resolution: 0.65 },
  ],
  frames: {
    above: [0, 3, 3, 1072, 364, 20, 0, 1092, 364],
    below: [0, 3, 371, 1058, 364, 34, 0, 1092, 364],
  },
  sprites: {
    above: { frames: ['above'], width: 1680, height: 560, anchor: { x: 0.02381, y: 1 } },
    below: { frames: ['below'], width: 1680, height: 560, anchor: { x: 0.02381, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
