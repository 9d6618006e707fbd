import { daySheets } from 'virtual:day-files'
import { language } from '../language/language'
import { CHUNK_TIMEOUT } from '../loading/chunkLoader'
import { alongFiles } from './alongFiles'
import { BOX, type Box, parseBox } from './box'
import { BoxDownload } from './boxDownload'
import { FILES_CACHE } from './keptFiles'

const BASE = import.meta.env.BASE_URL

/** What the index is made of beside its shell: letters, and pictures that it shows at once. */
const OF_INDEX = /^(home|phone|ui)\/|^assets\/.*\.woff2$/

/** How long a network that has come back is given before it is asked for anything, in ms. */
const SETTLING = 1000

/** How often it is looked for what the worker has still to keep, and how long after each other, in ms. */
const LOOKS = 10
const LOOK_AGAIN = 50

/** What is kept for a moment, to see whether there is room. */
const ROOM = `${BASE}room`

/** The box that this page is of, as its browser keeps it. */
export const boxOfPage = new BoxDownload({
  async ownBox() {
    const cache = await openCache()
    if (!navigator.serviceWorker?.controller) return null
    const lists = (await cache.keys()).filter(({ url }) => new URL(url).pathname === BASE + BOX)
    const boxes = await Promise.all(lists.map(async (list) => boxIn(await cache.match(list))))
    return boxes.find((box) => box !== null && entryOfPage() in box.files) ?? null
  },

  async newestBuild() {
    const response = await fetch(BASE + BOX, { cache: 'no-store' })
    return parseBox(await response.text()).build
  },

  ofVisitor: (paths) =>
    alongFiles(paths, {
      language: language.read(),
      screen: { width: screen.width, height: screen.height, density: window.devicePixelRatio },
      sheets: daySheets,
    }),

  isOfIndex: (path) => OF_INDEX.test(path),

  async keptKeys() {
    const requests = await (await openCache()).keys()
    return new Set(requests.map(({ url }) => url.slice(window.location.origin.length)))
  },

  async isKept(key) {
    const cache = await openCache()
    for (let look = 0; look < LOOKS; look++) {
      if (await cache.match(key, { ignoreVary: true })) return true
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
    }
    return false
  },

  forget: async (key) => (await openCache()).delete(key, { ignoreVary: true }),

  async fetchFile(path, signal) {
    signal.throwIfAborted()
    const giveUp = new AbortController()
    const abort = () => giveUp.abort()
    signal.addEventListener('abort', abort)
    const timer = setTimeout(abort, CHUNK_TIMEOUT)
    try {
      const response = await fetch(BASE + path, { signal: giveUp.signal, priority: 'low' })
      if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`)
      await response.arrayBuffer()
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  },

  // What a browser says of its room is no more than a guess, so that nobody is known by it.
  async hasRoom(bytes) {
    const cache = await openCache()
    try {
      await cache.put(ROOM, new Response(new Uint8Array(bytes)))
      return true
    } catch {
      return false
    } finally {
      await cache.delete(ROOM)
    }
  },

  isOnline: () => navigator.onLine,

  onceOnline(listener, signal) {
    const goOnSoon = () => setTimeout(() => signal.aborted || listener(), SETTLING)
    window.addEventListener('online', goOnSoon, { once: true, signal })
  },
})

/**
 * The cache that the worker keeps files in.
 *
 * @throws where the visitor, or the browser without a secure address, lets nothing be kept
 */
async function openCache(): Promise<Cache> {
  return caches.open(FILES_CACHE)
}

async function boxIn(list: Response | undefined): Promise<Box | null> {
  if (!list) return null
  try {
    return parseBox(await list.text())
  } catch {
    // A damaged list is the worker's to renew: until then there is none.
    return null
  }
}

/** The path of the page's own script, which no other build has. */
function entryOfPage(): string {
  return document.getElementById('entry')?.getAttribute('href')?.slice(BASE.length) ?? ''
}
