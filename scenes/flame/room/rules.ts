import { type ChatMessage, compareMessages, NEWEST, PAGE_SIZE } from './chatServer'
import { isAway, isWithoutServer } from './connection'
import { tidiedText } from './messageText'
import { lookOf } from './names'
import { withSent } from './slowMode'
import type { Delivery, Outgoing, RoomEvent, RoomState } from './state'

/** Messages are shown for so many ms. Source: docs/specification.md, Section 5, validation. */
export const SHOWN_FOR = 24 * 60 * 60 * 1000

/** After so many ms without an answer, a message is late. */
export const LATE_AFTER = 8000

/** For so many ms the room says that it is back online. */
export const BACK_FOR = 6000

const MINUTE = 60_000

/** From where a message may be answered: of several attempts, each may be, and what is in the room is refused no more. */
const PENDING: readonly Delivery[] = ['waiting', 'sending', 'late', 'refused']

export function startRoom(now: number, isOnline: boolean, hidden: readonly string[] = []): RoomState {
  return {
    now,
    kind: null,
    closed: null,
    author: null,
    isOnline,
    isHeard: false,
    silentSince: null,
    back: isOnline ? 'never away' : 'away',
    messages: [],
    earlier: 'none',
    outgoing: [],
    own: [],
    sentAt: [],
    hidden,
    follows: true,
    unread: 0,
    arrivals: 0,
  }
}

/** The room after the event; the same object when nothing has changed. */
export function afterEvent(state: RoomState, event: RoomEvent): RoomState {
  switch (event.kind) {
    case 'entered':
      return afterEntering(state, event)
    case 'named':
      return { ...state, author: event.name }
    case 'opened':
      return { ...state, kind: event.server, closed: null }
    case 'closed':
      return { ...state, closed: event.why }
    case 'asked again':
      return { ...state, closed: null }
    case 'time corrected':
      return afterCorrection(state, event.by)
    case 'heard':
      return afterHearing(state, event)
    case 'earlier asked':
      return { ...state, earlier: 'asked' }
    case 'earlier heard':
      return afterEarlier(state, event)
    case 'earlier failed':
      return { ...state, earlier: 'failed' }
    case 'connection':
      return afterConnection(state, event)
    case 'written':
      return afterWriting(state, event)
    case 'sent':
      return afterSending(state, event)
    case 'tried again':
      return withChange(state, event.id, ['late', 'refused'], { delivery: 'waiting', failure: null })
    case 'put back':
      return afterPuttingBack(state, event)
    case 'delivered':
      return withChange(state, event.id, PENDING, { delivery: 'delivered', failure: null, date: event.now })
    case 'refused':
      return withChange(state, event.id, PENDING, { delivery: 'refused', failure: event.why })
    case 'tick':
      return afterTick(state, event.now)
    case 'scrolled':
      if (event.isAtEnd === state.follows && (!event.isAtEnd || state.unread === 0)) return state
      return { ...state, follows: event.isAtEnd, unread: event.isAtEnd ? 0 : state.unread }
    case 'hidden':
      return { ...state, hidden: [...othersHidden(state, event.name), lookOf(event.name)] }
    case 'shown':
      return { ...state, hidden: othersHidden(state, event.name) }
  }
}

/** Whether a message may be put back into the box: it is in nobody's hands but the visitor's. */
export function isOfferedBack({ delivery }: Outgoing): boolean {
  return delivery === 'refused' || delivery === 'set aside'
}

/** The messages that this visitor wants to see; the same object while nobody is hidden. */
export function unhidden({
  messages,
  hidden,
  own,
}: Pick<RoomState, 'messages' | 'hidden' | 'own'>): readonly ChatMessage[] {
  if (hidden.length === 0) return messages
  const sent = new Set(own)
  // A name is looked at once, however much was said under it.
  const isHidden = new Map<string, boolean>()
  return messages.filter(({ id, author }) => {
    if (!isHidden.has(author)) isHidden.set(author, hidden.includes(lookOf(author)))
    return sent.has(id) || !isHidden.get(author)
  })
}

