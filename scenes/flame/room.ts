import { type ChatFailure, type ChatMessage, type ChatServer, PAGE_SIZE } from './chatServer'
import { lengthOf, TEXT_LIMIT, tidied } from './messageText'

/** Messages are shown for so many ms. Source: specification, section 5. */
export const SHOWN_FOR = 24 * 60 * 60 * 1000

/** After so many ms without an answer, a message is late: the visitor may write on. */
export const LATE_AFTER = 8000

/** For so many ms the server may be silent before the room counts as offline: it is when a subscription is renewed. */
export const SILENT_FOR = 5000

/** For so many ms the room says that it is back online. */
export const BACK_FOR = 6000

const MINUTE = 60_000

/**
 * How far one's own message has come: `sending`, not yet answered; `late`, not answered in time, and sent as soon as it can
 * be; `refused`; or `delivered`, in the room, but not yet seen in its list.
 */
export type Delivery = 'sending' | 'late' | 'refused' | 'delivered'

/** One's own message that the list of the room does not hold yet. */
export interface Outgoing {
  readonly id: string
  readonly text: string
  /** When it was sent last, by the visitor's clock, in ms since the epoch. */
  readonly date: number
  readonly delivery: Delivery
  /** Why it was refused. */
  readonly failure: ChatFailure | null
}

/** Why there is no room: a failure of the subscription, or its code did not load. */
export type Closed = ChatFailure | 'unloaded'

/** All that is true of the chat room, on this page. */
export interface RoomState {
  /** The visitor's clock, to the minute and wherever something ran out: ms since the epoch. */
  readonly now: number
  /** `null` until the server is there. */
  readonly kind: ChatServer['kind'] | null
  readonly closed: Closed | null
  /** What the browser says of its connection. */
  readonly isOnline: boolean
  /** Whether the server has ever been heard. */
  readonly isHeard: boolean
  /** Since when it has not been heard, in ms since the epoch; `null` while it is. */
  readonly silentSince: number | null
  /** Whether the room has been offline and, when it came back, when that was. */
  readonly back: 'never away' | 'away' | number
  /** What the room holds of the last 24 hours, as far as it was asked for, oldest first. */
  readonly messages: readonly ChatMessage[]
  /** Whether there are messages before those. */
  readonly earlier: 'none' | 'some' | 'asked' | 'failed'
  /** One's own messages on their way, in the order they were sent. */
  readonly outgoing: readonly Outgoing[]
  /** The ids of all that was sent from here. */
  readonly own: readonly string[]
  /** What stands in the box. */
  readonly draft: string
  /** The message that the box still holds the text of. */
  readonly held: string | null
  /** Whether the newest message is in view, and is to stay so. */
  readonly follows: boolean
  /** Messages of others that came while it was not. */
  readonly unread: number
  /** Messages of others that came since the room was first heard. */
  readonly arrivals: number
}

/** What can happen to the room. */
export type RoomEvent =
  | { readonly kind: 'opened'; readonly server: ChatServer['kind'] }
  | { readonly kind: 'closed'; readonly why: Closed }
  | { readonly kind: 'asked again' }
  | {
      readonly kind: 'heard'
      readonly list: readonly ChatMessage[]
      readonly isFromServer: boolean
      readonly now: number
    }
  | { readonly kind: 'earlier asked' }
  | { readonly kind: 'earlier heard'; readonly list: readonly ChatMessage[] }
  | { readonly kind: 'earlier failed' }
  | { readonly kind: 'connection'; readonly isOnline: boolean; readonly now: number }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'sent'; readonly id: string; readonly text: string; readonly now: number }
  | { readonly kind: 'delivered'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly why: ChatFailure }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'scrolled'; readonly isAtEnd: boolean }

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
    draft: '',
    held: null,
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
    case 'typed':
      return { ...state, draft: event.text, held: event.text === '' ? null : state.held }
    case 'sent':
      return afterSending(state, event)
    case 'delivered':
      return withoutText(withDelivery(state, event.id, 'delivered'), event.id)
    case 'refused':
      return withDelivery(state, event.id, 'refused', event.why)
    case 'tick':
      return afterTick(state, event.now)
    case 'scrolled':
      if (event.isAtEnd === state.follows && (!event.isAtEnd || state.unread === 0)) return state
      return { ...state, follows: event.isAtEnd, unread: event.isAtEnd ? 0 : state.unread }
  }
}

/** The text that Enter would send now; `null` when there is none, it is too long, or the last one is still on its way. */
export function sendable(state: RoomState): string | null {
  const text = tidied(state.draft)
  if (text === '' || lengthOf(text) > TEXT_LIMIT || state.kind === null || isHolding(state)) return null
  return text
}

/** Whether the box waits for an answer to what stands in it. */
export function isHolding({ held, outgoing }: RoomState): boolean {
  return held !== null && outgoing.some(({ id, delivery }) => id === held && delivery === 'sending')
}

/** Whether what is sent now waits for the connection. */
export function isAway({ kind, isOnline, isHeard, silentSince, now }: RoomState): boolean {
  if (kind === 'local') return false
  return !isOnline || (isHeard && silentSince !== null && now - silentSince >= SILENT_FOR)
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
  const seen = state.outgoing.filter(({ id }) => held.has(id))
  const heard: RoomState = {
    ...state,
    closed: null,
    // A list holds the 24 hours before it was asked for: some of that may have run out since.
    messages: within(messages, now),
    earlier,
    outgoing: seen.length > 0 ? state.outgoing.filter(({ id }) => !held.has(id)) : state.outgoing,
    isHeard: state.isHeard || isFromServer,
    silentSince: isFromServer ? null : (state.silentSince ?? now),
    unread: state.follows ? 0 : state.unread + arrived,
    arrivals: state.arrivals + arrived,
  }
  const cleared = seen.reduce((cleared, { id }) => withoutText(cleared, id, seen), heard)
  return withBack(cleared, now)
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
  return pending.reduce<RoomState>((late, { id }) => withLateness(late, id), { ...next, back: 'away' })
}

function afterSending(state: RoomState, { id, text, now }: RoomEvent & { kind: 'sent' }): RoomState {
  const again = state.outgoing.some((message) => message.id === id)
  const message: Outgoing = { id, text, date: now, delivery: 'sending', failure: null }
  const sent: RoomState = {
    ...state,
    outgoing: again ? state.outgoing.map((other) => (other.id === id ? message : other)) : [...state.outgoing, message],
    own: again ? state.own : [...state.own, id],
    held: tidied(state.draft) === text ? id : state.held,
    follows: true,
    unread: 0,
  }
  return isAway(sent) ? withLateness(sent, id) : sent
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
  return late.reduce((next, { id }) => withLateness(next, id), ticked)
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

/** A message that is late leaves the box: its text is kept in the list. */
function withLateness(state: RoomState, id: string): RoomState {
  return withoutText(withDelivery(state, id, 'late'), id)
}

/** Clears the box of a message's text, if it still holds that. */
function withoutText(state: RoomState, id: string, among: readonly Outgoing[] = state.outgoing): RoomState {
  if (state.held !== id) return state
  const text = among.find((message) => message.id === id)?.text
  return { ...state, held: null, draft: tidied(state.draft) === text ? '' : state.draft }
}
