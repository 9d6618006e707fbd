import { Store } from '../../../src/store'
import type { WallClock } from '../wallClock'
import { ChatError, type ChatFailure, type ChatServer } from './chatServer'
import { isWithoutServer } from './connection'
import { sendableText } from './draft'
import type { HiddenNames } from './hiddenNames'
import { lookOf } from './names'
import { nextToSend, waitOf } from './queue'
import { afterEvent, isOfferedBack, SHOWN_FOR, startRoom } from './rules'
import {
  guessedTime,
  hasJumped,
  JUMP,
  learnedTime,
  notBefore,
  type Reading,
  type ServerTime,
  serverNow,
} from './serverTime'
import type { Outgoing, RoomEvent, RoomState } from './state'

/** Ms between two looks at what has run out. */
const LOOK = 1000

/** A subscription is renewed after so many ms: the server checks its time again whenever it reconnects. */
const RENEW_AFTER = 55 * 60 * 1000

/** A server that could not say the time is asked again after so many ms. */
const ASK_TIME_AFTER = 30_000

/** What tells a visit the time. */
export interface RoomClock extends Pick<WallClock, 'every' | 'after'> {
  read(): Reading
}

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
  readonly clock: RoomClock
  readonly connection: BrowserConnection
  readonly hiddenNames: Pick<HiddenNames, 'read' | 'hide' | 'show'>
}

/**
 * A visitor's time with the chat room: keeps its state, and does what that asks of the server. It lasts as long as the page
 * is open: who leaves the room and comes back has the same name, the same words in the box, and what was not sent yet.
 */
export class RoomSession extends Store<RoomState> {
  /** What stands in the writing box. It is no part of the state: a keystroke concerns nobody else. */
  readonly draft = new Store('')
  readonly #outside: Outside
  /** What ends the visit, one by one. */
  #endings: (() => void)[] = []
  /** Opening a server takes time, in which the visit may have ended: only the newest one counts. */
  #visit = 0
  #server: ChatServer | null = null
  /** What calls off the sending of the next message. */
  #callOff = () => {}
  #unsubscribe: (() => void) | null = null
  /** In ms of this visit. */
  #renewedAt = 0
  #mayRenewOnDenial = true
  #time: ServerTime
  /** From when on the server may be asked for the time, in ms of this visit. */
  #mayAskTimeFrom = 0

  constructor(outside: Outside) {
    const reading = outside.clock.read()
    const time = guessedTime(reading)
    super(startRoom(serverNow(time, reading), outside.connection.isOnline(), outside.hiddenNames.read()))
    this.#outside = outside
    this.#time = time
  }

  /** Enters the room, in which messages arrive from now on. @returns what leaves it */
  enter(): () => void {
    const { clock, connection, hiddenNames } = this.#outside
    this.#tell({ kind: 'entered', isOnline: connection.isOnline(), hidden: hiddenNames.read(), now: this.#now() })
    this.#mayAskTimeFrom = 0
    const noteConnection = () => {
      this.#mayAskTimeFrom = 0
      this.#tell({ kind: 'connection', isOnline: connection.isOnline(), now: this.#now() })
    }
    this.#endings = [clock.every(LOOK, () => this.#look()), connection.subscribe(noteConnection)]
    void this.#open()
    return () => this.#leave()
  }

