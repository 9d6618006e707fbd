// biome-ignore-all format: written by `npm run draw baddog` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day21/baddog.avif', version: 'bf6ff31e', resolution: 2 },
  ],
  frames: {
    blot_0: [0, 3, 3, 299, 209, 74, 112, 440, 360],
    blot_1: [0, 3, 216, 299, 209, 74, 112, 440, 360],
    blot_2: [0, 3, 429, 298, 209, 75, 112, 440, 360],
  },
  sprites: {
    blot: { frames: ['blot_0', 'blot_1', 'blot_2'], width: 220, height: 180, anchor: { x: 0.5, y: 0.61111 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day21/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day21/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
