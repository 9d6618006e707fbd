import type { Point } from '../../src/stage/scene'

/** The way the hen looks and runs. */
export type Facing = 'right' | 'down' | 'left' | 'up'

/** The whole way round, in parts. */
export const ROUND = 100

/** One side of the square: from the part of the way where it begins to the part where it ends, from corner to corner. */
interface Side {
  readonly name: 'top' | 'right' | 'bottom' | 'left'
  readonly facing: Facing
  readonly begins: number
  readonly ends: number
  readonly from: Readonly<Point>
  readonly to: Readonly<Point>
}

/** The corners of the kerb that she runs on, where her feet are, in scene units. The near side is the wider one. */
export const CORNERS = {
  farLeft: { x: 242, y: 312 },
  farRight: { x: 1365, y: 312 },
  nearRight: { x: 1443, y: 865 },
  nearLeft: { x: 157, y: 865 },
} as const

const { farLeft, farRight, nearRight, nearLeft } = CORNERS

const TOP: Side = { name: 'top', facing: 'right', begins: 0, ends: 35, from: farLeft, to: farRight }
const RIGHT: Side = { name: 'right', facing: 'down', begins: 35, ends: 50, from: farRight, to: nearRight }
const BOTTOM: Side = { name: 'bottom', facing: 'left', begins: 50, ends: 85, from: nearRight, to: nearLeft }
const LEFT: Side = { name: 'left', facing: 'up', begins: 85, ends: ROUND, from: nearLeft, to: farLeft }

/** The side that a part of the way (0…100) lies on. A corner belongs to the side that begins there. */
export function sideAt(perimeter: number): Side {
  if (perimeter < TOP.ends) return TOP
  if (perimeter < RIGHT.ends) return RIGHT
  return perimeter < BOTTOM.ends ? BOTTOM : LEFT
}

/** Puts `place` where that part of the way (0…100, and round again) is, in scene units. */
export function placeOnTrack(perimeter: number, place: Point): void {
  const part = perimeter % ROUND
  const { begins, ends, from, to } = sideAt(part)
  const share = (part - begins) / (ends - begins)
  place.x = from.x + (to.x - from.x) * share
  place.y = from.y + (to.y - from.y) * share
}
