import type { WallClock } from '../../src/wallClock'
import type { BrowserLine } from './browserLine'
import { ChatError, type ChatFailure, type ChatServer } from './chatServer'
import { afterEvent, type RoomEvent, type RoomState, SHOWN_FOR, sendable, startRoom } from './room'

/** Ms between two looks at what has run out. */
const LOOK = 1000

/** A subscription is renewed after so many ms: the server checks its time again whenever it reconnects. */
const RENEW_AFTER = 55 * 60 * 1000

interface Outside {
  readonly openServer: () => Promise<ChatServer>
  readonly clock: WallClock
  readonly line: BrowserLine
}

/** A visit to the chat room: keeps its truth, and does what that asks of the server. */
export class RoomSession {
  readonly #outside: Outside
  readonly #listeners = new Set<() => void>()
  #state: RoomState
  /** What ends the visit, one by one. */
  #endings: (() => void)[] = []
  /** Opening a server takes time, in which the visit may have ended: only the newest one counts. */
  #visit = 0
  #server: ChatServer | null = null
  #unsubscribe: (() => void) | null = null
  #renewedAt = 0
  #mayRenewOnDenial = true

  constructor(outside: Outside) {
    this.#outside = outside
    this.#state = startRoom(outside.clock.now(), outside.line.isOnline())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): RoomState => this.#state

  /** Enters the room, in which messages arrive from now on. @returns what leaves it */
  enter(): () => void {
    const { clock, line } = this.#outside
    this.#endings = [
      clock.every(LOOK, () => this.#look()),
      line.subscribe(() => this.#tell({ kind: 'connection', isOnline: line.isOnline(), now: clock.now() })),
    ]
    this.#tell({ kind: 'connection', isOnline: line.isOnline(), now: clock.now() })
    void this.#open()
    return () => this.#leave()
  }

  /** Asks again for a room that is closed. */
  askAgain(): void {
    this.#tell({ kind: 'asked again' })
    this.#mayRenewOnDenial = true
    if (this.#server) this.#listen()
    else void this.#open()
  }

  type(text: string): void {
    this.#tell({ kind: 'typed', text })
  }

  /** Sends what stands in the box, if it can be sent. @returns whether it was */
  send(author: string): boolean {
    const text = sendable(this.#state)
    if (text === null || !this.#server) return false
    // A message that was refused, and mended in the box, goes in its own place.
    const id = this.#state.held ?? this.#server.newId()
    void this.#deliver(this.#server, id, author, text)
    return true
  }

  /** Sends a message again that is late, or was refused. */
  tryAgain(author: string, id: string): void {
    const message = this.#state.outgoing.find((outgoing) => outgoing.id === id)
    if (message && this.#server) void this.#deliver(this.#server, id, author, message.text)
  }

  /** Asks for the messages before the first one, if there are any and they were not asked for yet. */
  async askForEarlier(): Promise<void> {
    const server = this.#server
    const [first] = this.#state.messages
    if (!server || !first || !['some', 'failed'].includes(this.#state.earlier)) return
    const visit = this.#visit
    this.#tell({ kind: 'earlier asked' })
    try {
      const list = await server.earlier(this.#outside.clock.now() - SHOWN_FOR, first.date)
      if (visit === this.#visit) this.#tell({ kind: 'earlier heard', list })
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'earlier failed' })
      failureIn(error)
    }
  }

  /** Says whether the newest message is in view. */
  scroll(isAtEnd: boolean): void {
    this.#tell({ kind: 'scrolled', isAtEnd })
  }

  async #open(): Promise<void> {
    this.#visit += 1
    const visit = this.#visit
    try {
      const server = await this.#outside.openServer()
      if (visit !== this.#visit) {
        await server.close()
        return
      }
      this.#server = server
      this.#tell({ kind: 'opened', server: server.kind })
      this.#listen()
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'closed', why: 'unloaded' })
      console.warn('The chat room did not load:', error)
    }
  }

  #listen(): void {
    const now = this.#outside.clock.now()
    this.#unsubscribe?.()
    this.#renewedAt = now
    this.#unsubscribe =
      this.#server?.subscribe(now - SHOWN_FOR, {
        messages: (list, isFromServer) => {
          if (isFromServer) this.#mayRenewOnDenial = true
          this.#tell({ kind: 'heard', list, isFromServer, now: this.#outside.clock.now() })
        },
        failed: (failure) => this.#afterFailure(failure),
      }) ?? null
  }

  /** The time that was asked for may have grown too old while the connection was away: that is denied, so ask anew once. */
  #afterFailure(failure: ChatFailure): void {
    if (failure === 'denied' && this.#mayRenewOnDenial) {
      this.#mayRenewOnDenial = false
      this.#listen()
    } else {
      this.#tell({ kind: 'closed', why: failure })
    }
  }

  async #deliver(server: ChatServer, id: string, author: string, text: string): Promise<void> {
    const visit = this.#visit
    this.#tell({ kind: 'sent', id, text, now: this.#outside.clock.now() })
    try {
      await server.send(id, author, text)
      if (visit === this.#visit) this.#tell({ kind: 'delivered', id })
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'refused', id, why: failureIn(error) })
    }
  }

  #look(): void {
    const now = this.#outside.clock.now()
    this.#tell({ kind: 'tick', now })
    if (this.#server && this.#state.closed === null && now - this.#renewedAt >= RENEW_AFTER) this.#listen()
  }

  #leave(): void {
    this.#visit += 1
    for (const end of this.#endings) end()
    this.#endings = []
    this.#unsubscribe?.()
    this.#unsubscribe = null
    const server = this.#server
    this.#server = null
    void server?.close()
  }

  #tell(event: RoomEvent): void {
    const state = afterEvent(this.#state, event)
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** @throws what is no answer of the room but a mistake of ours */
function failureIn(error: unknown): ChatFailure {
  if (error instanceof ChatError) return error.failure
  throw error
}
