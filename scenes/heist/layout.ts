import type { Point, Size } from '../../src/stage/contract/geometry'

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** How near his feet come to an edge of the window, in CSS pixels. Source: docs/days.md, 22 heist. */
const FEET = 100
/** How near they are drawn to the upper edge, and to those beside him: so that head, sack and lantern stay in the picture. */
const DRAWN = { above: 322, aside: 192 } as const
/** Over so many times as much as it is pushed there, a place is pushed less and less the further it is from an edge. */
const GIVE = 2.3

/**
 * Where on the picture a place of the floor is drawn, written into `out`: near the edges, where there would be no room above his
 * feet, the floor is seen at more of a slant, with all that stands and lies on it. All in CSS pixels. Allocates nothing.
 */
export function drawnAt({ x, y }: Readonly<Point>, { width, height }: Readonly<Size>, out: Point): void {
  out.x = x + pushAt(x, DRAWN.aside, width) - pushAt(width - x, DRAWN.aside, width)
  out.y = y + pushAt(y, DRAWN.above, height)
}

/** How far a place is pushed away from an edge that it is so far from, in a room of that length. */
function pushAt(from: number, drawn: number, room: number): number {
  const push = Math.min(drawn, room / 2) - FEET
  // A room so small that there is nowhere to be pushed to.
  if (push <= 0) return 0
  const reach = GIVE * push
  const left = FEET + reach - from
  // Too little room to give way over: all of it gives way alike.
  if (FEET + reach > room - FEET) return (push * Math.max(0, room - FEET - from)) / (room - 2 * FEET)
  return left > 0 ? (push * left * left) / (reach * reach) : 0
}
