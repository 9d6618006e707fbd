import { manifest } from '../../assets/eagle-later/manifest'
import { createPrint } from './view/print'
import { createCaught, createFree } from './view/star'

/** What the burin leaves in a visitor's hand, the stars that come by, those that it has, and what is printed with five. */
export const later = { manifest, parts: { free: createFree, caught: createCaught, print: createPrint } }
