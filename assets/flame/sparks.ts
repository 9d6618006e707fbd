import type { Ink } from '../ink/ink'
import { FLAME_ORANGE, FLAME_RED } from './places'

/** How many sparks there are, side by side; the cell of each, in units. */
export const SPARKS = 4
export const SPARK_CELL = 20

export function drawSparks(ink: Ink): void {
  const at = (i: number, draw: () => void) => ink.at(i * SPARK_CELL + 10, 10, {}, draw)
  at(0, () => ink.dot(0, 0, 3.6, { color: FLAME_RED, alpha: 1 }))
  at(1, () => ink.line('-2,7 1,1 -1,-4 3,-8', { width: 4.4, color: FLAME_RED, alpha: 1, profile: 'flick' }))
  at(2, () => ink.line('3,7 -1,2 2,-3 0,-8', { width: 4, color: FLAME_ORANGE, alpha: 1, profile: 'swell' }))
  at(3, () => {
    ink.dot(0, 1, 2.4, { color: FLAME_ORANGE, alpha: 1 })
    ink.dot(3, -4, 1.5, { color: FLAME_RED, alpha: 1 })
  })
}

/** A pair of eyes in the dark, 40 × 20 units. */
export function drawEyes(ink: Ink): void {
  for (const x of [11, 29]) {
    ink.black(ink.ellipse(x, 10, 5.8, 6.4), { white: true })
    ink.black(ink.ellipse(x - 1.6, 10.6, 2.8, 3.6))
  }
}
