// biome-ignore-all format: written by `npm run draw forget` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day12/forget.avif', version: 'bf1958c9', resolution: 2 },
  ],
  frames: {
    blot_1: [0, 3, 3, 300, 207, 74, 114, 440, 360],
    blot_2: [0, 3, 214, 300, 208, 73, 113, 440, 360],
    blot_0: [0, 3, 426, 299, 207, 74, 114, 440, 360],
  },
  sprites: {
    blot: { frames: ['blot_0', 'blot_1', 'blot_2'], width: 220, height: 180, anchor: { x: 0.5, y: 0.61111 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day12/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day12/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
