// biome-ignore-all format: written by `npm run draw gear` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this room. */
export const manifest = {
  sheets: [],
  sprites: {},
  backdrops: {},
  pictures: {
    vignette: { card: { file: 'day30/vignette-card.webp', width: 112, height: 100 } },
    'vignette-hover': { strip: { file: 'day30/vignette-hover-strip.webp', width: 634, height: 186 } },
  },
} as const satisfies FixedManifest