function othersHidden({ hidden }: RoomState, name: string): readonly string[] {
  const look = lookOf(name)
  return hidden.filter((other) => other !== look)
}

/** What lies so long ago, or is due so soon, stays so by the corrected time. */
function afterCorrection(state: RoomState, by: number): RoomState {
  const now = state.now + by
  return {
    ...state,
    now,
    messages: withinDay(state.messages, now),
    silentSince: state.silentSince === null ? null : state.silentSince + by,
    back: typeof state.back === 'number' ? state.back + by : state.back,
    outgoing: state.outgoing.map((message) => ({ ...message, date: message.date + by })),
    sentAt: state.sentAt.map((time) => time + by),
  }
}

function afterHearing(state: RoomState, { list, isFromServer, now }: RoomEvent & { kind: 'heard' }): RoomState {
  const known = new Set(state.messages.map(({ id }) => id))
  const fresh = list.filter(({ id }) => !known.has(id))
  const { messages, earlier } = isFromServer
    ? withNewest(state, list)
    : { messages: withFresh(state, fresh), earlier: state.earlier }
  const own = new Set(state.own)
  const others = fresh.filter(({ id, author }) => !own.has(id) && !state.hidden.includes(lookOf(author)))
  const arrived = state.isHeard ? others.length : 0
  const held = new Set(list.map(({ id }) => id))
  const heard: RoomState = {
    ...state,
    closed: null,
    // A list holds the 24 hours before it was asked for: some of that may have run out since.
    messages: withinDay(messages, now),
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
function withNewest(
  { messages, earlier }: RoomState,
  list: readonly ChatMessage[],
): Pick<RoomState, 'messages' | 'earlier'> {
  const first = list[0]
  if (!first || list.length < NEWEST) return { messages: list, earlier: 'none' }
  const last = messages.at(-1)
  // More has come than one list holds: what lies between is asked for with the earlier ones.
  if (!last || compareMessages(last, first) < 0) return { messages: list, earlier: 'some' }
  const older = messages.filter((message) => compareMessages(message, first) < 0)
  return { messages: [...older, ...list], earlier: older.length > 0 ? earlier : 'some' }
}

function withFresh({ messages }: RoomState, fresh: readonly ChatMessage[]): readonly ChatMessage[] {
  return fresh.length === 0 ? messages : [...messages, ...fresh].sort(compareMessages)
}

function afterEarlier(state: RoomState, { list, before }: RoomEvent & { kind: 'earlier heard' }): RoomState {
  // The list may have been replaced by one that begins elsewhere: what came does not end there.
  if (state.messages[0]?.id !== before.id) return { ...state, earlier: state.messages.length > 0 ? 'some' : 'none' }
  return { ...state, messages: [...list, ...state.messages], earlier: list.length < PAGE_SIZE ? 'none' : 'some' }
}

function afterConnection(state: RoomState, { isOnline, now }: RoomEvent & { kind: 'connection' }): RoomState {
  const next = { ...state, isOnline, now }
  if (isOnline || isWithoutServer(state)) return withBack(next, now)
  return { ...next, back: 'away', outgoing: next.outgoing.map(whereLate(({ delivery }) => delivery === 'sending')) }
}

/** What was on its way is sent anew, under its old ids: it may have arrived, and a room holds an id only once. */
function afterEntering(state: RoomState, { isOnline, hidden, now }: RoomEvent & { kind: 'entered' }): RoomState {
  const { author, own, sentAt, arrivals } = state
  return {
    ...startRoom(now, isOnline, hidden),
    author,
    own,
    sentAt,
    arrivals,
    outgoing: state.outgoing
      .filter(({ delivery }) => delivery !== 'delivered')
      .map((message) => (isOnItsWay(message) ? { ...message, delivery: 'waiting' } : message)),
  }
}

/** @throws where nobody has said who writes */
function afterWriting(state: RoomState, { id, text, now }: RoomEvent & { kind: 'written' }): RoomState {
  const { author } = state
  if (author === null) throw new Error('Nobody writes without a name.')
  const message: Outgoing = { id, author, text, date: now, delivery: 'waiting', failure: null }
  return { ...state, outgoing: [...state.outgoing, message], own: [...state.own, id], follows: true, unread: 0 }
}

function afterSending(state: RoomState, { id, now }: RoomEvent & { kind: 'sent' }): RoomState {
  const delivery = isAway(state) ? 'late' : 'sending'
  return { ...withChange(state, id, ['waiting'], { delivery, date: now }), sentAt: withSent(state.sentAt, now) }
}

/** A message goes back into the box. What stood there takes its place, so that neither is lost. */
function afterPuttingBack(state: RoomState, { id, draft, draftId }: RoomEvent & { kind: 'put back' }): RoomState {
  if (!state.outgoing.some((message) => message.id === id && isOfferedBack(message))) return state
  const isKept = tidiedText(draft) !== ''
  return {
    ...state,
    outgoing: state.outgoing.flatMap((message) => {
      if (message.id !== id) return message
      return isKept ? { ...message, id: draftId, text: draft, delivery: 'set aside', failure: null } : []
    }),
  }
}

function afterTick(state: RoomState, now: number): RoomState {
  const isAnotherMinute = Math.floor(now / MINUTE) !== Math.floor(state.now / MINUTE)
  const isOverdue = ({ date }: Outgoing) => now - date >= LATE_AFTER
  const isLate = (message: Outgoing) => message.delivery === 'sending' && isOverdue(message)
  // In the room, but before all that its list holds: what was sent long ago, and again since, as nobody knew.
  const isElsewhere = (message: Outgoing) =>
    message.delivery === 'delivered' && isOverdue(message) && isListHeard(state)
  const isChanged = state.outgoing.some((message) => isLate(message) || isElsewhere(message))
  const goesAway = !isAway(state) && isAway({ ...state, now })
  const hasBeenBack = typeof state.back === 'number' && now - state.back >= BACK_FOR
  if (!isAnotherMinute && !isChanged && !goesAway && !hasBeenBack) return state
  return {
    ...state,
    now,
    messages: withinDay(state.messages, now),
    outgoing: isChanged
      ? state.outgoing.filter((message) => !isElsewhere(message)).map(whereLate(isLate))
      : state.outgoing,
    back: goesAway ? 'away' : hasBeenBack ? 'never away' : state.back,
  }
}

/** The messages of the last 24 hours; one from the future, in a room without a server, puts none of them out of it. */
function withinDay(messages: readonly ChatMessage[], now: number): readonly ChatMessage[] {
  const first = messages.findIndex(({ date }) => date >= now - SHOWN_FOR)
  if (first === 0 || messages.length === 0) return messages
  return first < 0 ? [] : messages.slice(first)
}

function withBack(state: RoomState, now: number): RoomState {
  return state.back === 'away' && !isAway(state) && state.silentSince === null ? { ...state, back: now, now } : state
}

/** Changes one's own message, where it has come as far as one of these and no farther; the same object otherwise. */
function withChange(
  state: RoomState,
  id: string,
  from: readonly Delivery[],
  change: Partial<Omit<Outgoing, 'id' | 'author'>>,
): RoomState {
  if (!state.outgoing.some((message) => message.id === id && from.includes(message.delivery))) return state
  return {
    ...state,
    outgoing: state.outgoing.map((message) => (message.id === id ? { ...message, ...change } : message)),
  }
}

function whereLate(isLate: (message: Outgoing) => boolean): (message: Outgoing) => Outgoing {
  return (message) => (isLate(message) ? { ...message, delivery: 'late' } : message)
}

function isListHeard({ isHeard, silentSince, closed }: RoomState): boolean {
  return isHeard && silentSince === null && closed === null
}

function isOnItsWay({ delivery }: Outgoing): boolean {
  return delivery === 'sending' || delivery === 'late'
}
