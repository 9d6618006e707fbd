import { clamp } from '../../../src/stage/contract/math'

export const RADIANS = Math.PI / 180

/** A swing that dies away, −1…1: so long after a touch, in ms; it lasts so long, and swings once in `period`. */
export function rung(elapsed: number, lasting: number, period: number): number {
  if (!(elapsed >= 0 && elapsed < lasting)) return 0
  const left = 1 - elapsed / lasting
  return Math.sin((elapsed / period) * 2 * Math.PI) * left * left
}

/** From 0 to 1, beyond it, and back: how far something has sprung up so long after it began. */
export function sprung(elapsed: number, lasting: number): number {
  const share = clamp(elapsed / lasting, 0, 1)
  const back = share - 1
  return 1 + back * back * (2.7 * back + 1.7)
}

/** What is slapped down: from so many times its size to its own, within so many ms. */
export function slapped(elapsed: number, from: number, lasting: number): number {
  const share = clamp(elapsed / lasting, 0, 1)
  return from + (1 - from) * share * share
}

/** A hop, 0…1…0, in the middle of that many ms; 0 before and after. */
export function hopping(elapsed: number, lasting: number): number {
  if (!(elapsed >= 0 && elapsed < lasting)) return 0
  const share = elapsed / lasting
  return 4 * share * (1 - share)
}
