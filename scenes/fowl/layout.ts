import type { Point } from '../../src/stage/contract/geometry'
import { smoothstep } from '../../src/stage/contract/math'
import type { Facing, SideName } from './state'

/** The whole way round, in parts. */
export const ROUND = 100

/** One side of the square: from the part of the way where it begins to the part where it ends, from corner to corner. */
interface Side {
  readonly name: SideName
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

/** How large she is on the far lane and on the near one. */
export const SIZE = { far: 0.92, near: 1.12 } as const

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

/** How many fly. */
export const CHICKENS = 6

/** No more puffs than this, however the numbers are turned. */
export const MOST_DUST = 12

/** How far from her middle the ground is when she takes off, in scene units. */
const STANDING = 78
/** How high above that she flies, and how far she has flown by then, in scene units. */
const CLIMB = { height: 150, distance: 520 } as const

/** How much of her climb she has behind her, 0…1, after flying that far. */
export function climbAfter(flown: number): number {
  return smoothstep(0, CLIMB.distance, flown)
}

/** How far below her middle the ground is, in scene units. */
export function groundBelow(flown: number): number {
  return STANDING + CLIMB.height * climbAfter(flown)
}
