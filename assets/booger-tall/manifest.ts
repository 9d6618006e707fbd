// biome-ignore-all format: written by `npm run draw booger-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'booger-tall/booger-tall.webp', version: 'b42a0603', resolution: 0.8 },
  ],
  frames: {
    bust: [0, 3, 3, 1344, 661, 0, 43, 1344, 704],
    above: [0, 3, 668, 1257, 549, 0, 0, 1344, 549],
    upperSleeve: [0, 3, 1221, 360, 384, 9, 0, 384, 384],
  },
  sprites: {
    above: { frames: ['above'], width: 1680, height: 686.6666666666667, anchor: { x: 0.5, y: 0.92233 } },
    bust: { frames: ['bust'], width: 1680, height: 880, anchor: { x: 0.5, y: 0.01515 } },
    upperSleeve: { frames: ['upperSleeve'], width: 480, height: 480, anchor: { x: 0.375, y: 0.05556 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
