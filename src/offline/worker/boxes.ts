import { BOX, type Box, parseBox } from '../box.ts'
import { boxKeyOf, FILES_CACHE } from '../keptFiles.ts'

/** Those that have been read since the worker was started: nothing in them changes. */
const read = new Map<string, Box>()

/** The list of that build; `null` where it is not kept. */
export async function keptBox(build: string): Promise<Box | null> {
  const known = read.get(build)
  if (known) return known
  const cache = await caches.open(FILES_CACHE)
  const kept = await cache.match(boxKeyOf(build))
  if (!kept) return null
  try {
    const box = parseBox(await kept.text())
    if (box.build !== build) throw new Error(`The list is of ${box.build}.`)
    read.set(build, box)
    return box
  } catch {
    // Damaged: what cannot be read is not kept.
    await cache.delete(boxKeyOf(build))
    return null
  }
}

/**
 * Fetches the list of the build that is served now, and keeps it.
 *
 * @throws when it is not of that build: the worker is older than the server, or newer
 */
export async function fetchBox(build: string): Promise<Box> {
  const response = await fetch(import.meta.env.BASE_URL + BOX, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${BOX} is answered with ${response.status}.`)
  const text = await response.text()
  const box = parseBox(text)
  if (box.build !== build) throw new Error(`${BOX} is of ${box.build}, the worker of ${build}.`)
  await (await caches.open(FILES_CACHE)).put(boxKeyOf(build), new Response(text))
  read.set(build, box)
  return box
}
