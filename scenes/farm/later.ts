import { manifest } from '../../assets/farm-later/manifest'
import { createEvening } from './view/evening'
import { createProwl } from './view/prowl'
import { createSupper } from './view/supper'
import { createTrapLamps } from './view/trapLamps'

/** The cat that helps itself, and what a full rack leads to: evening, lamps, a bridge, and all who come over it. */
export const later = {
  manifest,
  parts: { evening: createEvening, supper: createSupper, cat: createProwl, trapLamps: createTrapLamps },
}
