import type { Box } from '../box.ts'
import { FILES_CACHE } from '../keptFiles.ts'
import { isPageMessage, type WorkerMessage } from '../messages.ts'
import { fetchBox, keptBox } from './boxes.ts'
import { isWanted, keptBy, successorsOf } from './builds.ts'
import { fetchAndKeep, isWhole, keepAnswer, keeping } from './keepFile.ts'
import { Notes } from './notes.ts'
import { requestedPath } from './requestedPath.ts'

/*
 * The service worker. Every page belongs to one build, from the answer to its navigation on, and is given files of that build alone.
 * A new build's worker waits until a page at the index calls it.
 */

declare const self: ServiceWorkerGlobalScope

const { BUILD } = import.meta.env
const base = self.registration.scope
const notes = new Notes()
/** Clients whose page is on its way: the browser does not list them yet. */
const coming = new Set<string>()

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event)))
self.addEventListener('fetch', (event) => {
  const { method, url, mode, cache, headers } = event.request
  const path = requestedPath({ method, url, mode, cache, hasRange: headers.has('range') }, base)
  if (path !== null) event.respondWith(answer(event, path))
})

/** Keeps what the index cannot do without, and of what was kept of the build before whatever has changed. */
async function install(): Promise<void> {
  // From now on the worker of the build before leaves alone what is kept for this one.
  await notes.write('installed', BUILD)
  const box = await fetchBox(BUILD)
  const keep = async (path: string) => {
    const file = box.files[path]
    if (file) await fetchAndKeep(path, file)
  }
  for (const path of box.shell) await keep(path)
  // One after the other: nobody waits for it, and somebody may be playing. What does not come is fetched when it is asked for.
  for (const path of successorsOf(await keptFiles(), box)) await keep(path).catch(() => {})
}

async function activate(): Promise<void> {
  const before = await notes.read('active')
  await notes.write('active', BUILD)
  if (before !== null && before !== BUILD) await notes.write('untold', BUILD)
  await self.clients.claim()
  await clearAway()
}

async function answer(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId, resultingClientId } = event
  const isPage = request.mode === 'navigate'
  try {
    const build = isPage ? BUILD : await notes.read(`client/${clientId}`)
    if (build === null) return await passOn(event, path)
    const file = (await keptBox(build))?.files[path]
    if (!file) return await fetch(request)
    const [response, done] = keeping(path, file).handleAll({ event, request })
    // Where there is no room for it, it is not kept, and the page has it all the same.
    done.catch(() => {})
    const answered = await response
    if (isPage && resultingClientId && (await isWhole(answered, file[0]))) {
      coming.add(resultingClientId)
      await notes.write(`client/${resultingClientId}`, BUILD)
    }
    return answered
  } catch (error) {
    // There is no network.
    if (error instanceof TypeError) throw error
    // The cache cannot be read: the network is there.
    return fetch(request)
  }
}

/** A page that has not said yet of which build it is has its files from the network. What is this build's of them is kept. */
async function passOn(event: FetchEvent, path: string): Promise<Response> {
  const response = await fetch(event.request)
  const copy = response.clone()
  const keep = async () => {
    const file = (await keptBox(BUILD))?.files[path]
    if (file) await keepAnswer(path, file, copy)
  }
  // Where there is no room for it, the page has it all the same.
  event.waitUntil(keep().catch(() => {}))
  return response
}

async function hear({ data, source }: ExtendableMessageEvent): Promise<void> {
  if (!isPageMessage(data)) return
  if (data.kind === 'take over') return self.skipWaiting()
  if (!(source instanceof WindowClient)) return
  const box = await boxOfBuild()
  if (!box) return
  coming.delete(source.id)
  const build = await buildOf(source, data.entry, box)
  if (build === BUILD) await keepLoaded(data.loaded, box)
  if (data.isIndex) await greet(source, build)
  if (data.loaded.length === 0) await clearAway()
}

/** Tells a page at the index what it is to know of builds. */
async function greet(page: Client, build: string | null): Promise<void> {
  const tell = (message: WorkerMessage) => page.postMessage(message)
  if (build !== null && build !== BUILD) return tell({ kind: 'outdated' })
  if ((await notes.read('untold')) === null) return
  await notes.delete('untold')
  tell({ kind: 'renewed' })
}

/** The list of this build. Should it have been lost, it is fetched anew, unless another build is served by now. */
async function boxOfBuild(): Promise<Box | null> {
  try {
    return (await keptBox(BUILD)) ?? (await fetchBox(BUILD))
  } catch {
    // Nothing is kept, and the site comes from the network.
    return null
  }
}

/** Of which build the page is: where it was there before the worker, its entry script tells. */
async function buildOf({ id }: Client, entry: string, box: Box): Promise<string | null> {
  const noted = await notes.read(`client/${id}`)
  const path = pathOf(entry)
  if (noted !== null || path === null || !box.files[path]) return noted
  await notes.write(`client/${id}`, BUILD)
  return BUILD
}

/** Keeps what a page loaded past the worker, which the browser's own cache still has. */
async function keepLoaded(addresses: readonly string[], { files }: Box): Promise<void> {
  for (const address of addresses) {
    const path = pathOf(address)
    const file = path === null ? undefined : files[path]
    if (path === null || !file) continue
    // What does not come, or has no room, is fetched when it is asked for.
    await fetchAndKeep(path, file, address).catch(() => {})
  }
}

function pathOf(url: string): string | null {
  return requestedPath({ method: 'GET', url, mode: 'cors', cache: 'default', hasRange: false }, base)
}

async function keptFiles() {
  const keys = await (await caches.open(FILES_CACHE)).keys()
  return keys.map(({ url }) => keptBy(url, base))
}

/** Deletes what no build has that somebody still looks at, and forgets who has gone. */
async function clearAway(): Promise<void> {
  const builds = new Set([BUILD, await notes.read('installed')])
  const there = new Set([
    ...(await self.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id),
    ...coming,
  ])
  for (const id of await notes.clients()) {
    if (there.has(id)) builds.add(await notes.read(`client/${id}`))
    else await notes.delete(`client/${id}`)
  }
  const boxes = await Promise.all([...builds].map((build) => build !== null && keptBox(build)))
  const living = boxes.filter((box) => box !== false && box !== null)
  // Without this build's own list nobody knows what it has.
  if (!living.some(({ build }) => build === BUILD)) return
  const cache = await caches.open(FILES_CACHE)
  for (const { url } of await cache.keys()) {
    if (!isWanted(keptBy(url, base), living)) await cache.delete(url)
  }
}
