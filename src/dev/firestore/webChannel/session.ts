import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { parseJson } from '../json.ts'
import { StatusError, statusErrorOf } from '../status.ts'
import type { Channel, ChannelHandler } from './channel.ts'
import { countOf } from './count.ts'
import { frame } from './frame.ts'

/** How often something is sent, in ms; the client drops a connection that is silent for half as long again. */
export const KEEP_ALIVE = 20_000

/** How long, in ms, a client may stay away before its channel is closed. */
const ORPHANED_AFTER = 60_000

/** The client's own queue holds no more. */
const MOST_AT_ONCE = 1000

/** A client that takes so many messages without a word is gone, or means ill. */
const MOST_UNACKNOWLEDGED = 20_000

const NOOP = ['noop']

/** A channel between its requests: messages are numbered, and kept until the client has acknowledged them. */
export class Session implements Channel {
  readonly id = randomUUID()
  private handler: ChannelHandler | undefined
  private unacknowledged: { readonly id: number; readonly message: unknown }[] = []
  private lastId = 0
  /** Of the messages, the last one written to the open connection. */
  private lastWritten = 0
  /** Of the client's messages, the number of the last one received. */
  private lastReceived = -1
  /** The connection on which the client waits for messages; it is gone now and then. */
  private connection: ServerResponse | undefined
  private isStreaming = true
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly onEnd: () => void) {
    this.startTimer()
  }

  handleWith(handler: ChannelHandler): void {
    this.handler = handler
  }

  send(message: unknown): void {
    this.push([message])
  }

  /**
   * Hands on the messages of a POST, each once: the client repeats a POST when it saw no answer to it.
   *
   * @throws StatusError when the form is none that a client of this protocol sends
   */
  receive(form: URLSearchParams): void {
    const fields = new Map(form)
    const first = countOf(fields.get('ofs') ?? null)
    const count = countOf(fields.get('count') ?? null)
    if (count > MOST_AT_ONCE) throw new StatusError('RESOURCE_EXHAUSTED', `A POST may bring ${MOST_AT_ONCE} messages.`)
    for (let index = 0; index < count; index += 1) {
      const message = fields.get(`req${index}___data__`)
      if (first + index <= this.lastReceived || message === undefined) continue
      this.lastReceived = first + index
      this.handOn(message)
    }
  }

  /** The client has all messages up to this one. */
  acknowledge(id: number): void {
    this.unacknowledged = this.unacknowledged.filter((sent) => sent.id > id)
  }

  /** What a POST is answered: whether a connection waits, the last message's number, bytes not acknowledged. */
  status(): readonly number[] {
    const waiting = this.unacknowledged.length > 0 ? JSON.stringify(this.unacknowledged).length : 0
    return [this.connection ? 1 : 0, this.lastId, waiting]
  }

  /** @param isStreaming whether the connection stays open, or ends with the first messages (a long poll) */
  connect(connection: ServerResponse, isStreaming: boolean): void {
    this.connection?.end()
    this.connection = connection
    this.isStreaming = isStreaming
    // What was written to the last connection may not have arrived.
    this.lastWritten = 0
    connection.on('close', () => {
      if (this.connection !== connection) return
      this.connection = undefined
      this.startTimer()
    })
    connection.flushHeaders()
    // A stream that shows no life at once is taken for one that a proxy holds back, and replaced by long polls for good.
    if (isStreaming && this.unacknowledged.length === 0) this.push(NOOP)
    else this.write()
    this.startTimer()
  }

  end(): void {
    this.connection?.end()
    this.finish()
  }

  break(): void {
    this.connection?.socket?.destroy()
    this.finish()
  }

  private finish(): void {
    clearTimeout(this.timer)
    this.connection = undefined
    this.onEnd()
    this.handler?.closed()
  }

  private handOn(message: string): void {
    try {
      this.handler?.receive(parseJson(message))
    } catch (error) {
      this.send(statusErrorOf(error).toJSON())
    }
  }

  private push(message: unknown): void {
    this.lastId += 1
    this.unacknowledged.push({ id: this.lastId, message })
    if (this.unacknowledged.length > MOST_UNACKNOWLEDGED) this.break()
    else this.write()
  }

  private write(): void {
    const { connection } = this
    const unwritten = this.unacknowledged.filter(({ id }) => id > this.lastWritten)
    if (!connection || unwritten.length === 0) return
    this.lastWritten = this.lastId
    connection.write(frame(unwritten.map(({ id, message }) => [id, message])))
    if (this.isStreaming) return
    this.connection = undefined
    connection.end()
    this.startTimer()
  }

  private startTimer(): void {
    clearTimeout(this.timer)
    this.timer = this.connection
      ? setTimeout(() => {
          this.push(NOOP)
          this.startTimer()
        }, KEEP_ALIVE)
      : setTimeout(() => this.end(), ORPHANED_AFTER)
    this.timer.unref()
  }
}
