import { manifest } from '../../assets/bluff-later/manifest'
import { createHole } from './view/hole'
import { createRoom, createWalls } from './view/room'
import { createPlucked, createWornByBat, createWornByGoat, createWornByGull, createWornByHen } from './view/stakes'

/** The room behind the small hole, what is seen of it from the boat, and what they have lost in it, who wears that now. */
export const later = {
  manifest,
  parts: {
    hole: createHole,
    room: createRoom,
    walls: createWalls,
    plucked: createPlucked,
    wornByGull: createWornByGull,
    wornByGoat: createWornByGoat,
    wornByBat: createWornByBat,
    wornByHen: createWornByHen,
  },
}
