// biome-ignore-all format: written by `npm run draw book-along` from drawings.ts, which is the place to change.
import type { FixedManifest } from '../pipeline/manifest'

/** The pictures of this bundle. */
export const manifest = {
  sheets: [],
  frames: {},
  sprites: {},
  words: {},
  backdrops: {},
  pictures: {
    cart: { '1x': { file: 'book-along/cart-1x.webp', width: 500, height: 340, resolution: 1.5 } },
  },
} as const satisfies FixedManifest
