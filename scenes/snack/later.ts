import { manifest } from '../../assets/snack-later/manifest'
import { createDishes, createRow } from './view/ants'
import { createCandles } from './view/candles'
import { createGlance, createSitting } from './view/sitting'
import { createGuests, createOffer, createTable } from './view/table'

/** What of the candy hills is drawn later: how she looks at us and how she sits, the ants' row and their banquet, and what is left of it. */
export const later = {
  manifest,
  parts: {
    glance: createGlance,
    sitting: createSitting,
    table: createTable,
    guests: createGuests,
    dishes: createDishes,
    offer: createOffer,
    row: createRow,
    candles: createCandles,
  },
}
