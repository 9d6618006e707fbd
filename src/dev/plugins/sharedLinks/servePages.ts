import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { requestAddress } from '../../requestAddress.ts'

/** The statuses that a static host answers with. */
const MOVED = 301
const NOT_FOUND = 404

/**
 * Answers what is left of requests as GitHub Pages would, once files have been served: a folder with a page is led to with a slash
 * at its end, and what is nowhere is answered with `404.html`.
 *
 * @param folder the folder that is served, under `base`
 */
export function servePages(folder: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = requestAddress({ url: request.originalUrl })
    const missing = join(folder, '404.html')
    if (!address || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const name = address.pathname.slice(base.length)
    const pages = existsSync(folder) ? pagesIn(folder) : []
    if (pages.includes(name)) {
      response.writeHead(MOVED, { location: `${base}${name}/${address.search}` }).end()
      return undefined
    }
    if (isPage(request.url ?? '', pages) || !existsSync(missing)) return next()
    response.writeHead(NOT_FOUND, { 'content-type': 'text/html; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : readFileSync(missing))
    return undefined
  }
}

/** Whether Vite, which has made `/heist/index.html` of `/heist/` by now, has it to serve. No path that was asked for is looked up. */
function isPage(url: string, pages: readonly string[]): boolean {
  const [path] = url.split('?')
  return ['/index.html', '/404.html', ...pages.map((page) => `/${page}/index.html`)].includes(path ?? '')
}

/** The folders that have a page of their own. */
function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')))
}
