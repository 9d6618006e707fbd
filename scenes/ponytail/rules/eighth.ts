import { since, spanOf } from '../../../src/stage/contract/rules/spans'
import { BRAID, EIGHTH, MOODS } from '../layout'
import type { Braid, Eighth } from '../state'

/** Every one of her seven moods, as bits. */
const ALL_SEEN = (1 << MOODS.length) - 1

/** Keeps in mind which mood was seen, and how often she was pressed. */
export function remember(eighth: Eighth, head: number): void {
  eighth.seen |= 1 << head
  eighth.presses = Math.min(EIGHTH.presses, eighth.presses + 1)
}

/**
 * Whether the eighth mood comes now: once all seven have been seen, and her tail is a braid. Whoever never strokes it sees all seven
 * twice; then she plaits it herself.
 */
export function isDue(eighth: Eighth, braid: Readonly<Braid>, now: number): boolean {
  const isEarned = braid.thirds === BRAID.thirds || eighth.presses >= EIGHTH.presses
  if (eighth.endedAt !== null || eighth.span || eighth.seen !== ALL_SEEN || !isEarned) {
    eighth.dueAt = null
    return false
  }
  eighth.dueAt ??= now + EIGHTH.pause
  return now >= eighth.dueAt
}

export function begin(eighth: Eighth, now: number): void {
  eighth.dueAt = null
  eighth.span = spanOf(now, EIGHTH.lasts)
}

/** Whether all of it has come: before that a press would end what nobody has seen. */
export function hasArrived({ span }: Readonly<Eighth>, now: number): boolean {
  return since(span?.from, now) >= EIGHTH.arrives
}

/** It never comes again. */
export function end(eighth: Eighth, now: number): void {
  eighth.span = null
  eighth.endedAt = now
}
