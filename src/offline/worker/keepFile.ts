import { Strategy, type StrategyHandler } from 'workbox-strategies'
import type { BoxFile } from '../box.ts'
import { digestOf, FILES_CACHE, keyOf } from '../keptFiles.ts'
import { isHashed } from './builds.ts'

const NOT_FOUND = 404
const OK = 200

/** Takes a file from the cache, else from the network, and keeps it. Whoever asks past the browser's cache asks past this one, too. */
class CacheUnlessReloaded extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = request.cache === 'reload' ? undefined : await handler.cacheMatch(request)
    return kept ?? handler.fetchAndCachePut(request)
  }
}

/** How a file of a build is taken and kept: whole, and as that build has it, or not at all. */
export function keeping(path: string, [checksum]: BoxFile): Strategy {
  const key = keyOf(path, checksum)
  return new CacheUnlessReloaded({
    cacheName: FILES_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async () => key,
        cacheWillUpdate: async ({ response }) => ((await isWhole(response, checksum)) ? response : null),
        async cachedResponseWillBeUsed({ cachedResponse }) {
          if (!cachedResponse || (await isWhole(cachedResponse, checksum))) return cachedResponse
          await (await caches.open(FILES_CACHE)).delete(key)
          return null
        },
        async fetchDidSucceed({ response, request }) {
          // The name of a script says what is in it, and a page brings its own build along. Whatever else is not as the build has
          // it is another build's: to the page it is not there.
          const speaksForItself = isHashed(path) || request.mode === 'navigate' || response.status !== OK
          if (speaksForItself || (await isWhole(response, checksum))) return response
          return new Response(null, { status: NOT_FOUND })
        },
      },
    ],
  })
}

/** Whether it is all of the file, as it was built. The answer can still be read. */
export async function isWhole(response: Response, checksum: string): Promise<boolean> {
  if (response.status !== OK || response.type === 'opaque') return false
  return (await digestOf(await response.clone().arrayBuffer())) === checksum
}

/** Keeps what came as an answer, if it is the build's. */
export async function keepAnswer(path: string, [checksum]: BoxFile, response: Response): Promise<void> {
  if (await isWhole(response, checksum)) await (await caches.open(FILES_CACHE)).put(keyOf(path, checksum), response)
}

/**
 * Fetches a file and keeps it, unless it is kept.
 *
 * @param address where a page had it from, so that the browser's own cache has it
 * @throws when it does not come as it was built, or there is no room for it
 */
export async function fetchAndKeep(path: string, [checksum]: BoxFile, address?: string): Promise<void> {
  const key = keyOf(path, checksum)
  const cache = await caches.open(FILES_CACHE)
  if (await cache.match(key, { ignoreVary: true })) return
  for (const mode of ['force-cache', 'reload'] as const) {
    const response = await fetch(address ?? addressOf(path), { cache: mode })
    if (!(await isWhole(response, checksum))) continue
    await cache.put(key, response)
    return
  }
  throw new Error(`${path} does not come as it was built.`)
}

/** Hosts lead who asks for the file of the page to the page. */
function addressOf(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/(^|\/)index\.html$/, '$1')
}
