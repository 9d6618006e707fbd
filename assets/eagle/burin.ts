import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line, PathSource, PenPoint, Point } from '../ink/path'
import { scratch } from '../ink/scratchboard'

/** The black of the crest: a shade deeper than the plate that it is cut into. */
const BLACK: Color = '#25221e'
/** Indigo, as it must be on black to be seen: the eye and the drop at the nib, nothing else. */
export const ICE: Color = '#7397da'

/** A black form of the crest: it hides what lies behind it. */
export function blacken(ink: Ink, shape: PathSource): Line {
  const line = ink.cut(shape, { fill: BLACK })
  ink.black(line)
  return line
}

/** Draws the burin through the plate: a line of light, as wide at each place as its pressure says; nothing where it is thinner than `least`. */
export function cut(ink: Ink, line: readonly Readonly<PenPoint>[], least = 0.7): void {
  const path = line.map(({ x, y, pressure }) => [x, y, pressure])
  scratch(ink, path, { white: true, least, wobble: 0.15 })
}

/** A line through places, each as wide as a share (0…1) of the way says. */
export function cutAlong(ink: Ink, places: readonly Readonly<Point>[], width: (share: number) => number): void {
  cut(
    ink,
    places.map(({ x, y }, i) => ({ x, y, pressure: Math.max(0, width(i / (places.length - 1))) })),
  )
}

/** As many places as asked for, by the share (0…1) of the way. */
export function places(count: number, place: (share: number) => Point): Point[] {
  return Array.from({ length: count }, (_, i) => place(i / (count - 1)))
}

/** The place so far from the origin, in that direction, in degrees from the right, clockwise. */
export function polar(angle: number, far: number): Point {
  return { x: Math.cos(radians(angle)) * far, y: Math.sin(radians(angle)) * far }
}
