// biome-ignore-all format: written by `npm run draw bluff-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'bluff-wide/bluff-wide.webp', version: '1426c720', resolution: 0.8 },
  ],
  frames: {
    leftEnd_negative: [0, 3, 3, 417, 816, 0, 0, 417, 816],
    rightEnd_negative: [0, 424, 3, 417, 816, 0, 0, 417, 816],
    spur: [0, 3, 823, 526, 439, 34, 9, 560, 448],
  },
  sprites: {
    spur: { frames: ['spur'], width: 700, height: 560, anchor: { x: 0, y: 0 } },
    leftEnd: { frames: ['leftEnd_negative'], width: 521, height: 1020, anchor: { x: 0, y: 0 } },
    rightEnd: { frames: ['rightEnd_negative'], width: 521, height: 1020, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
