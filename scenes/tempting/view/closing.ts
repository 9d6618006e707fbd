import { smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'

/** How long the machine takes to undo a part of its closing, ms. */
const UNDONE = 420

/** How far something has come that begins so many ms after the closing and lasts so long, 0…1; from dawn on it goes back, so much later. */
export function closingShare(
  { closedAt }: Pick<TemptingState, 'closedAt'>,
  now: number,
  from: number,
  lasting: number,
  undoneAfter: number,
): number {
  const after = closedAt === null ? -1 : since(closedAt, now)
  const undone = CLOSING.dawn + undoneAfter
  return smoothstep(from, from + lasting, after) * (1 - smoothstep(undone, undone + UNDONE, after))
}

/** Whether it winks just now, closed. */
export function isWinking({ closedAt }: Pick<TemptingState, 'closedAt'>, now: number): boolean {
  const after = since(closedAt, now)
  return after >= CLOSING.wink && after < CLOSING.dawn && (after - CLOSING.wink) % CLOSING.again < CLOSING.winks
}
