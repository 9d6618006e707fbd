// biome-ignore-all format: written by `npm run draw bat-tall` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'bat-tall/bat-tall.avif', version: '1a7e9fb5', resolution: 0.8 },
  ],
  frames: {
    skyAbove: [0, 3, 3, 1280, 688, 0, 0, 1280, 688],
    border: [0, 3, 695, 1280, 103, 0, 21, 1280, 136],
    hall: [0, 3, 802, 1280, 688, 0, 0, 1280, 688],
  },
  sprites: {
    skyAbove: { frames: ['skyAbove'], width: 1600, height: 860, anchor: { x: 0, y: 1 } },
    border: { frames: ['border'], width: 1600, height: 170, anchor: { x: 0, y: 0.58824 } },
    hall: { frames: ['hall'], width: 1600, height: 860, anchor: { x: 0, y: 0 } },
  },
  words: {},
  backdrops: {},
  pictures: {},
} as const satisfies FixedManifest
