import { checksumOf, NO_BYTES } from './checksum'
import type { ChunkFile } from './chunkFile'

/** A part of the site that is loaded when it is wanted. */
export interface Chunk<Module> {
  /** What error messages call it: a day's slug. */
  readonly name: string
  /** The files to fetch before `run`; empty in development, where nothing is bundled. */
  readonly files: readonly ChunkFile[]
  /** Imports the chunk. Called once its files have arrived. */
  readonly run: () => Promise<Module>
}

/** Why a chunk did not load. */
export type LoadFailure = 'missing' | 'timeout' | 'offline' | 'no answer' | 'server error' | 'damaged'

/**
 * What helps against it: to try again, or nothing but a page that is loaded anew, as this one has run what does not run and its
 * browser remembers it (`reload`), or as the site has been renewed since it was opened (`renewed`).
 */
export type LoadCure = 'try again' | 'reload' | 'renewed'

/** A chunk that did not load. The message is for the console; what the visitor reads is made of the name and the reason. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly cure: LoadCure

  constructor(
    readonly chunk: string,
    readonly reason: LoadFailure,
    { cure = 'try again', ...options }: ErrorOptions & { readonly cure?: LoadCure } = {},
  ) {
    super(`Loading chunk ${chunk} failed (${reason})`, options)
    this.cure = cure
  }
}

/** How long a chunk may take to arrive, in ms of a machine that is awake. Source: docs/specification.md, Section 7, calls. */
export const CHUNK_TIMEOUT = 120_000

/** How many timers in a row count that time: a machine that sleeps during one of them is late by no more than that one. */
const TIMEOUT_STEPS = 24

/** Hears how much of a chunk has arrived, from 0 to 1. */
type ProgressListener = (arrived: number) => void

/** Hears how many more bytes have arrived. */
type ByteListener = (bytes: number) => void

export interface ChunkLoader {
  /**
   * Loads a chunk. Every call after a failure asks the server anew, past what the browser has kept.
   * @throws {ChunkLoadError} with the reason and what helps, also when the chunk has not run after `CHUNK_TIMEOUT`.
   */
  load<Module>(chunk: Chunk<Module>, onProgress?: ProgressListener): Promise<Module>
  /** Fetches a chunk that may be wanted soon, without running it. A failure is left for `load` to meet. */
  prefetch(chunk: Chunk<unknown>): void
  /**
   * Fetches a file that is no chunk: a picture, a sound.
   * @param name what error messages call it
   * @param cache what of the browser's cache will do: `reload`, nothing
   * @throws {ChunkLoadError} that names the file, with the reason
   */
  fetchAsset(name: string, url: string, cache?: RequestCache): Promise<Blob>
  /** Fetches files that `fetchAsset` will be asked for soon. What was fetched for others, and nobody came for, is let go. */
  prefetchAssets(assets: readonly Asset[]): void
  /** Fetches what came damaged past the browser's cache, which may else give it to the page that is loaded next. */
  renewCache(signal: AbortSignal): Promise<void>
}

/** A file that is no chunk. */
interface Asset {
  /** What error messages call it. */
  readonly name: string
  readonly url: string
}

interface Download {
  readonly finished: Promise<void>
  readonly listeners: Set<ProgressListener>
}

/** What the loader needs of the browser. */
interface Network {
  fetch: typeof fetch
  isOnline: () => boolean
  /** Whether the site that is served now is another than the one this page was opened on. */
  isSiteRenewed: () => Promise<boolean>
}

/**
 * Makes a loader that fetches the files of a chunk itself before it imports them.
 *
 * A browser's `import()` tells neither a missing file from a lost connection nor how far it has come, cannot be given
 * up, and remembers its failures: a second `import()` fails at once, without asking the server. So an import is
 * only begun when its files lie in the browser's cache, byte for byte as they were built: what comes damaged is never run, and
 * can be asked for again. To import it under another address would not do: what other chunks import would then be there twice.
 */
