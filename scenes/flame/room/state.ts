import type { ChatFailure, ChatMessage, ChatServer, Place } from './chatServer'

/**
 * How far one's own message has come: `waiting` for the room, for slow mode or for those before it; `sending`, not yet
 * answered; `late`, not answered in time, and sent as soon as it can be; `refused`; `set aside`, what stood in the box when
 * another message was put back there; or `delivered`, in the room, but not yet seen in its list.
 */
export type Delivery = 'waiting' | 'sending' | 'late' | 'refused' | 'set aside' | 'delivered'

/** One's own message that the list of the room does not hold yet. */
export interface Outgoing {
  readonly id: string
  readonly author: string
  readonly text: string
  /** When it was written, sent last, or accepted, in ms since the epoch. */
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
  /** The name that the visitor has chosen; there is no way back from one to `null`. */
  readonly author: string | null
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
  /** One's own messages on their way, in the order in which they were written, which they are sent in, too. */
  readonly outgoing: readonly Outgoing[]
  /** The ids of all that was written here. */
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
  /** The visitor comes in, or comes back: all but what is their own is to be heard anew. */
  | {
      readonly kind: 'entered'
      readonly isOnline: boolean
      readonly hidden: readonly string[]
      readonly now: number
    }
  | { readonly kind: 'named'; readonly name: string }
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
  | { readonly kind: 'written'; readonly id: string; readonly text: string; readonly now: number }
  | { readonly kind: 'sent'; readonly id: string; readonly now: number }
  | { readonly kind: 'tried again'; readonly id: string }
  /** `draft` is what stands in the box until then, and `draftId` what it is known by if it is kept. */
  | { readonly kind: 'put back'; readonly id: string; readonly draft: string; readonly draftId: string }
  | { readonly kind: 'delivered'; readonly id: string; readonly now: number }
  | { readonly kind: 'refused'; readonly id: string; readonly why: ChatFailure }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'scrolled'; readonly isAtEnd: boolean }
  | { readonly kind: 'hidden'; readonly name: string }
  | { readonly kind: 'shown'; readonly name: string }
