/** A message as the server keeps it. */
export interface ChatMessage {
  /** The document's id: the one it was sent with. */
  readonly id: string
  readonly author: string
  /** The server's time of arrival, in ms since the epoch, with microseconds as its fraction. */
  readonly date: number
  readonly text: string
}

/**
 * Why something was refused:
 * - `denied`: the room's rules do not allow it;
 * - `too long`: the name or the text is over its limit; the server was not asked;
 * - `unavailable`: not now: the server cannot be reached (for `earlier` only), the room's daily quota is used up, or this
 *   visitor could not be attested;
 * - `rejected`: the server answered with an error of another kind.
 *
 * Being offline fails neither a subscription nor a message: both are kept, and go on once the server can be reached.
 */
export type ChatFailure = 'denied' | 'too long' | 'unavailable' | 'rejected'

/** What `send` and `earlier` reject with. */
export class ChatError extends Error {
  override readonly name = 'ChatError'

  constructor(
    readonly failure: ChatFailure,
    options?: ErrorOptions,
  ) {
    super(`The chat room refused: ${failure}.`, options)
  }
}

export interface ChatListener {
  /**
   * Called with the newest messages, in their order, whenever they or `isFromServer` have changed. A list shorter than
   * `NEWEST` is all that the room holds since the time asked for. A full one is all that the room holds from its
   * first message on: keep those you were given that are older, replace the others.
   *
   * `isFromServer` is false while the server has not been heard: at first, and again some 30 s after a connection broke.
   * Such a list may lack messages: add what it has, drop nothing for it.
   */
  messages(list: readonly ChatMessage[], isFromServer: boolean): void
  /** Called at most once; nothing comes after it. Subscribe anew to try again. */
  failed(failure: ChatFailure): void
}

/** So many of the newest messages are listened to: about what a visitor sees, as each one read is paid for. */
export const NEWEST = 50

/** So many earlier ones come at once to who reads back; the rules allow no more. */
export const PAGE_SIZE = 200

/**
 * The order of the messages: by their date and then, as many may share one date, by their id. Negative when `a` comes first.
 */
export function compareMessages(a: Place, b: Place): number {
  return a.date - b.date || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/** Where a message stands among the others. */
export type Place = Pick<ChatMessage, 'date' | 'id'>

/** A chat room's other side: where messages are kept and come from. */
export interface ChatServer {
  /**
   * `shared` with everybody; `local`: between the tabs of this browser only; or `memory`: in this page only, where the
   * browser may keep nothing.
   */
  readonly kind: 'shared' | 'local' | 'memory'
  /**
   * The time by which the room dates its messages, in ms since the epoch; `null` when it cannot be had now, after a few
   * seconds at the latest.
   */
  time(): Promise<number | null>
  /**
   * Listens to the messages that arrive at or after `since`, a time in ms since the epoch; the rules allow the last 25
   * hours. The time is fixed for as long as the subscription lasts, and the server checks it again on every reconnection:
   * ask for 24 hours, subscribe anew at least once an hour, and once more when `denied`.
   *
   * @returns what ends the subscription
   */
  subscribe(since: number, listener: ChatListener): () => void
  /**
   * Of the messages that arrived from `since` on and stand before a place, the last `PAGE_SIZE`, in their order: the page
   * before a list that begins there. A shorter page is all there is.
   *
   * @throws ChatError (as a rejection)
   */
  earlier(since: number, before: Place): Promise<readonly ChatMessage[]>
  /**
   * Sends a message, trimmed, under an id of 20 letters and digits; the server dates it. Settles when the server has answered, so never while it cannot be
   * reached: a message on its way is kept and sent as soon as it can. The id of one that was refused may be used again.
   * Subscribers may hear of the message before or after this settles, and only once the server has it.
   *
   * @throws ChatError (as a rejection)
   */
  send(id: string, author: string, text: string): Promise<void>
  /** Ends all subscriptions and lets go of the connection; what is still on its way to a shared room is lost. */
  close(): Promise<void>
}
