import type { Standalone } from './drawings'

/** A picture of the page for screens of twice the density, sharp on them; light, since the page waits for it. */
export const SHARP: Pick<Standalone, 'sizes' | 'keep'> = { sizes: { '2x': 1 }, keep: 'lean' }

/** The same for screens of either density: those of once would throw three quarters of the other away. */
export const BOTH_DENSITIES: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = {
  sizes: { '1x': 1, '2x': 1 },
  scale: { '1x': 1, '2x': 2 },
  keep: 'lean',
}
