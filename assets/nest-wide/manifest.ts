// biome-ignore-all format: written by `npm run draw nest-wide` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'nest-wide/nest-wide.avif', version: '73c7b61b', resolution: 0.8 },
  ],
  frames: {
    left: [0, 3, 3, 640, 800, 0, 0, 640, 800],
    right: [0, 647, 3, 640, 800, 0, 0, 640, 800],
  },
  sprites: {
    left: { frames: ['left'], width: 800, height: 1000, anchor: { x: 1, y: 0 } },
    right: { frames: ['right'], width: 800, height: 1000, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