export function createChunkLoader({ fetch, isOnline, isSiteRenewed }: Network): ChunkLoader {
  const arrived = new Set<string>()
  /** Files that did not come as they should: they are next asked for past the browser's cache, which may keep them so. */
  const doubtful = new Set<string>()
  const downloads = new Map<string, Download>()
  const early = new Map<string, Promise<Blob>>()

  /** Joins the download of that chunk, or begins one. */
  function joinDownload(chunk: Chunk<unknown>): Download {
    const underWay = downloads.get(chunk.name)
    if (underWay) return underWay
    const listeners = new Set<ProgressListener>()
    const finished = fetchFiles(chunk, (share) => {
      for (const listener of listeners) listener(share)
    }).finally(() => downloads.delete(chunk.name))
    const begun = { finished, listeners }
    downloads.set(chunk.name, begun)
    return begun
  }

  async function fetchFiles(chunk: Chunk<unknown>, onProgress: ProgressListener): Promise<void> {
    const wanted = chunk.files.filter((file) => !arrived.has(file.url))
    const total = wanted.reduce((sum, file) => sum + file.bytes, 0)
    let received = 0
    await withTimeout(chunk.name, (signal) =>
      Promise.all(
        wanted.map(async (file) => {
          await fetchFile(chunk.name, file, signal, (bytes) => {
            received += bytes
            onProgress(Math.min(1, received / total))
          })
        }),
      ),
    )
  }

  async function fetchFile(name: string, { url, checksum }: ChunkFile, signal: AbortSignal, onBytes: ByteListener) {
    try {
      const response = await request(name, url, { signal, cache: doubtful.has(url) ? 'reload' : 'default' })
      if ((await readBody(response, onBytes)) !== checksum) throw new ChunkLoadError(name, 'damaged')
      doubtful.delete(url)
      arrived.add(url)
    } catch (error) {
      // Nothing is to be held against a file that was called off as another one failed.
      if (!signal.aborted) doubtful.add(url)
      throw error
    }
  }

  /** Does the work of fetching; gives up after `CHUNK_TIMEOUT`, and on a failure drops what is still under way. */
  async function withTimeout<Value>(name: string, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    const giveUp = new AbortController()
    try {
      return await beforeTimeout(name, work(giveUp.signal))
    } catch (error) {
      giveUp.abort()
      throw error instanceof ChunkLoadError
        ? error
        : new ChunkLoadError(name, isOnline() ? 'no answer' : 'offline', { cause: error })
    }
  }

  async function run<Module>(chunk: Chunk<Module>): Promise<Module> {
    try {
      return await chunk.run()
    } catch (error) {
      for (const { url } of chunk.files) {
        arrived.delete(url)
        doubtful.add(url)
      }
      if (!isOnline()) throw new ChunkLoadError(chunk.name, 'offline', { cause: error })
      throw new ChunkLoadError(chunk.name, 'damaged', { cause: error, cure: 'reload' })
    }
  }

  /** Waits for what is loaded; a failure that may come of a renewed site says so. */
  async function orRenewed<Value>(loading: Promise<Value>): Promise<Value> {
    try {
      return await loading
    } catch (error) {
      const isSuspicious = error instanceof ChunkLoadError && ['missing', 'damaged'].includes(error.reason)
      if (!isSuspicious || !(await isSiteRenewed())) throw error
      throw new ChunkLoadError(error.chunk, error.reason, { cause: error.cause, cure: 'renewed' })
    }
  }

  function fetchBlob(name: string, url: string, cache: RequestCache): Promise<Blob> {
    return withTimeout(name, async (signal) => (await request(name, url, { signal, cache })).blob())
  }

  async function request(name: string, url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(url, init)
    const failure = failureIn(url, response)
    if (failure) throw new ChunkLoadError(name, failure)
    return response
  }

  return {
    async load(chunk, onProgress) {
      const { finished, listeners } = joinDownload(chunk)
      if (onProgress) listeners.add(onProgress)
      await orRenewed(finished)
      return orRenewed(beforeTimeout(chunk.name, run(chunk)))
    },

    prefetch(chunk) {
      joinDownload(chunk).finished.catch(() => {
        // Nobody has asked for this chunk yet: whoever does will fetch it again and hear why it fails.
      })
    },

    fetchAsset(name, url, cache = 'default') {
      const fetched = early.get(url)
      early.delete(url)
      return orRenewed(cache === 'default' && fetched ? fetched : fetchBlob(name, url, cache))
    },

    prefetchAssets(assets) {
      const wanted = new Set(assets.map(({ url }) => url))
      for (const url of early.keys()) if (!wanted.has(url)) early.delete(url)
      for (const { name, url } of assets) {
        if (early.has(url)) continue
        const fetched = fetchBlob(name, url, 'default')
        early.set(url, fetched)
        // Whoever then comes for it asks anew, and hears why it fails.
        fetched.catch(() => early.delete(url))
      }
    },

    async renewCache(signal) {
      await Promise.allSettled(
        [...doubtful].map(async (url) => (await fetch(url, { signal, cache: 'reload' })).arrayBuffer()),
      )
    },
  }
}

function failureIn(url: string, response: Response): LoadFailure | null {
  if (response.status >= 500) return 'server error'
  // Many static hosts answer an address they do not know with the home page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') && !url.endsWith('.html')
  return response.ok && !isPage ? null : 'missing'
}

/** Reads a response to its end. Returns the checksum of what it brought. */
async function readBody(response: Response, onBytes: ByteListener): Promise<number> {
  const reader = response.body?.getReader()
  let sum = NO_BYTES
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    sum = checksumOf(part.value, sum)
    onBytes(part.value.byteLength)
  }
  return sum
}

function beforeTimeout<Value>(name: string, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const callOff = afterAwake(CHUNK_TIMEOUT, () => reject(new ChunkLoadError(name, 'timeout')))
    work.then(resolve, reject).finally(callOff)
  })
}

/**
 * Calls once the machine has been awake for so many ms. A single timer would be due at once when it wakes from hours of
 * sleep, before the network had a moment to go on; of a chain of short ones no more than one is.
 *
 * @returns what calls it off
 */
function afterAwake(ms: number, call: () => void): () => void {
  const step = ms / TIMEOUT_STEPS
  let left = TIMEOUT_STEPS
  const count = () => {
    left -= 1
    if (left === 0) call()
    else timer = setTimeout(count, step)
  }
  let timer = setTimeout(count, step)
  return () => clearTimeout(timer)
}
