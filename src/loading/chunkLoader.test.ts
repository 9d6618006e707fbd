import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checksumOf } from './checksum'
import { CHUNK_TIMEOUT, type Chunk, ChunkLoadError, createChunkLoader } from './chunkLoader'

const SCRIPT = { url: '/assets/heist-1a2b.js', bytes: 1000, checksum: checksumOf(new Uint8Array(1000)) }
const STYLE = { url: '/assets/heist-3c4d.css', bytes: 500, checksum: checksumOf(new Uint8Array(500)) }

type Answer = () => Promise<Response>

/** A server that gives each file the next of its answers, the last one for good. */
function serverOf(answers: Record<string, Answer[]>) {
  const asked: string[] = []
  const given: AbortSignal[] = []
  /** What of the browser's cache would do, of each that was asked. */
  const caches: (RequestCache | undefined)[] = []
  const fetch = (url: RequestInfo | URL, request?: RequestInit) => {
    asked.push(String(url))
    caches.push(request?.cache)
    if (request?.signal) given.push(request.signal)
    const queue = answers[String(url)] ?? []
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    return answer?.() ?? Promise.reject(new TypeError(`Nothing is served at ${url}.`))
  }
  return { fetch, asked, given, caches }
}

function file(bytes: number, type = 'text/javascript'): Answer {
  return async () => new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
}
/** As long as it should be, with a byte in it that is another. */
function spoilt(bytes: number): Answer {
  return async () => new Response(new Uint8Array(bytes).fill(1, bytes - 1))
}
const status = (code: number) => async () => new Response('', { status: code })
const silence: Answer = () => new Promise(() => {})
const lost: Answer = async () => {
  throw new TypeError('Failed to fetch')
}

function heist(run: () => Promise<string> = async () => 'a thief'): Chunk<string> {
  return { name: 'heist', files: [SCRIPT, STYLE], run }
}

/** A loader, and the server that it asks: the script is answered for with these in turn, the style sheet always comes. */
function setUp(
  script: Answer[] = [file(1000)],
  { isOnline = (): boolean => true, isSiteRenewed = async () => false } = {},
) {
  const server = serverOf({ [SCRIPT.url]: script, [STYLE.url]: [file(500, 'text/css')] })
  return { ...server, loader: createChunkLoader({ fetch: server.fetch, isOnline, isSiteRenewed }) }
}

async function failureOf(load: Promise<unknown>): Promise<ChunkLoadError> {
  const error: unknown = await load.catch((thrown: unknown) => thrown)
  if (!(error instanceof ChunkLoadError)) throw new Error(`Expected a ChunkLoadError, got ${error}.`)
  return error
}

