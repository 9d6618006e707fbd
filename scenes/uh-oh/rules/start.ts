import { isOver, type Span, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { LETTERS, SNAP } from '../layout'
import type { Events, UhOhState } from '../state'

/** Offers her the next letter, which flies within that time; one more, while one is on its way. Returns whether there is any. */
export function offerLetter({ start, back }: UhOhState, flight: Readonly<Span>): boolean {
  if (back || start.eaten + start.due + (start.snap ? 1 : 0) >= LETTERS) return false
  if (start.snap) start.due += 1
  else start.snap = { from: flight.from, until: flight.until }
  return true
}

/** She eats what has come to her. */
export function eatLetters({ start }: UhOhState, { now, emit }: Pick<World<Events, unknown>, 'now' | 'emit'>): void {
  if (!start.snap || !isOver(start.snap, now)) return
  start.eaten += 1
  start.snap = null
  emit('eaten', { left: LETTERS - start.eaten })
  if (start.due === 0) return
  start.due -= 1
  start.snap = spanOf(now, SNAP)
}
