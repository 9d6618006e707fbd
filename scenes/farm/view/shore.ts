import { BANK, MIDDLE, SHORE } from '../../../assets/farm/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, lerp } from '../../../src/stage/contract/math'
import { outline } from '../../../src/stage/contract/outline'

/** A place at the island's foot, and which way the sea is from there. */
export interface Beach extends Point {
  /** Radians: a drawing turned by this has the sea below it. */
  readonly turn: number
  /** Of length 1, seawards. */
  readonly out: Point
}

/** The corners of the shore as drawn, in scene units. */
const CORNERS = outline(SHORE).map(({ x, y }) => ({ x, y: y + BANK * clamp((y - 430) / 260, 0, 1) }))

/** Places along the foot of the island, so many units apart, clockwise. */
export function beaches(apart: number): Beach[] {
  const places: Beach[] = []
  let rest = apart / 2
  let from = CORNERS.at(-1)
  for (const to of CORNERS) {
    if (from) {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      for (; rest < length; rest += apart) places.push(beachBetween(from, to, rest / length))
      rest -= length
    }
    from = to
  }
  return places
}

function beachBetween(from: Point, to: Point, share: number): Beach {
  const along = Math.atan2(to.y - from.y, to.x - from.x)
  // Clockwise, the sea is to the left of the way.
  const out = { x: Math.sin(along), y: -Math.cos(along) }
  return { x: lerp(from.x, to.x, share), y: lerp(from.y, to.y, share), turn: along + Math.PI, out }
}

/** How far beyond the island's edge a place is, roughly: 1 on it, more at sea. */
export function islandReach({ x, y }: Readonly<Point>): number {
  return Math.cbrt(Math.abs((x - MIDDLE.x) / 560) ** 3 + Math.abs((y - MIDDLE.y - 12) / 352) ** 3)
}
