import type { PimPose } from '../characters/pim'
import { PIM_STANDS } from '../characters/pimPoses'

/** One hand in his hair, the sword forgotten in the other. */
export const PIM_SCRATCHES: PimPose = {
  ...PIM_STANDS,
  lean: -4,
  head: { at: [2, 0], turn: 8 },
  feet: [
    [-22, 0],
    [13, 3],
  ],
  hand: [-50, -40],
  elbow: [-44, -56],
  blade: 118,
  other: [34, -98],
  otherElbow: [56, -70],
  scarf: [
    [-12, 2],
    [-30, 12],
    [-42, 26],
  ],
}

/** Sword up, legs apart. */
export const PIM_SHOUTS: PimPose = {
  ...PIM_STANDS,
  lean: 3,
  head: { at: [-2, -1], turn: -6 },
  feet: [
    [-23, 1],
    [24, 0],
  ],
  hand: [-52, -84],
  elbow: [-48, -58],
  blade: -104,
  other: [30, -34],
  otherElbow: [44, -50],
}