  /** Asks again for a room that is closed. */
  askAgain(): void {
    this.#tell({ kind: 'asked again' })
    this.#mayRenewOnDenial = true
    if (this.#server) void this.#listenInTime(this.#server)
    else void this.#open()
  }

  /** Chooses the name that messages are written under. */
  readonly choose = (name: string): void => {
    this.#tell({ kind: 'named', name })
  }

  /** Ms until the next message may be sent; `null` while there is no room to send it to. */
  readonly wait = (): number | null => (this.#server === null ? null : waitOf(this.read(), this.#now()))

  /**
   * Takes a message out of the box, and sends it as soon as the room is open, those before it are sent, and slow mode allows.
   * What can be no message stays in the box.
   */
  readonly send = (): void => {
    const text = sendableText(this.draft.read())
    if (text === null) return
    this.draft.set('')
    this.#tell({ kind: 'written', id: this.#outside.newId(), text, now: this.#now() })
    this.#sendDue()
  }

  /** Sends a message again that is late, or was refused. */
  readonly tryAgain = (id: string): void => {
    this.#tell({ kind: 'tried again', id })
    this.#sendDue()
  }

  /** Puts a message back into the box that was refused, or set aside; what stands in the box is set aside for it. */
  readonly putBack = (id: string): void => {
    const message = this.read().outgoing.find((outgoing) => outgoing.id === id)
    if (!message || !isOfferedBack(message)) return
    const draft = this.draft.read()
    this.draft.set(message.text)
    this.#tell({ kind: 'put back', id, draft, draftId: this.#outside.newId() })
  }

  /** Asks for the messages before the first one, if there are any and they were not asked for yet. */
  readonly askForEarlier = async (): Promise<void> => {
    const server = this.#server
    const [first] = this.read().messages
    if (!server || !first || !['some', 'failed'].includes(this.read().earlier)) return
    const visit = this.#visit
    this.#tell({ kind: 'earlier asked' })
    try {
      const list = await server.earlier(this.#now() - SHOWN_FOR, first)
      if (visit === this.#visit) this.#tell({ kind: 'earlier heard', list, before: first })
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'earlier failed' })
      failureIn(error)
    }
  }

  /** Says whether the newest message is in view. */
  readonly scroll = (isAtEnd: boolean): void => {
    this.#tell({ kind: 'scrolled', isAtEnd })
  }

  /** Leaves out what was said under a name, and under all that look like it, until it is shown again. */
  readonly hide = (name: string): void => {
    this.#outside.hiddenNames.hide(lookOf(name))
    this.#tell({ kind: 'hidden', name })
  }

  readonly show = (name: string): void => {
    this.#outside.hiddenNames.show(lookOf(name))
    this.#tell({ kind: 'shown', name })
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
      this.#sendDue()
      await this.#listenInTime(server)
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'closed', why: 'unloaded' })
      console.warn('The chat room did not load:', error)
    }
  }

  /** Asks for what was said in the last 24 hours, once it is known when that is. */
  async #listenInTime(server: ChatServer): Promise<void> {
    const visit = this.#visit
    if (this.#isTimeUncertain) await this.#learnTime(server)
    if (visit === this.#visit) this.#listen()
  }

  /** Learns the time anew, and asks for the list anew where that makes another one of it. */
  async #checkTime(server: ChatServer): Promise<void> {
    const visit = this.#visit
    const before = this.#time
    const hadJumped = hasJumped(before, this.#outside.clock.read())
    await this.#learnTime(server)
    if (visit !== this.#visit || this.#time === before) return
    if (hadJumped || Math.abs(this.#time.start - before.start) > JUMP) this.#listen()
  }

  async #learnTime(server: ChatServer): Promise<void> {
    const visit = this.#visit
    const { clock } = this.#outside
    const asked = clock.read()
    this.#mayAskTimeFrom = Infinity
    const date = await server.time()
    if (visit !== this.#visit) return
    const answered = clock.read()
    this.#mayAskTimeFrom = date === null ? answered.elapsed + ASK_TIME_AFTER : 0
    if (date !== null) this.#setTime(learnedTime(date, asked, answered))
    // What the server said once is worth more than a clock that was set since.
    else if (!this.#time.isLearned && hasJumped(this.#time, answered)) this.#setTime(guessedTime(answered))
  }

  #setTime(time: ServerTime): void {
    const by = time.start - this.#time.start
    this.#time = time
    if (by !== 0) this.#tell({ kind: 'time corrected', by })
  }

  /** Whether the clock was set anew since the room said the time, or it never did. */
  get #isTimeUncertain(): boolean {
    return !this.#time.isLearned || hasJumped(this.#time, this.#outside.clock.read())
  }

  #now(): number {
    return serverNow(this.#time, this.#outside.clock.read())
  }

  #listen(): void {
    this.#unsubscribe?.()
    this.#renewedAt = this.#outside.clock.read().elapsed
    this.#unsubscribe =
      this.#server?.subscribe(this.#now() - SHOWN_FOR, {
        messages: (list, isFromServer) => {
          if (isFromServer) this.#mayRenewOnDenial = true
          const newest = list.at(-1)
          if (newest && !this.#time.isLearned && !isWithoutServer(this.read())) {
            this.#setTime(notBefore(this.#time, newest.date, this.#outside.clock.read()))
          }
          this.#tell({ kind: 'heard', list, isFromServer, now: this.#now() })
        },
        failed: (failure) => this.#afterFailure(failure),
      }) ?? null
  }

  /** The time that was asked for may have grown too old while the connection was away: that is denied, so ask anew once. */
  #afterFailure(failure: ChatFailure): void {
    if (failure === 'denied' && this.#mayRenewOnDenial) {
      this.#mayRenewOnDenial = false
      if (this.#server) void this.#listenInTime(this.#server)
    } else {
      this.#tell({ kind: 'closed', why: failure })
    }
  }

  /** Sends what waits and may go, and comes back when the next one may. */
  #sendDue(): void {
    this.#callOff()
    const next = nextToSend(this.read())
    if (!this.#server || !next) return
    const now = this.#now()
    const ms = waitOf(this.read(), now)
    if (ms > 0) {
      // Timers count in whole milliseconds.
      this.#callOff = this.#outside.clock.after(Math.ceil(ms), () => this.#sendDue())
      return
    }
    this.#tell({ kind: 'sent', id: next.id, now })
    void this.#deliver(this.#server, next)
    this.#sendDue()
  }

  async #deliver(server: ChatServer, { id, author, text }: Outgoing): Promise<void> {
    const visit = this.#visit
    try {
      await server.send(id, author, text)
      // Also to who has left meanwhile: it need not be sent again.
      this.#tell({ kind: 'delivered', id, now: this.#now() })
    } catch (error) {
      if (visit === this.#visit) this.#tell({ kind: 'refused', id, why: failureIn(error) })
    }
  }

  #look(): void {
    this.#tell({ kind: 'tick', now: this.#now() })
    if (!this.#server || this.read().closed !== null) return
    const { elapsed } = this.#outside.clock.read()
    if (this.#isTimeUncertain && this.#mayAskTime(elapsed)) void this.#checkTime(this.#server)
    else if (elapsed - this.#renewedAt >= RENEW_AFTER) this.#listen()
  }

  #mayAskTime(elapsed: number): boolean {
    if (!this.read().isOnline && !isWithoutServer(this.read())) return false
    return elapsed >= this.#mayAskTimeFrom
  }

  #leave(): void {
    this.#visit += 1
    this.#callOff()
    for (const end of this.#endings) end()
    this.#endings = []
    this.#unsubscribe?.()
    this.#unsubscribe = null
    const server = this.#server
    this.#server = null
    void server?.close()
  }

  #tell(event: RoomEvent): void {
    const state = afterEvent(this.read(), event)
    if (state === this.read()) return
    this.set(state)
  }
}

/** @throws what is no answer of the room but a mistake of ours */
function failureIn(error: unknown): ChatFailure {
  if (error instanceof ChatError) return error.failure
  throw error
}
