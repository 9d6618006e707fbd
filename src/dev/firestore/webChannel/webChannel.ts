import type { IncomingMessage, ServerResponse } from 'node:http'
import { StatusError } from '../status.ts'
import type { Channel, ChannelHandler } from './channel.ts'
import { countOf } from './count.ts'
import { frame } from './frame.ts'
import { KEEP_ALIVE, Session } from './session.ts'

/** The version of the protocol that is spoken here. */
const VERSION = 8
const VERSION_OF_CLIENT = 12

/**
 * How long the first answer takes, in ms. The client takes four times that as the time in which a stream must show life,
 * or it falls back to long polls for good; the loopback of a busy machine alone would make that too short.
 */
const HANDSHAKE = 50

/** A visitor has two channels, and one that nobody comes back to is gone after a minute. */
const MOST_SESSIONS = 2000

/** A request to a channel's address, its body already read. */
export interface ChannelRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly query: URLSearchParams
  readonly body: string
}

/**
 * The server's side of Closure's WebChannel, as far as Firestore's web SDK uses it: the client's messages come as form
 * POSTs, the server's go out on one GET that hangs, either as a stream (`CI=0`) or as a series of long polls (`CI=1`).
 */
export class WebChannelServer {
  private readonly sessions = new Map<string, Session>()

  /** @param accept is called for each channel that a client opens, and gives what serves it */
  handle({ request, response, query, body }: ChannelRequest, accept: (channel: Channel) => ChannelHandler): void {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    response.setHeader('Cache-Control', 'no-cache, no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const form = new URLSearchParams(body)
    const id = query.get('SID')
    if (id === null) {
      this.open(response, form, accept)
      return
    }
    const session = this.sessions.get(id)
    if (!session) {
      // With this very text: the client then opens a new channel instead of trying again.
      response.statusCode = 400
      response.end('Unknown SID')
      return
    }
    if (query.get('TYPE') === 'terminate') {
      session.end()
      response.end()
      return
    }
    session.acknowledge(countOf(query.get('AID')))
    if (request.method === 'POST') {
      session.receive(form)
      if (this.sessions.has(id)) response.end(frame(session.status()))
      else request.socket.destroy()
    } else session.connect(response, query.get('CI') === '0')
  }

  /** Breaks every channel, as the death of the server would. */
  breakAll(): void {
    for (const session of [...this.sessions.values()]) session.break()
  }

  private open(response: ServerResponse, form: URLSearchParams, accept: (channel: Channel) => ChannelHandler): void {
    if (this.sessions.size >= MOST_SESSIONS) throw new StatusError('RESOURCE_EXHAUSTED', 'There are too many channels.')
    const session = new Session(() => this.sessions.delete(session.id))
    session.handleWith(accept(session))
    this.sessions.set(session.id, session)
    try {
      session.receive(form)
    } catch (error) {
      session.end()
      throw error
    }
    response.setHeader('X-HTTP-Session-Id', session.id)
    const answer = frame([[0, ['c', session.id, '', VERSION, VERSION_OF_CLIENT, KEEP_ALIVE]]])
    setTimeout(() => response.end(answer), HANDSHAKE)
  }
}
