import { freeFrom, isMinuteFull } from './slowMode'
import type { Outgoing, RoomState } from './state'

/** The message that is to be sent next: of those that wait, the one that was written first. */
export function nextToSend({ outgoing }: Pick<RoomState, 'outgoing'>): Outgoing | null {
  return outgoing.find(({ delivery }) => delivery === 'waiting') ?? null
}

/** Ms until slow mode lets the next message go. */
export function waitOf({ sentAt }: Pick<RoomState, 'sentAt'>, now: number): number {
  return Math.max(0, freeFrom(sentAt) - now)
}

/** What holds messages back for so long that the visitor is told; `null` when nothing waits, or no longer than a second. */
export function heldBackBy(state: Pick<RoomState, 'outgoing' | 'kind' | 'sentAt'>): 'room' | 'slow mode' | null {
  if (nextToSend(state) === null) return null
  if (state.kind === null) return 'room'
  return isMinuteFull(state.sentAt) ? 'slow mode' : null
}
