import { type ChatFailure, type ChatMessage, PAGE_SIZE } from './chatServer'
import { isAway } from './connection'
import type { Delivery, Outgoing, RoomEvent, RoomState } from './state'

/** Messages are shown for so many ms. Source: specification, section 5. */
export const SHOWN_FOR = 24 * 60 * 60 * 1000

/** After so many ms without an answer, a message is late: the visitor may write on. */
export const LATE_AFTER = 8000

/** For so many ms the room says that it is back online. */
export const BACK_FOR = 6000

const MINUTE = 60_000

export function startRoom(now: number, isOnline: boolean): RoomState {
  return {
    now,
    kind: null,
    closed: null,
    isOnline,
    isHeard: false,
    silentSince: null,
    back: isOnline ? 'never away' : 'away',
    messages: [],
    earlier: 'none',
    outgoing: [],
    own: [],
    follows: true,
    unread: 0,
    arrivals: 0,
  }
}

/** The room after the event; the same object when nothing has changed. */
export function afterEvent(state: RoomState, event: RoomEvent): RoomState {
  switch (event.kind) {
    case 'opened':
      return { ...state, kind: event.server, closed: null }
    case 'closed':
      return { ...state, closed: event.why }
    case 'asked again':
      return { ...state, closed: null }
    case 'heard':
      return afterHearing(state, event)
    case 'earlier asked':
      return { ...state, earlier: 'asked' }
    case 'earlier heard':
      return afterEarlier(state, event.list)
    case 'earlier failed':
      return { ...state, earlier: 'failed' }
    case 'connection':
      return afterConnection(state, event)
    case 'sent':
      return afterSending(state, event)
    case 'delivered':
      return withDelivery(state, event.id, 'delivered')
    case 'refused':
      return withDelivery(state, event.id, 'refused', event.why)
    case 'tick':
      return afterTick(state, event.now)
    case 'scrolled':
      if (event.isAtEnd === state.follows && (!event.isAtEnd || state.unread === 0)) return state
      return { ...state, follows: event.isAtEnd, unread: event.isAtEnd ? 0 : state.unread }
  }
}

function afterHearing(state: RoomState, { list, isFromServer, now }: RoomEvent & { kind: 'heard' }): RoomState {
  const known = new Set(state.messages.map(({ id }) => id))
  const fresh = list.filter(({ id }) => !known.has(id))
  const { messages, earlier } = isFromServer
    ? replaced(state, list)
    : { messages: added(state, fresh), earlier: state.earlier }
  const own = new Set(state.own)
  const arrived = state.isHeard ? fresh.filter(({ id }) => !own.has(id)).length : 0
  const held = new Set(list.map(({ id }) => id))
  const heard: RoomState = {
    ...state,
    closed: null,
    // A list holds the 24 hours before it was asked for: some of that may have run out since.
    messages: within(messages, now),
    earlier,
    outgoing: state.outgoing.some(({ id }) => held.has(id))
      ? state.outgoing.filter(({ id }) => !held.has(id))
      : state.outgoing,
    isHeard: state.isHeard || isFromServer,
    silentSince: isFromServer ? null : (state.silentSince ?? now),
    unread: state.follows ? 0 : state.unread + arrived,
    arrivals: state.arrivals + arrived,
  }
  return withBack(heard, now)
}

/** What is known once the server has named its newest messages: see `ChatListener.messages`. */
function replaced(
  { messages, earlier }: RoomState,
  list: readonly ChatMessage[],
): Pick<RoomState, 'messages' | 'earlier'> {
  const first = list[0]
  if (!first || list.length < PAGE_SIZE) return { messages: list, earlier: 'none' }
  const last = messages.at(-1)
  // More has come than one list holds: what lies between is asked for with the earlier ones.
  if (!last || last.date < first.date) return { messages: list, earlier: 'some' }
  const held = new Set(list.map(({ id }) => id))
  const older = messages.filter(({ id, date }) => date <= first.date && !held.has(id))
  return { messages: [...older, ...list], earlier: older.length > 0 ? earlier : 'some' }
}

function added({ messages }: RoomState, fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  return fresh.length === 0 ? messages : [...messages, ...fresh].sort((a, b) => a.date - b.date)
}

function afterEarlier(state: RoomState, list: readonly ChatMessage[]): RoomState {
  const known = new Set(state.messages.map(({ id }) => id))
  const older = list.filter(({ id }) => !known.has(id))
  const isAll = list.length < PAGE_SIZE || older.length === 0
  return { ...state, messages: [...older, ...state.messages], earlier: isAll ? 'none' : 'some' }
}

function afterConnection(state: RoomState, { isOnline, now }: RoomEvent & { kind: 'connection' }): RoomState {
  const next = { ...state, isOnline, now }
  if (isOnline || state.kind === 'local') return withBack(next, now)
  const pending = state.outgoing.filter(({ delivery }) => delivery === 'sending')
  return pending.reduce<RoomState>((late, { id }) => withDelivery(late, id, 'late'), { ...next, back: 'away' })
}

function afterSending(state: RoomState, { id, author, text, now }: RoomEvent & { kind: 'sent' }): RoomState {
  const again = state.outgoing.some((message) => message.id === id)
  const delivery = state.kind === null ? 'waiting' : isAway(state) ? 'late' : 'sending'
  const message: Outgoing = { id, author, text, date: now, delivery, failure: null }
  return {
    ...state,
    outgoing: again ? state.outgoing.map((other) => (other.id === id ? message : other)) : [...state.outgoing, message],
    own: again ? state.own : [...state.own, id],
    follows: true,
    unread: 0,
  }
}

function afterTick(state: RoomState, now: number): RoomState {
  const isAnotherMinute = Math.floor(now / MINUTE) !== Math.floor(state.now / MINUTE)
  const late = state.outgoing.filter(({ delivery, date }) => delivery === 'sending' && now - date >= LATE_AFTER)
  const goesAway = !isAway(state) && isAway({ ...state, now })
  const hasBeenBack = typeof state.back === 'number' && now - state.back >= BACK_FOR
  if (!isAnotherMinute && late.length === 0 && !goesAway && !hasBeenBack) return state
  const ticked: RoomState = {
    ...state,
    now,
    messages: within(state.messages, now),
    back: goesAway ? 'away' : hasBeenBack ? 'never away' : state.back,
  }
  return late.reduce((next, { id }) => withDelivery(next, id, 'late'), ticked)
}

/** The messages of the last 24 hours. The newest message proves that it is as late as that, whatever the visitor's clock says. */
function within(messages: readonly ChatMessage[], now: number): readonly ChatMessage[] {
  const since = Math.max(now, messages.at(-1)?.date ?? 0) - SHOWN_FOR
  const first = messages.findIndex(({ date }) => date >= since)
  if (first === 0 || messages.length === 0) return messages
  return first < 0 ? [] : messages.slice(first)
}

function withBack(state: RoomState, now: number): RoomState {
  return state.back === 'away' && !isAway(state) && state.silentSince === null ? { ...state, back: now, now } : state
}

function withDelivery(state: RoomState, id: string, delivery: Delivery, failure: ChatFailure | null = null): RoomState {
  const outgoing = state.outgoing.map((message) =>
    // What is in the room is no longer refused, whichever of two attempts was answered first.
    message.id === id && message.delivery !== 'delivered' ? { ...message, delivery, failure } : message,
  )
  return { ...state, outgoing }
}
