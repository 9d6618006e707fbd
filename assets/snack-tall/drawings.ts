import { drawings } from '../pipeline/drawings'
import { OVERLAP, TILE } from '../snack/tile'
import { drawDepths, END } from './depths'

/** Where it begins, under the icing's own picture. */
const TOP = 1056

export const pictures = drawings({
  sprites: {
    depths: {
      ...{ left: -OVERLAP, top: TOP, width: TILE + 2 * OVERLAP, height: END - TOP, anchor: [0, TOP] },
      ...{ lineWidth: 4, boil: false, bleed: true, scale: 0.8 },
      // The jam is a wash, and goes on in the next tile.
      drying: { clouds: 0 },
      draw: drawDepths,
    },
  },
})
