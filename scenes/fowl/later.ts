import { manifest } from '../../assets/fowl-later/manifest'
import { createBasket } from './view/basket'
import { createBroom, createFair } from './view/fair'
import { createLoose } from './view/loose'
import { createRuins } from './view/ruins'

/** What breaks, who looks on, who is caught, and what is won by it. */
export const later = {
  manifest,
  parts: { ruins: createRuins, basket: createBasket, fair: createFair, loose: createLoose, broom: createBroom },
}
