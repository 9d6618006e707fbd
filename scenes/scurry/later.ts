import { manifest } from '../../assets/scurry-later/manifest'
import { createHat, createHeeled, createHeld, createTaut } from './view/caught'
import { createLoot } from './view/loot'
import { createSmoke } from './view/smoke'
import { createTown } from './view/town'
import { createWorn } from './view/worn'

/** What only a long chase shows: the town beyond, how he is caught, what he then carries off, and what is worn after it. */
export const later = {
  manifest,
  parts: {
    town: createTown,
    smoke: createSmoke,
    loot: createLoot,
    taut: createTaut,
    held: createHeld,
    heeled: createHeeled,
    hat: createHat,
    worn: createWorn,
  },
}
