// biome-ignore-all format: written by `npm run draw snack-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'snack-tall/snack-tall.avif', version: 'e6598ab2', resolution: 0.8 },
  ],
  frames: {
    depths: [0, 3, 3, 1293, 467, 0, 0, 1293, 467],
  },
  sprites: {
    depths: { frames: ['depths'], width: 1616, height: 584, anchor: { x: 0.00495, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
