// biome-ignore-all format: written by `npm run draw snack` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day27/snack.avif', version: 'b35aeb0e', resolution: 2 },
  ],
  frames: {
    blot_0: [0, 3, 3, 303, 206, 70, 115, 440, 360],
    blot_1: [0, 3, 213, 303, 206, 69, 115, 440, 360],
    blot_2: [0, 3, 423, 303, 207, 70, 114, 440, 360],
  },
  sprites: {
    blot: { frames: ['blot_0', 'blot_1', 'blot_2'], width: 220, height: 180, anchor: { x: 0.5, y: 0.61111 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day27/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day27/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
