import { manifest } from '../../assets/fairy-later/manifest'
import { createDusk, createNight } from './view/night'
import { createPond } from './view/pond'
import { createRim } from './view/rim'

/** What the fairies wake: lilies and fish, lamps and pupils on the rim, and the evening over it all. */
export const later = {
  manifest,
  parts: { pond: createPond, rim: createRim, dusk: createDusk, 'land dusk': createDusk, night: createNight },
}
