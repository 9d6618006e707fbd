import type { Direction } from '../ink/field'
import type { Ink } from '../ink/ink'
import { itemAround, lerp, radians } from '../ink/numbers'
import { RUST } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'

/** A place on the page. */
export type Place = readonly [x: number, y: number]

/** The sun stands low on the right, where they all run to. */
export const LIGHT: Direction = [0.58, -0.6, 0.56]

/** Lays the day's accent on a form, slipped off its lit edge. */
export function rust(ink: Ink, shape: PathSource, offset = 2.4, alpha = 0.85): Line {
  return ink.tint(shape, { color: RUST, offset: -offset, alpha })
}

/** Down along an outline: tufts that lean out of the form about its middle, turned back with the wind by so many degrees. */
export function fuzz(ink: Ink, places: readonly Place[], [left, top]: Place, length = 15, lean = 0): void {
  for (const [x, y] of places) {
    const outwards = (Math.atan2(y - top, x - left) * 180) / Math.PI
    ink.tufts([[x, y]], () => outwards + lean, { length, count: 3, width: 2.4, fan: 0.8, curl: 0.3 })
  }
}

/** So many places along a stretch of an ellipse, by its degrees, at unequal steps. */
export function around(
  [x, y]: Place,
  [across, down]: Place,
  [from, to]: readonly [from: number, to: number],
  count: number,
): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = radians(lerp(from, to, i / Math.max(1, count - 1)) + itemAround([2, -3, 4, -2, 0], i))
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down] as const
  })
}
