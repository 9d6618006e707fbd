/** What of a request tells which file it asks for. */
interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly cache: string
  readonly hasRange: boolean
}

/** The version of a picture, as the site asks for it: its address is another, the file is the same. */
const VERSION = /^\?v=[\w.-]+$/

/**
 * The file of the site that is asked for, its path below the site's address; `null` where it is none that is kept: another
 * host's, a part of one, or an address with a question in it. A page may be asked for with a question: the page answers that itself.
 *
 * @param base the site's address
 */
export function requestedPath({ method, url, mode, cache, hasRange }: Asked, base: string): string | null {
  const { origin, pathname, search } = new URL(url)
  const address = origin + pathname
  if (method !== 'GET' || hasRange || cache === 'no-store' || !address.startsWith(base)) return null
  const path = pathOf(address.slice(base.length))
  if (path === null) return null
  const isFolder = path === '' || path.endsWith('/')
  if (mode === 'navigate') return isFolder ? `${path}index.html` : path
  // Whoever fetches a page without going there wants to know what the server has.
  return isFolder || (search !== '' && !VERSION.test(search)) ? null : path
}

/** `null` where it is no text in percent signs: no file of ours is called so. */
function pathOf(encoded: string): string | null {
  try {
    return decodeURI(encoded)
  } catch {
    return null
  }
}
