import { clamp } from '../../../src/stage/contract/math'

/** The scale of what is slapped down: at first `from` times its size, and its own within `lasting` ms. */
export function slapScale(elapsed: number, from: number, lasting: number): number {
  return from + (1 - from) * clamp(elapsed / lasting, 0, 1) ** 2
}
