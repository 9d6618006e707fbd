// biome-ignore-all format: written by `npm run draw match` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    'vignette-hover': { strip: { file: 'day8/vignette-hover-strip.webp', width: 736, height: 115, resolution: 1.7391304347826086 } },
    vignette: { arrival: { file: 'day8/vignette-arrival.webp', width: 147.20000000000002, height: 115, resolution: 1.7391304347826086 } },
  },
} as const satisfies FixedManifest
