import type { Areas } from '../../src/stage/areas'
import type { Point } from '../../src/stage/geometry'
import { drawnAt } from './layout'
import type { Heist } from './state'

/** His outline about his feet as he looks to the left, lantern before him and sack behind. */
const LOOKING_LEFT: readonly Point[] = [
  { x: -60, y: 12 },
  { x: -70, y: -70 },
  { x: -100, y: -110 },
  { x: -100, y: -56 },
  { x: -186, y: -56 },
  { x: -178, y: -190 },
  { x: -110, y: -190 },
  { x: -72, y: -246 },
  { x: -10, y: -266 },
  { x: 50, y: -280 },
  { x: 84, y: -268 },
  { x: 90, y: -236 },
  { x: 138, y: -210 },
  { x: 178, y: -170 },
  { x: 176, y: -100 },
  { x: 120, y: -70 },
  { x: 60, y: -94 },
  { x: 76, y: 12 },
]

const LOOKING_RIGHT = LOOKING_LEFT.map(({ x, y }) => ({ x: -x, y }))

/** Where his feet are drawn: written over and over. */
const feet: Point = { x: 0, y: 0 }

export const areas = [
  {
    id: 'thief',
    label: { en: 'The thief', fr: 'Le voleur' },
    shape(heist, out, { size }) {
      drawnAt(heist, size, feet)
      out.polygon(heist.left ? LOOKING_LEFT : LOOKING_RIGHT, feet.x, feet.y)
    },
    cursor: 'none',
  },
] satisfies Areas<Heist>
