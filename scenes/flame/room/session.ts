import type { WallClock } from '../../../src/wallClock'
import { ChatError, type ChatFailure, type ChatServer } from './chatServer'
import { afterEvent, SHOWN_FOR, startRoom } from './rules'
import type { Outgoing, RoomEvent, RoomState } from './state'

/** Ms between two looks at what has run out. */
const LOOK = 1000

/** A subscription is renewed after so many ms: the server checks its time again whenever it reconnects. */
const RENEW_AFTER = 55 * 60 * 1000

/** What the browser knows of its connection. */
export interface BrowserConnection {
  isOnline(): boolean
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void
}

interface Outside {
  readonly openServer: () => Promise<ChatServer>
  /** An id for a message yet to be sent, which nobody else has made or will make. */
  readonly newId: () => string
  readonly clock: WallClock
  readonly connection: BrowserConnection
}

/** What is sent, and under which id. */
type Letter = Pick<Outgoing, 'id' | 'author' | 'text'>

/** A visit to the chat room: keeps its state, and does what that asks of the server. */
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
    this.#state = startRoom(outside.clock.now(), outside.connection.isOnline())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): RoomState => this.#state

  /** Enters the room, in which messages arrive from now on. @returns what leaves it */
  enter(): () => void {
    const { clock, connection } = this.#outside
    const noteConnection = () => {
      this.#tell({ kind: 'connection', isOnline: connection.isOnline(), now: clock.now() })
    }
    this.#endings = [clock.every(LOOK, () => this.#look()), connection.subscribe(noteConnection)]
    noteConnection()
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

  /**
   * Sends a message, as soon as the room is open.
   * @param id of one that was refused, and goes in its own place
   * @returns its id
   */
  send(author: string, text: string, id = this.#outside.newId()): string {
    this.#send({ id, author, text })
    return id
  }

  /** Sends a message again that is late, or was refused. */
  tryAgain(id: string): void {
    const message = this.#state.outgoing.find((outgoing) => outgoing.id === id)
    if (message) this.#send(message)
  }

  /** Asks for the messages before the first one, if there are any and they were not asked for yet. */
  readonly askForEarlier = async (): Promise<void> => {
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
  readonly scroll = (isAtEnd: boolean): void => {
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
      for (const message of this.#state.outgoing) if (message.delivery === 'waiting') this.#send(message)
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

  #send({ id, author, text }: Letter): void {
    this.#tell({ kind: 'sent', id, author, text, now: this.#outside.clock.now() })
    if (this.#server) void this.#deliver(this.#server, { id, author, text })
  }

  async #deliver(server: ChatServer, { id, author, text }: Letter): Promise<void> {
    const visit = this.#visit
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
