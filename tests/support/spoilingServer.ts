import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { FIRESTORE_PATHS } from '../../src/dev/firestore/localFirestore'
import { type Served, serveRequests } from './serveFirestore'

/** What becomes of a file on its way. */
type Spoil = (file: Buffer) => Buffer

/** What a server does, which may change while it serves. */
interface State {
  /** By the paths of the files. */
  readonly spoils: Map<RegExp, Spoil>
  /** The paths that were asked for, in their order. */
  readonly asked: string[]
  isRenewed: boolean
}

/**
 * The site on a server of its own, which can spoil a file on its way, or serve another build, and lets browsers keep all that it
 * sends for a year.
 */
export class SpoilingServer {
  readonly #site: URL
  readonly #served: Served
  readonly #state: State

  private constructor(site: URL, served: Served, state: State) {
    this.#site = site
    this.#served = served
    this.#state = state
  }

  static async of(address: string): Promise<SpoilingServer> {
    const site = new URL(address)
    const state: State = { spoils: new Map(), asked: [], isRenewed: false }
    const served = await serveRequests((request, response) => {
      const isOfFirestore = FIRESTORE_PATHS.some((start) => request.url?.startsWith(start))
      if (isOfFirestore) passOn(site, request, response)
      else answerRequest(site, state, request, response).catch((error) => response.destroy(error))
    })
    return new SpoilingServer(site, served, state)
  }

  /** The address of the site, or of a day in it. */
  address(ofDay = ''): string {
    return `${this.#served.origin}${this.#site.pathname}#/${ofDay}`
  }

  spoil(file: RegExp, how: Spoil): void {
    this.#state.spoils.set(file, how)
  }

  mend(): void {
    this.#state.spoils.clear()
  }

  /** Serves another build from now on, whose scripts and styles lie elsewhere. Those of the first are gone. */
  renew(): void {
    this.#state.isRenewed = true
  }

  /** How often a file was asked for. */
  countOf(file: RegExp): number {
    return this.#state.asked.filter((path) => file.test(path)).length
  }

  close(): Promise<void> {
    return this.#served.close()
  }
}

/** Where scripts and styles lie, and where those of the other build do. */
const FOLDER = 'assets/'
const RENEWED_FOLDER = 'renewed/'
/** What is gone once there is another build. */
const HASHED = /\/assets\/[^/]+\.(js|css)$/
/** The page and its entry script, which name all others, and how they do. */
const NAMING = /\/(index-[^/]+\.js)?$/
const NAMES = /(?<=[/"'`])assets\/(?=[\w.-]+\.(?:js|css)\b)/g

async function answerRequest(
  site: URL,
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '', site)
  const path = address.pathname
  state.asked.push(path)
  if (state.isRenewed && HASHED.test(path)) {
    response.writeHead(404)
    response.end()
    return
  }
  address.pathname = path.replace(RENEWED_FOLDER, FOLDER)
  const served = await fetch(address, { headers: { connection: 'close' } })
  const file = Buffer.from(await served.arrayBuffer())
  const spoil = [...state.spoils].find(([name]) => name.test(path))?.[1]
  const isNaming = state.isRenewed && NAMING.test(path)
  const built = isNaming ? Buffer.from(file.toString().replace(NAMES, RENEWED_FOLDER)) : file
  response.writeHead(served.status, {
    'Content-Type': served.headers.get('content-type') ?? '',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  response.end(spoil ? spoil(built) : built)
}

/** Hands the request on as it is, and the answer as it comes: the lines of the chat room never end. */
function passOn(site: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request
  const onward = ask({ host: site.hostname, port: site.port, path: url, method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
