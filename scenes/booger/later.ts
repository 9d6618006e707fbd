import { manifest } from '../../assets/booger-later/manifest'
import { createCourt } from './view/court'
import { createCrown } from './view/crown'
import { createGarland } from './view/garland'
import { createInside } from './view/inside'

/** What comes out of the nose, who comes with it, and what he leaves behind. */
export const later = {
  manifest,
  parts: { garland: createGarland, inside: createInside, court: createCourt, crown: createCrown },
}
