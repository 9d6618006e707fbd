import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import type { Line } from '../ink/path'

export type Place = readonly [x: number, y: number]
/** Four corners, clockwise from the far left. */
export type Quad = readonly [farLeft: Place, farRight: Place, nearRight: Place, nearLeft: Place]

/** A figure with straight sides. */
export function straight(ink: Ink, corners: readonly Place[]): Line {
  return ink.path(
    corners.map(([x, y]) => [x, y, 1, 1]),
    true,
  )
}

/** An upright rectangle. */
export function box(ink: Ink, left: number, top: number, right: number, bottom: number): Line {
  return straight(ink, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
}

/** The place in a quad that lies `across` of the way to the right and `down` of the way to the near side, 0…1 each. */
export function inQuad([farLeft, farRight, nearRight, nearLeft]: Quad, across: number, down: number): Place {
  return [
    lerp(lerp(farLeft[0], farRight[0], across), lerp(nearLeft[0], nearRight[0], across), down),
    lerp(lerp(farLeft[1], farRight[1], across), lerp(nearLeft[1], nearRight[1], across), down),
  ]
}
