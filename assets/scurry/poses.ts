/** A point from the hip, in drawing units. */
type Place = readonly [x: number, y: number]

/** A leg at one moment: knee and ankle from the hip, and how the foot is turned (0 flat, clockwise). */
export interface Leg {
  knee: Place
  ankle: Place
  foot: number
}

/** What a leg does in a run, as it leads and then as it trails. */
export interface Step {
  lead: Leg
  trail: Leg
}

/** Which leg is which, in one of the drawings of a run: after half of them they change over. */
export function legsAt(steps: readonly Step[], pose: number): { near: Leg; far: Leg } {
  const step = steps[pose % steps.length]
  if (!step) throw new RangeError(`There is no step ${pose}.`)
  return pose < steps.length ? { near: step.lead, far: step.trail } : { near: step.trail, far: step.lead }
}

/** The moment of a half cycle that a drawing shows, picked from a list of four. */
export function phaseOf<Item>(items: readonly Item[], pose: number): Item {
  const item = items[pose % items.length]
  if (item === undefined) throw new RangeError(`There is no pose ${pose}.`)
  return item
}
