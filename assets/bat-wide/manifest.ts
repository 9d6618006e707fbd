// biome-ignore-all format: written by `npm run draw bat-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'bat-wide/bat-wide.avif', version: '157108ec', resolution: 0.9 },
  ],
  frames: {
    wing: [0, 3, 3, 549, 685, 0, 89, 549, 774],
  },
  sprites: {
    wing: { frames: ['wing'], width: 610, height: 860, anchor: { x: 0.81967, y: 1 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
