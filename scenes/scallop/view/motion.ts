import { clamp } from '../../../src/stage/contract/math'

export const RADIANS = Math.PI / 180

/** A swing that dies away, −1…1: so long after a touch, in ms; it lasts so long, and swings once in `period`. */
export function rung(elapsed: number, lasting: number, period: number): number {
  if (!(elapsed >= 0 && elapsed < lasting)) return 0
  const left = 1 - elapsed / lasting
  return Math.sin((elapsed / period) * 2 * Math.PI) * left * left
}

/** From 0 to 1, beyond it, and back: how far something has sprung so long after it began. */
export function sprung(elapsed: number, lasting: number): number {
  const back = clamp(elapsed / lasting, 0, 1) - 1
  return 1 + back * back * (2.7 * back + 1.7)
}

/** How far a thing is pressed in, 1…0: at once, and back within that many ms. */
export function pressed(elapsed: number, lasting: number): number {
  return elapsed >= 0 && elapsed < lasting ? 1 - elapsed / lasting : 0
}
