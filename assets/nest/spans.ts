import { SIZES } from './sitters'

/** How long the longest side of each of the 21 is, as it is drawn asleep: what its size beside the others is measured by. */
export const SPANS: readonly number[] = [
  336, 340, 292, 352, 328, 316, 340, 272, 276, 368, 300, 356, 316, 304, 260, 244, 280, 280, 296, 344, 284,
]

/** Where a snail sits on each of the 21, in the units of its drawing, about the middle of the nest's rim. */
export const PERCHES: readonly (readonly [x: number, y: number])[] = [
  [44, -116],
  [-24, -86],
  [84, -100],
  [84, -96],
  [100, -84],
  [28, -172],
  [66, -78],
  [64, -108],
  [36, -166],
  [30, -112],
  [-30, -150],
  [98, -92],
  [-24, -146],
  [116, -76],
  [-46, -176],
  [0, -152],
  [-30, -122],
  [52, -136],
  [30, -132],
  [44, -88],
  [48, -122],
]

/** So many scene units long is a sleeper for each unit of its size. */
const LENGTH = 11.5 * 1.17

/** Scene units for a unit of the drawings of each of the 21, so that each is as large as it is beside the others. */
export const SCALES: readonly number[] = SIZES.map((size, creature) => (LENGTH * size) / (SPANS[creature] ?? 320))
