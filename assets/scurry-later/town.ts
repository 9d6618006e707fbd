import { box, straight } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { type Color, PAPER } from '../ink/palette'
import { TOWN } from './shared'

/** Indigo deeper than the air between: nearer than the sky, further than the works. */
const HAZE: Color = '#36497a'
/** How far a tile is drawn beyond its ends, in drawing units, which are half as many as scene units. */
export const OVERLAP = 4
export const WIDTH = TOWN.width / 2

/** Roofs from left to right; the last meets the first. */
const ROOFS: readonly (readonly [number, number])[] = [
  ...([
    [-4, 235],
    [10, 215],
    [30, 235],
    [30, 222],
    [46, 222],
    [46, 205],
    [56, 205],
    [56, 222],
    [75, 222],
  ] as const),
  ...([
    [95, 198],
    [115, 222],
    [129, 222],
    [129, 235],
    [150, 235],
    [150, 190],
    [156, 190],
    [160, 150],
  ] as const),
  ...([
    [164, 190],
    [172, 190],
    [172, 235],
    [196, 235],
    [210, 220],
    [224, 235],
    [224, 226],
    [253, 226],
  ] as const),
  // The clock tower.
  ...([
    [253, 165],
    [248, 162],
    [250, 158],
    [258, 150],
    [270, 116],
    [282, 150],
    [290, 158],
    [292, 162],
  ] as const),
  ...([
    [287, 165],
    [287, 226],
    [310, 226],
    [325, 207],
    [340, 226],
    [356, 226],
    [356, 237],
    [380, 237],
  ] as const),
  ...([
    [380, 215],
    [393, 202],
    [406, 215],
    [406, 235],
    [433, 235],
    [433, 210],
    [450, 210],
    [450, 193],
  ] as const),
  ...([
    [454, 193],
    [454, 180],
    [458, 193],
    [462, 193],
    [462, 210],
    [480, 210],
    [480, 233],
    [505, 233],
  ] as const),
  ...([
    [523, 212],
    [542, 233],
    [556, 233],
    [556, 200],
    [566, 200],
    [566, 188],
    [578, 188],
    [578, 200],
  ] as const),
  ...([
    [588, 200],
    [588, 235],
    [604, 235],
  ] as const),
]
/** Lit windows: few, and none beside another. */
const WINDOWS = [
  [20, 244],
  [52, 234],
  [96, 240],
  [140, 246],
  [162, 214],
  [206, 244],
  [262, 236],
  [278, 254],
  [330, 244],
  [368, 250],
  [394, 228],
  [446, 232],
  [470, 246],
  [520, 244],
  [570, 222],
  [580, 248],
] as const

/** The town that the works belong to, flat in the distance, its tower waiting for a clock. Repeats to both sides. */
export function drawTown(ink: Ink): void {
  endless(ink, WIDTH, () => {
    ink.cut(straight([-4, 330], ...ROOFS, [604, 330]), { fill: HAZE })
    const { x, y } = TOWN.clock
    ink.black(ink.ellipse(x / 2, y / 2, 11.5, 11.5, 0, 0.01))
    for (const [left, top] of WINDOWS) ink.cut(box(left, top, left + 3.4, top + 5.4), { fill: PAPER })
  })
}
