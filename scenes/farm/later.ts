import { manifest } from '../../assets/farm-later/manifest'
import { createEvening } from './view/evening'
import { createProwl } from './view/prowl'
import { createRack } from './view/rack'
import { createSupper } from './view/supper'
import { createTrapLamps } from './view/trapLamps'

/** What hangs on the rack, the cat that helps itself, and what a full rack leads to: evening, lamps, a bridge, and all who come over it. */
export const later = {
  manifest,
  parts: {
    evening: createEvening,
    rack: createRack,
    supper: createSupper,
    cat: createProwl,
    trapLamps: createTrapLamps,
  },
}
