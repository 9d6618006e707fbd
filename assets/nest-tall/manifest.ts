// biome-ignore-all format: written by `npm run draw nest-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'nest-tall/nest-tall.avif', version: 'aa60a9ab', resolution: 0.75 },
  ],
  frames: {
    above: [0, 3, 3, 1200, 420, 0, 0, 1200, 420],
    below: [0, 3, 427, 1200, 420, 0, 0, 1200, 420],
  },
  sprites: {
    above: { frames: ['above'], width: 1600, height: 560, anchor: { x: 0, y: 1 } },
    below: { frames: ['below'], width: 1600, height: 560, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
