import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BASE, type BuiltSite } from './builtSites'
import { type Served, serveRequests } from './serveFirestore'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
}

/** Serves one build of the site after the other, as GitHub Pages does: browsers keep all of it for ten minutes. */
export class SiteServer {
  readonly asked: string[] = []
  /** Files that are not there, whatever build it is. */
  missing: RegExp | null = null
  #served: Served | null = null
  #origin = ''
  #site: BuiltSite
  /** What is asked for, and is not answered before it is let come. */
  #held: { readonly files: RegExp; readonly come: Promise<void> } | null = null

  private constructor(site: BuiltSite) {
    this.#site = site
  }

  static async of(site: BuiltSite): Promise<SiteServer> {
    const server = new SiteServer(site)
    const served = await serveRequests((request, response) => {
      server.#answer(request, response).catch((error) => response.destroy(error))
    })
    server.#served = served
    server.#origin = served.origin
    return server
  }

  /** The address of the index, or of a day. */
  address(ofDay = ''): string {
    return `${this.#origin}${BASE}#/${ofDay}`
  }

  /** Serves another build from now on; what only the one before had is gone. */
  serve(site: BuiltSite): void {
    this.#site = site
  }

  /** Leaves requests for these files without an answer, until what is returned is called. */
  hold(files: RegExp): () => void {
    let come = () => {}
    this.#held = { files, come: new Promise((resolve) => (come = resolve)) }
    return () => {
      this.#held = null
      come()
    }
  }

  /** How often such files were asked for. */
  countOf(files: RegExp): number {
    return this.asked.filter((path) => files.test(path)).length
  }

  async close(): Promise<void> {
    await this.#served?.close()
    this.#served = null
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const path = decodeURI(pathname.slice(BASE.length)).replace(/(^|\/)$/, '$1index.html')
    this.asked.push(path)
    if (this.#held?.files.test(path)) await this.#held.come
    const file = this.missing?.test(path) ? undefined : this.#site.get(path)
    if (!file || !pathname.startsWith(BASE)) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html>')
      return
    }
    const tag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`
    const head = { 'Cache-Control': 'max-age=600', ETag: tag }
    if (request.headers['if-none-match'] === tag) response.writeHead(304, head).end()
    else
      response
        .writeHead(200, { ...head, 'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain' })
        .end(file)
  }
}
