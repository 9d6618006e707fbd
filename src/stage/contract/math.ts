/** Small functions of motion and chance that views and rules share. All are the same in every engine; none allocates. */
import { cos, exp, sin } from './rules/portableMath'

/** A degree, in radians: `30 * DEGREE`. */
export const DEGREE = Math.PI / 180

/** The number held within `low`…`high`; where `low` is the higher of the two, `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** The number that lies that share of the way between two: `from` at 0, `to` at 1, and on beyond. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** From 0 at `low` to 1 at `high`, slow at both ends. `high` may be below `low`; where they are the same it is a step. */
export function smoothstep(low: number, high: number, value: number): number {
  if (low === high) return value < low ? 0 : 1
  const share = clamp((value - low) / (high - low), 0, 1)
  return share * share * (3 - 2 * share)
}

/**
 * Where something is that goes from `from` towards `to`, fast at first and ever slower, after `elapsed`: the same after one
 * long step as after many short ones. In each `timeConstant` it makes 63 % of the way that is left; both in ms.
 */
export function damp(from: number, to: number, timeConstant: number, elapsed: number): number {
  if (timeConstant <= 0) return to
  return from + (to - from) * (1 - exp(-elapsed / timeConstant))
}

/** How high (0…1) a hop is at a share (0…1) of its time: on the ground at 0 and 1, highest in the middle, by gravity. */
export function hop(share: number): number {
  return share <= 0 || share >= 1 ? 0 : 4 * share * (1 - share)
}

/**
 * A blow that dies away: 1 at once, swinging about 0 in `period`, less and less, and gone after six times `fading`; 0 before it, and
 * where there was none. All in ms.
 */
export function ringing(since: number, fading: number, period: number): number {
  if (since < 0 || since > fading * 6) return 0
  return exp(-since / fading) * cos((since / period) * 2 * Math.PI)
}

/**
 * A swing that dies away, −1…1: 0 at once, to and fro in `period`, less and less, and still after `lasting`; 0 before it, and where
 * there was none. All in ms.
 */
export function swaying(since: number, lasting: number, period: number): number {
  if (!(since >= 0 && since < lasting)) return 0
  const left = 1 - since / lasting
  return sin((since / period) * 2 * Math.PI) * left * left
}

/** From 0 to 1, a little beyond it, and back, at a share (0…1) of its time: what springs to its place. A higher `overshoot` goes further beyond. */
export function easeOutBack(share: number, overshoot = 1.7): number {
  const left = clamp(share, 0, 1) - 1
  return 1 + left * left * ((overshoot + 1) * left + overshoot)
}

/** From 0 to 1 and to and fro about it, as a spring does that is let go: it swings in `period`, less and less, as `ringing` does. */
export function easeOutElastic(elapsed: number, fading: number, period: number): number {
  return elapsed <= 0 ? 0 : 1 - ringing(elapsed, fading, period)
}

/** A share (0…1, 1 excluded) that looks like chance, always the same for the same whole number: variety that takes nothing from `Random`. */
export function scatter(index: number): number {
  let mixed = Math.imul(index + 374_761, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}

/** A share (0…1, 1 excluded) for each whole number from 0 on, neighbours far apart, the first few already all over: an even spread. */
export function spread(index: number): number {
  return (Math.imul(Math.floor(index) + 1, 2_654_435_761) >>> 0) / 0x1_0000_0000
}
