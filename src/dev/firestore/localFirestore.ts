import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromOwnPage } from '../ownPages.ts'
import { requestAddress } from '../requestAddress.ts'
import { type Caller, controlsSchema, Database } from './database.ts'
import { parseJson } from './json.ts'
import { ListenStream } from './listenStream.ts'
import { readBody } from './readBody.ts'
import { commitRequest, read, runQueryRequest } from './requests.ts'
import type { Rules } from './rules/rules.ts'
import { StatusError, statusErrorOf, unimplemented } from './status.ts'
import { type ChannelRequest, WebChannelServer } from './webChannel/webChannel.ts'
import { WriteStream } from './writeStream.ts'

const DATABASE = 'projects/[^/]+/databases/[^/]+'
const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/
const REST = new RegExp(`^/v1/((${DATABASE})/documents[^:]*)(?::(\\w+))?$`)
const RESET = new RegExp(`^/emulator/v1/(${DATABASE})/documents$`)
const CONTROLS = new RegExp(`^/emulator/v1/(${DATABASE})/controls$`)

/** Paths that belong to a Firestore, whether or not this one answers all of them. */
export const FIRESTORE_PATHS = ['/google.firestore.v1.Firestore/', '/v1/projects/', '/emulator/v1/'] as const

const STREAMS = new Map<string, typeof ListenStream | typeof WriteStream>([
  ['Listen', ListenStream],
  ['Write', WriteStream],
])

/** As many bytes as Firestore takes in one request. */
const LONGEST_BODY = 10 * 1024 * 1024

/** Tests have a database each, and one server may see many runs of them. */
const MOST_DATABASES = 10_000

const DATABASE_NAME = new RegExp(`^${DATABASE}$`)

/** What tests and tools send instead of credentials, to be let past the rules. */
const OWNER = 'Bearer owner'

/**
 * A Firestore on this machine, for development and tests, that the real SDK talks to in its own protocol. It keeps its
 * documents in memory, enforces the given rules, and serves many databases, each apart. What it does not implement it
 * refuses, as UNIMPLEMENTED; a page of another origin it refuses altogether, and no request may be so large that others wait.
 *
 * Beside the SDK's channels it answers the REST calls `commit`, `runQuery` and get, the official emulator's
 * `DELETE /emulator/v1/<database>/documents`, and `PATCH /emulator/v1/<database>/controls` of its own.
 */
export class LocalFirestore {
  private readonly channels = new WebChannelServer()

  /** @param databases by name: what was written, which may outlive this Firestore as a disk does */
  constructor(
    private readonly rules: Rules,
    private readonly databases: Map<string, Database> = new Map(),
  ) {}

  /** Answers the request if it is for a Firestore; others go on to `next`. */
  readonly handle = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = requestAddress(request)
    if (address && FIRESTORE_PATHS.some((start) => address.pathname.startsWith(start))) {
      void this.answer(request, response, address)
    } else next()
  }

  /** Dies as a process does: its channels break in the middle of a word, and are forgotten. */
  kill(): void {
    this.channels.breakAll()
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, searchParams: query }: URL,
  ): Promise<void> {
    try {
      if (!isFromOwnPage(request)) {
        throw new StatusError('PERMISSION_DENIED', 'This Firestore is for the pages of its own address.')
      }
      const path = decodePath(pathname)
      const body = await readBody(request, LONGEST_BODY)
      const channel = CHANNEL.exec(path)?.[1]
      if (channel) this.answerChannel(channel, { request, response, query, body })
      else this.answerCall(request, response, path, body)
    } catch (error) {
      // A client that went away in the middle of its request waits for no answer.
      if (request.destroyed && !request.complete) return
      const refused = statusErrorOf(error)
      if (refused.status === 'INTERNAL') console.error('The local Firestore stumbled:', error)
      // What of it has not been read yet is of no use to anybody: the connection ends with the answer.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.statusCode = refused.httpCode
      sendJson(response, refused)
    }
  }

  private answerChannel(name: string, channelRequest: ChannelRequest): void {
    const Stream = STREAMS.get(name)
    if (!Stream) throw unimplemented(`the stream ${name}`)
    const database = this.database(channelRequest.query.get('database') ?? '')
    if (!database.isReachable) {
      channelRequest.request.socket.destroy()
      return
    }
    // By the request's own header: one that stands in its body anybody's page could send in a form.
    const caller = callerOf(channelRequest.request.headers.authorization)
    this.channels.handle(channelRequest, (channel) => {
      const stream = new Stream(database, caller, channel)
      const unwatch = database.watch(() => {
        if (!database.isReachable) channel.break()
      })
      return {
        receive: (message) => stream.receive(message),
        closed: () => {
          unwatch()
          stream.closed()
        },
      }
    })
  }

  private answerCall(request: IncomingMessage, response: ServerResponse, path: string, body: string): void {
    const caller = callerOf(request.headers.authorization)
    const [, reset] = RESET.exec(path) ?? []
    if (reset && request.method === 'DELETE') {
      this.database(reset).clear()
      sendJson(response, {})
      return
    }
    const [, controlled] = CONTROLS.exec(path) ?? []
    if (controlled && request.method === 'PATCH') {
      if (caller !== 'owner') throw new StatusError('PERMISSION_DENIED', 'Controls are the owner’s.')
      this.database(controlled).control(read(controlsSchema, parseJson(body)))
      sendJson(response, {})
      return
    }
    const [, name, databaseName, verb = ''] = REST.exec(path) ?? []
    if (name === undefined || databaseName === undefined) throw unimplemented(`${request.method} ${path}`)
    const database = this.database(databaseName)
    if (!database.isReachable) request.socket.destroy()
    else sendJson(response, answerTo(`${request.method} ${verb}`, database, name, caller, body))
  }

  private database(name: string): Database {
    const known = this.databases.get(name)
    if (known) return known
    if (!DATABASE_NAME.test(name)) throw new StatusError('INVALID_ARGUMENT', 'No database has such a name.')
    if (this.databases.size >= MOST_DATABASES)
      throw new StatusError('RESOURCE_EXHAUSTED', 'There are too many databases.')
    const database = new Database(this.rules)
    this.databases.set(name, database)
    return database
  }
}

/** @param call the method and the verb after the colon, if there is one */
function answerTo(call: string, database: Database, name: string, caller: Caller, body: string): unknown {
  switch (call) {
    case 'POST commit':
      return database.commit(read(commitRequest, parseJson(body)).writes, caller)
    case 'POST runQuery': {
      const { structuredQuery } = read(runQueryRequest, parseJson(body))
      database.checkList(name, structuredQuery, caller)
      const readTime = database.now()
      const found = database.list(name, structuredQuery)
      return found.length > 0 ? found.map((document) => ({ document, readTime })) : [{ readTime }]
    }
    case 'GET ': {
      database.checkGet(name, caller)
      const document = database.get(name)
      if (!document) throw new StatusError('NOT_FOUND', `There is no document ${name}.`)
      return document
    }
    default:
      throw unimplemented(call)
  }
}

function callerOf(authorization: string | undefined): Caller {
  return authorization === OWNER ? 'owner' : 'anybody'
}

/** @throws StatusError INVALID_ARGUMENT */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    throw new StatusError('INVALID_ARGUMENT', 'The address is not encoded as addresses are.', { cause: error })
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}
