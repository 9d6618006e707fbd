import type { ChatFailure } from './chatServer'
import { AUTHOR_LIMIT, lengthOf, TEXT_LIMIT, tidied } from './messageText'
import { type Closed, isAway, type Outgoing, type RoomState } from './room'

/** How the room's line to the others is, in a word for style sheets and in words for the visitor. */
export interface Line {
  readonly kind: 'connecting' | 'connected' | 'offline' | 'back' | 'local' | 'closed'
  readonly words: string
}

const CLOSED: Readonly<Record<Closed, string>> = {
  denied: 'not allowed: the room lets nobody in',
  'too long': 'not allowed: the room lets nobody in',
  unavailable: 'the room is closed for now',
  rejected: 'the room does not answer',
  unloaded: 'the room did not load',
}

const REFUSED: Readonly<Record<ChatFailure, string>> = {
  denied: 'not sent: not allowed',
  'too long': 'not sent: too long',
  unavailable: 'not sent: the room is closed for now',
  rejected: 'not sent: the room refused it',
}

/** From so many characters on, the visitor is told how many are left. */
const COUNTED_FROM = 900

export function lineOf(state: RoomState): Line {
  const { closed, kind, isHeard, back } = state
  if (closed && state.isOnline) return { kind: 'closed', words: CLOSED[closed] }
  if (isAway(state)) return { kind: 'offline', words: 'offline: what you write waits here' }
  if (kind === null || !isHeard) return { kind: 'connecting', words: 'connecting…' }
  if (kind === 'local') return { kind: 'local', words: 'local room: between the tabs of this browser' }
  if (typeof back === 'number') return { kind: 'back', words: 'back online' }
  return { kind: 'connected', words: 'connected' }
}

/** What is told of one's own message. */
export function deliveryWords({ delivery, failure }: Outgoing, state: RoomState): string {
  if (delivery === 'refused') return REFUSED[failure ?? 'rejected']
  if (delivery === 'late') return isAway(state) ? 'not sent yet: offline' : 'not sent yet: no answer'
  return 'sending…'
}

/** What is told of a text that comes near its limit; empty when nothing is. */
export function countWords(text: string): string {
  const length = lengthOf(tidied(text))
  return length >= COUNTED_FROM && length <= TEXT_LIMIT ? `${length} of ${TEXT_LIMIT} characters` : ''
}

/** What is told of a text that is over its limit; empty when nothing is. */
export function tooLongWords(text: string): string {
  const length = lengthOf(tidied(text))
  return length > TEXT_LIMIT ? tooLong(length, TEXT_LIMIT) : ''
}

/** What is told of a name that is over its limit; empty when nothing is. */
export function nameWords(name: string): string {
  const length = lengthOf(tidied(name))
  return length > AUTHOR_LIMIT ? tooLong(length, AUTHOR_LIMIT) : ''
}

function tooLong(length: number, limit: number): string {
  return `Too long: ${length} characters, and ${limit} is the most.`
}
