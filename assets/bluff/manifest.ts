// biome-ignore-all format: written by `npm run draw bluff` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [
    { file: 'day20/bluff.avif', version: '468e1d76', resolution: 2 },
  ],
  frames: {
    blot_1: [0, 3, 3, 301, 208, 72, 115, 440, 360],
    blot_0: [0, 3, 215, 300, 208, 73, 115, 440, 360],
    blot_2: [0, 3, 427, 299, 208, 74, 115, 440, 360],
  },
  sprites: {
    blot: { frames: ['blot_0', 'blot_1', 'blot_2'], width: 220, height: 180, anchor: { x: 0.5, y: 0.61111 } },
  },
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day20/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day20/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
