import { manifest } from '../../assets/heist-later/manifest'
import { createArmour } from './view/armour'
import { createFloor } from './view/floor'
import { createHauler } from './view/hauler'
import { createSack } from './view/sack'
import { createThings } from './view/things'
import { createTold } from './view/told'
import { createWall } from './view/wall'

/** What lies in the dark and who wakes up there, the sack that grows, the way out, and what it all comes to. */
export const later = {
  manifest,
  parts: {
    floor: createFloor,
    wall: createWall,
    things: createThings,
    armour: createArmour,
    sack: createSack,
    hauler: createHauler,
    told: createTold,
  },
}
