import type { ChatFailure, ChatMessage, ChatServer, Place } from './chatServer'

/**
 * How far one's own message has come: `sending`, not yet answered; `late`, not answered in time, and sent as soon as it can
 * be; `refused`; or `delivered`, in the room, but not yet seen in its list.
 */
export type Delivery = 'sending' | 'late' | 'refused' | 'delivered'

/** One's own message that the list of the room does not hold yet. */
export interface Outgoing {
  readonly id: string
  readonly author: string
  readonly text: string
  /** When it was sent last, in ms since the epoch. */
  readonly date: number
  readonly delivery: Delivery
  /** Why it was refused. */
  readonly failure: ChatFailure | null
}

/** Why there is no room: a failure of the subscription, or its code did not load. */
export type Closed = ChatFailure | 'unloaded'

/** All that is true of the chat room, on this page. All times are the server's, as far as it is known. */
export interface RoomState {
  /** The time, to the minute and wherever something ran out: ms since the epoch. */
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
  /** When the last messages were sent from here, in ms since the epoch: as many as slow mode has to know. */
  readonly sentAt: readonly number[]
  /** The names whose messages this visitor does not want to see, by their look. */
  readonly hidden: readonly string[]
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
  /** It is so many ms later than was thought, or earlier. */
  | { readonly kind: 'time corrected'; readonly by: number }
  | {
      readonly kind: 'heard'
      readonly list: readonly ChatMessage[]
      readonly isFromServer: boolean
      readonly now: number
    }
  | { readonly kind: 'earlier asked' }
  /** `before` is the place that was asked before. */
  | { readonly kind: 'earlier heard'; readonly list: readonly ChatMessage[]; readonly before: Place }
  | { readonly kind: 'earlier failed' }
  | { readonly kind: 'connection'; readonly isOnline: boolean; readonly now: number }
  | {
      readonly kind: 'sent'
      readonly id: string
      readonly author: string
      readonly text: string
      readonly now: number
    }
  | { readonly kind: 'delivered'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly why: ChatFailure }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'scrolled'; readonly isAtEnd: boolean }
  | { readonly kind: 'hidden'; readonly name: string }
  | { readonly kind: 'shown'; readonly name: string }
