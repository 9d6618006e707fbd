import type { Point } from '../../../src/stage/contract/geometry'
import { APART, REACHED, TUFTS } from '../layout'

/** How far off a tuft still counts for another, in those that stand between them. */
const NEAR = 1.5

/** Where those stand that can be cut, in how far they count for each other; and how much grass is about each once all is grown. */
const PLACES: readonly Point[] = REACHED.map((tuft) => {
  const { x, y } = TUFTS[tuft] ?? { x: 0, y: 0 }
  return { x: x / (APART.x * NEAR), y: y / (APART.y * NEAR) }
})
const CROWDS = PLACES.map((place) => PLACES.reduce((sum, other) => sum + nearness(place, other), 0))

/**
 * The order in which what was cut comes back, in `TUFTS`: next is always the tuft with the least grown grass about it, for
 * what stands there. So it comes up here and there, evenly all over, and nowhere in rows.
 *
 * @param first which of `REACHED` is the first
 */
export function growthOrder(first: number): number[] {
  const waiting = PLACES.map((place, index) => ({
    tuft: REACHED[index] ?? 0,
    place,
    crowd: CROWDS[index] ?? 1,
    grown: 0,
  }))
  const order: number[] = []
  let next = waiting[first]
  while (next) {
    const { tuft, place } = next
    order.push(tuft)
    waiting.splice(waiting.indexOf(next), 1)
    next = waiting[0]
    for (const other of waiting) {
      other.grown += nearness(place, other.place)
      if (next && other.grown / other.crowd < next.grown / next.crowd) next = other
    }
  }
  return order
}

/** How much one is about another: 1 at the same place, and ever less from there. */
function nearness(from: Point, to: Point): number {
  const across = from.x - to.x
  const down = from.y - to.y
  const far = 1 + across * across + down * down
  return 1 / (far * far)
}