describe('the chunk loader', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs a chunk once all of its files have arrived, and does not fetch them again', async () => {
    const { loader, asked } = setUp()
    await expect(loader.load(heist())).resolves.toBe('a thief')
    expect(asked).toEqual([SCRIPT.url, STYLE.url])
    await loader.load(heist())
    expect(asked).toHaveLength(2)
  })

  it('tells how much has arrived, up to all of it', async () => {
    const heard: number[] = []
    await setUp().loader.load(heist(), (arrived) => heard.push(arrived))
    expect(heard.at(-1)).toBe(1)
    expect(heard).toEqual([...heard].sort((a, b) => a - b))
  })

  it('joins a prefetch that is under way', async () => {
    const { loader, asked } = setUp()
    loader.prefetch(heist())
    await loader.load(heist())
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['missing', status(404), true],
    ['missing', file(300, 'text/html; charset=utf-8'), true],
    ['server error', status(503), true],
    ['no answer', lost, true],
    ['offline', lost, false],
  ] as const)('names the reason: %s', async (reason, answer, isOnline) => {
    const failure = await failureOf(setUp([answer], { isOnline: () => isOnline }).loader.load(heist()))
    expect(failure).toMatchObject({ reason, message: `Loading chunk heist failed (${reason})` })
  })

  it('names a chunk that arrives but does not run, and keeps the cause', async () => {
    const cause = new SyntaxError('Unexpected token')
    const failure = await failureOf(setUp().loader.load(heist(() => Promise.reject(cause))))
    expect(failure).toMatchObject({ reason: 'damaged', cure: 'reload' })
    expect(failure.cause).toBe(cause)
  })

  it.each([
    ['a byte that is another', spoilt(1000)],
    ['a part that is missing', file(999)],
    ['nothing', file(0)],
  ])('runs nothing that came damaged: %s', async (_, answer) => {
    const { loader } = setUp([answer, file(1000)])
    const run = vi.fn(async () => 'a thief')
    const failure = await failureOf(loader.load(heist(run)))
    expect(failure).toMatchObject({ message: 'Loading chunk heist failed (damaged)', cure: 'try again' })
    expect(run).not.toHaveBeenCalled()
    await expect(loader.load(heist(run))).resolves.toBe('a thief')
    expect(run).toHaveBeenCalledOnce()
  })

  it('asks for what came damaged past the cache, and for that alone', async () => {
    const { loader, asked, caches } = setUp([spoilt(1000), file(1000)])
    loader.prefetch({ name: 'a part of it', files: [STYLE], run: async () => null })
    await vi.advanceTimersByTimeAsync(0)
    await failureOf(loader.load(heist()))
    await loader.load(heist())
    expect(asked).toEqual([STYLE.url, SCRIPT.url, SCRIPT.url])
    expect(caches).toEqual(['default', 'default', 'reload'])
  })

  it('asks for what came damaged ahead of time past the cache, before anybody is told', async () => {
    const { loader, asked } = setUp([spoilt(1000), file(1000)])
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    await expect(loader.load(heist())).resolves.toBe('a thief')
    expect(asked.filter((url) => url === SCRIPT.url)).toHaveLength(2)
  })

  it('asks for all of a chunk that did not run past the cache before the page is loaded anew', async () => {
    const { loader, asked, caches } = setUp()
    await failureOf(loader.load(heist(() => Promise.reject(new SyntaxError('Unexpected token')))))
    await loader.renewCache(new AbortController().signal)
    expect(asked).toEqual([SCRIPT.url, STYLE.url, SCRIPT.url, STYLE.url])
    expect(caches).toEqual(['default', 'default', 'reload', 'reload'])
  })

  it('asks for nothing before the page is loaded anew when all is well, and waits for nothing that is lost', async () => {
    const { loader, asked } = setUp([status(500), lost])
    await loader.renewCache(new AbortController().signal)
    expect(asked).toEqual([])
    await failureOf(loader.load(heist()))
    await expect(loader.renewCache(new AbortController().signal)).resolves.toBeUndefined()
  })

  it.each<[string, Answer, () => Promise<string>]>([
    ['is missing', status(404), async () => 'a thief'],
    ['does not run', file(1000), () => Promise.reject(new TypeError('Importing a module script failed.'))],
  ])('says that the site has been renewed where that is why a chunk %s', async (_, answer, run) => {
    const cureWhere = async (isRenewed: boolean) =>
      (await failureOf(setUp([answer], { isSiteRenewed: async () => isRenewed }).loader.load(heist(run)))).cure
    expect(await cureWhere(true)).toBe('renewed')
    expect(await cureWhere(false)).not.toBe('renewed')
  })

  it('asks whether the site has been renewed only where that may be why', async () => {
    const isSiteRenewed = vi.fn(async () => true)
    const { loader } = setUp([status(500), lost], { isSiteRenewed })
    await failureOf(loader.load(heist()))
    await failureOf(loader.load(heist()))
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    expect(isSiteRenewed).not.toHaveBeenCalled()
  })

  it('gives up after 120 s, to the millisecond, drops the request, and asks the server anew', async () => {
    const { loader, given } = setUp([silence, file(1000)])
    const failed = vi.fn()
    const waiting = failureOf(loader.load(heist())).then(failed)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1)
    expect(failed).not.toHaveBeenCalled()
    expect(given[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(CHUNK_TIMEOUT).toBe(120_000)
    expect(failed.mock.calls).toMatchObject([[{ message: 'Loading chunk heist failed (timeout)' }]])
    expect(given[0]?.aborted).toBe(true)
    await expect(loader.load(heist())).resolves.toBe('a thief')
  })

  it('gives up on a chunk that arrives but never finishes running', async () => {
    const waiting = failureOf(setUp().loader.load(heist(() => new Promise(() => {}))))
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT)
    expect((await waiting).reason).toBe('timeout')
  })

  it('counts no hours that the machine slept: the network has yet to go on', async () => {
    const failed = vi.fn()
    const waiting = failureOf(setUp([silence]).loader.load(heist())).then(failed)
    await vi.advanceTimersByTimeAsync(1000)
    // Whatever is to ring within the night rings at its end, once.
    await vi.advanceTimersToNextTimerAsync()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 10_000)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    await waiting
    expect(failed.mock.calls).toMatchObject([[{ reason: 'timeout' }]])
  })

  it.each([
    ['a missing file', status(404)],
    ['a lost connection', lost],
    ['a server error', status(500)],
  ])('asks the server anew after %s, and leaves no timer behind', async (_, firstAnswer) => {
    const { loader, asked } = setUp([firstAnswer, file(1000)])
    await failureOf(loader.load(heist()))
    await expect(loader.load(heist())).resolves.toBe('a thief')
    expect(asked.filter((url) => url === SCRIPT.url)).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps quiet about a prefetch that fails, and tells the visitor who then comes', async () => {
    const { loader } = setUp([status(404)])
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    expect((await failureOf(loader.load(heist()))).reason).toBe('missing')
  })

  it('runs at once what needs no fetching, as in development', async () => {
    const { loader, asked } = setUp()
    await expect(loader.load({ name: 'heist', files: [], run: async () => 1 })).resolves.toBe(1)
    expect(asked).toEqual([])
  })

  describe('an asset', () => {
    const NIGHT = { name: 'day22/heist.webp', url: '/day22/heist.webp' }
    const picture = file(10, 'image/webp')
    const setUpNight = (...answers: Answer[]) => {
      const { fetch, asked } = serverOf({ [NIGHT.url]: answers })
      const loader = createChunkLoader({ fetch, isOnline: () => true, isSiteRenewed: async () => false })
      return { loader, asked, load: (cache?: RequestCache) => loader.fetchAsset(NIGHT.name, NIGHT.url, cache) }
    }

    it('is fetched, and named where it fails', async () => {
      const { load } = setUpNight(status(404), picture)
      expect((await failureOf(load())).message).toBe('Loading chunk day22/heist.webp failed (missing)')
      expect((await load()).size).toBe(10)
    })

    it('is prefetched once, and handed over once', async () => {
      const { loader, asked, load } = setUpNight(picture)
      loader.prefetchAssets([NIGHT])
      loader.prefetchAssets([NIGHT])
      expect((await load()).size).toBe(10)
      expect(asked).toEqual([NIGHT.url])
      await load()
      expect(asked).toHaveLength(2)
    })

    it('is not prefetched for who wants it past the cache', async () => {
      const { loader, asked, load } = setUpNight(picture)
      loader.prefetchAssets([NIGHT])
      await load('reload')
      expect(asked).toHaveLength(2)
    })

    it('is asked for anew when its prefetch failed', async () => {
      const { loader, load } = setUpNight(lost, picture)
      loader.prefetchAssets([NIGHT])
      await vi.advanceTimersByTimeAsync(0)
      expect((await load()).size).toBe(10)
    })

    it('is let go of when others are prefetched', async () => {
      const { loader, asked, load } = setUpNight(picture)
      loader.prefetchAssets([NIGHT])
      loader.prefetchAssets([])
      await load()
      expect(asked).toHaveLength(2)
    })
  })
})
