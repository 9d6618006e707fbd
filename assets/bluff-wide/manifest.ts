// biome-ignore-all format: written by `npm run draw bluff-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'bluff-wide/bluff-wide.webp', version: '35fdd918', resolution: 0.8 },
  ],
  frames: {
    spur: [0, 3, 3, 526, 439, 34, 9, 560, 448],
  },
  sprites: {
    spur: { frames: ['spur'], width: 700, height: 560, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
