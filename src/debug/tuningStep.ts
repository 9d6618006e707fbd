import type { Tunable } from '../stage/contract/scene'

/** From how wide a range on a whole number is turned in whole steps. */
const WHOLE_FROM = 10

/** A step is at most such a part of the range. */
const FINEST_PART = 200

/** By how much a number is turned at the least: whole where it is meant to be whole, else a round part of its range. */
export function stepOf({ value, min, max }: Pick<Tunable, 'value' | 'min' | 'max'>): number {
  if ([value, min, max].every(Number.isInteger) && max - min >= WHOLE_FROM) return 1
  return 10 ** Math.floor(Math.log10((max - min) / FINEST_PART))
}
