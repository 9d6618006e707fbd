// biome-ignore-all format: written by `npm run draw match-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'match-tall/match-tall.avif', version: '4233a384', resolution: 0.7 },
  ],
  frames: {
    below: [0, 3, 3, 1075, 339, 122, 51, 1288, 420],
    above: [0, 3, 346, 1068, 342, 108, 38, 1288, 420],
  },
  sprites: {
    above: { frames: ['above'], width: 1840, height: 600, anchor: { x: 0.06522, y: 1 } },
    below: { frames: ['below'], width: 1840, height: 600, anchor: { x: 0.06522, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
