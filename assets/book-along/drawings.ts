import { drawings } from '../pipeline/drawings'
import { drawCart } from './cart'

/** What the visitor's book shows where the box is taken along, for a page of 1440 × 900: a half larger, as all that lies in it. */
export const pictures = drawings({
  pictures: { cart: { width: 500, height: 340, draw: drawCart, sizes: { '1x': 1 }, scale: 1.5, keep: 'lean' } },
})
