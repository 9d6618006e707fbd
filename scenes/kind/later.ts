import { manifest } from '../../assets/kind-later/manifest'
import { createDoor } from './view/door'
import { createHome } from './view/home'
import { createLitToys } from './view/litToys'
import { createDoorlight, createWedge } from './view/wedge'

/** The light that comes in at the door, and who stands in it; and what is in the room since. */
export const later = {
  manifest,
  parts: { doorlight: createDoorlight, home: createHome, wedge: createWedge, toys: createLitToys, door: createDoor },
}
