import type { Standalone } from './drawings'

/** A picture of the page for screens of twice the density, sharp on them; light, since the page waits for it. */
export const SHARP: Pick<Standalone, 'sizes' | 'keep'> = { sizes: { '2x': 1 }, keep: 'lean' }

/** The same in two sizes, for screens of either density: of the larger one those of density 1 would throw three quarters of the pixels away. */
export const BOTH_DENSITIES: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = {
  sizes: { '1x': 1, '2x': 1 },
  scale: { '1x': 1, '2x': 2 },
  keep: 'lean',
}
