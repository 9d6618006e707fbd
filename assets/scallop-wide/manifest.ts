// biome-ignore-all format: written by `npm run draw scallop-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'scallop-wide/scallop-wide.avif', version: '14df7d37', resolution: 0.65 },
  ],
  frames: {
    beside: [0, 3, 3, 572, 650, 0, 0, 572, 650],
  },
  sprites: {
    beside: { frames: ['beside'], width: 880, height: 1000, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
