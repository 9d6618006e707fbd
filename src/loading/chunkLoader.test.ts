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

const file =
  (bytes: number, headers: Record<string, string> = { 'content-type': 'text/javascript' }): Answer =>
  async () =>
    new Response(new Uint8Array(bytes), { headers })
/** As long as it should be, with a byte in it that is another. */
const spoilt =
  (bytes: number): Answer =>
  async () =>
    new Response(new Uint8Array(bytes).fill(1, bytes - 1))
const status =
  (code: number): Answer =>
  async () =>
    new Response('', { status: code })
const silence: Answer = () => new Promise(() => {})
const lost: Answer = async () => {
  throw new TypeError('Failed to fetch')
}

function heist(run: () => Promise<string> = async () => 'a thief'): Chunk<string> {
  return { name: 'heist', files: [SCRIPT, STYLE], run }
}

function loaderOn(server: { fetch: typeof fetch }, isOnline = () => true, isSiteRenewed = async () => false) {
  return createChunkLoader({ fetch: server.fetch, isOnline, isSiteRenewed })
}

async function failureOf(load: Promise<unknown>): Promise<ChunkLoadError> {
  const error: unknown = await load.then(
    () => null,
    (thrown) => thrown,
  )
  if (!(error instanceof ChunkLoadError)) throw new Error(`Expected a ChunkLoadError, got ${error}.`)
  return error
}

describe('the chunk loader', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs a chunk once all of its files have arrived', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500, { 'content-type': 'text/css' })] })
    await expect(loaderOn(server).load(heist())).resolves.toBe('a thief')
    expect(server.asked).toEqual([SCRIPT.url, STYLE.url])
  })

  it('tells how much has arrived, up to all of it', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const heard: number[] = []
    await loaderOn(server).load(heist(), (arrived) => heard.push(arrived))
    expect(heard.at(-1)).toBe(1)
    expect(heard).toEqual([...heard].sort((a, b) => a - b))
  })

  it('does not fetch again what has arrived', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    await loader.load(heist())
    await loader.load(heist())
    expect(server.asked).toHaveLength(2)
  })

  it('joins a prefetch that is under way', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    loader.prefetch(heist())
    await loader.load(heist())
    expect(server.asked).toHaveLength(2)
  })

  it.each([
    ['missing', status(404)],
    ['missing', file(300, { 'content-type': 'text/html; charset=utf-8' })],
    ['server error', status(503)],
    ['no answer', lost],
  ] as const)('names the reason: %s', async (reason, answer) => {
    const server = serverOf({ [SCRIPT.url]: [answer], [STYLE.url]: [file(500)] })
    const failure = await failureOf(loaderOn(server).load(heist()))
    expect(failure.reason).toBe(reason)
    expect(failure.message).toBe(`Loading chunk heist failed (${reason})`)
  })

  it('names a lost connection', async () => {
    const server = serverOf({ [SCRIPT.url]: [lost], [STYLE.url]: [lost] })
    const failure = await failureOf(loaderOn(server, () => false).load(heist()))
    expect(failure.message).toBe('Loading chunk heist failed (offline)')
  })

  it('names a chunk that arrives but does not run, and keeps the cause', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const cause = new SyntaxError('Unexpected token')
    const failure = await failureOf(loaderOn(server).load(heist(() => Promise.reject(cause))))
    expect(failure).toMatchObject({ reason: 'damaged', cure: 'reload' })
    expect(failure.cause).toBe(cause)
  })

  it.each([
    ['a byte that is another', spoilt(1000)],
    ['a part that is missing', file(999)],
    ['nothing', file(0)],
  ])('runs nothing that came damaged: %s', async (_, answer) => {
    const server = serverOf({ [SCRIPT.url]: [answer, file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    let runs = 0
    const chunk = heist(async () => {
      runs += 1
      return 'a thief'
    })
    const failure = await failureOf(loader.load(chunk))
    expect([failure.message, failure.cure, runs]).toEqual(['Loading chunk heist failed (damaged)', 'try again', 0])
    await expect(loader.load(chunk)).resolves.toBe('a thief')
    expect(runs).toBe(1)
  })

  it('asks for what came damaged past the cache, and for that alone', async () => {
    const server = serverOf({ [SCRIPT.url]: [spoilt(1000), file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    loader.prefetch({ name: 'a part of it', files: [STYLE], run: async () => null })
    await vi.advanceTimersByTimeAsync(0)
    await failureOf(loader.load(heist()))
    await loader.load(heist())
    expect(server.asked).toEqual([STYLE.url, SCRIPT.url, SCRIPT.url])
    expect(server.caches).toEqual(['default', 'default', 'reload'])
  })

  it('asks for what came damaged ahead of time past the cache, before anybody is told', async () => {
    const server = serverOf({ [SCRIPT.url]: [spoilt(1000), file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    await expect(loader.load(heist())).resolves.toBe('a thief')
    expect(server.asked.filter((url) => url === SCRIPT.url)).toHaveLength(2)
  })

  it('asks for all of a chunk that did not run past the cache before the page is loaded anew', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    await failureOf(loader.load(heist(() => Promise.reject(new SyntaxError('Unexpected token')))))
    await loader.renewCache(new AbortController().signal)
    expect(server.asked).toEqual([SCRIPT.url, STYLE.url, SCRIPT.url, STYLE.url])
    expect(server.caches).toEqual(['default', 'default', 'reload', 'reload'])
  })

  it('asks for nothing before the page is loaded anew when all is well, and waits for nothing that is lost', async () => {
    const server = serverOf({ [SCRIPT.url]: [status(500), lost], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    await loader.renewCache(new AbortController().signal)
    expect(server.asked).toEqual([])
    await failureOf(loader.load(heist()))
    await expect(loader.renewCache(new AbortController().signal)).resolves.toBeUndefined()
  })

  it.each<[string, Answer, () => Promise<string>]>([
    ['is missing', status(404), async () => 'a thief'],
    ['does not run', file(1000), () => Promise.reject(new TypeError('Importing a module script failed.'))],
  ])('says that the site has been renewed where that is why a chunk %s', async (_, answer, run) => {
    const server = serverOf({ [SCRIPT.url]: [answer], [STYLE.url]: [file(500)] })
    const cureWhere = async (isRenewed: boolean) => {
      const loader = loaderOn(
        server,
        () => true,
        async () => isRenewed,
      )
      return (await failureOf(loader.load(heist(run)))).cure
    }
    expect(await cureWhere(true)).toBe('renewed')
    expect(await cureWhere(false)).not.toBe('renewed')
  })

  it('asks whether the site has been renewed only where that may be why', async () => {
    const server = serverOf({ [SCRIPT.url]: [status(500), lost], [STYLE.url]: [file(500)] })
    const ask = vi.fn(async () => true)
    const loader = loaderOn(server, () => true, ask)
    await failureOf(loader.load(heist()))
    await failureOf(loader.load(heist()))
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).not.toHaveBeenCalled()
  })

  it('gives up after 120 s, to the millisecond, and drops the request', async () => {
    const server = serverOf({ [SCRIPT.url]: [silence], [STYLE.url]: [file(500)] })
    let failure: ChunkLoadError | undefined
    const waiting = failureOf(loaderOn(server).load(heist())).then((error) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1)
    expect(failure).toBeUndefined()
    expect(server.given[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(CHUNK_TIMEOUT).toBe(120_000)
    expect(failure?.message).toBe('Loading chunk heist failed (timeout)')
    expect(server.given[0]?.aborted).toBe(true)
  })

  it('gives up on a chunk that arrives but never finishes running', async () => {
    const server = serverOf({ [SCRIPT.url]: [file(1000)], [STYLE.url]: [file(500)] })
    const waiting = failureOf(loaderOn(server).load(heist(() => new Promise(() => {}))))
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT)
    expect((await waiting).reason).toBe('timeout')
  })

  it('counts no hours that the machine slept: the network has yet to go on', async () => {
    const server = serverOf({ [SCRIPT.url]: [silence], [STYLE.url]: [file(500)] })
    let failure: ChunkLoadError | undefined
    const waiting = failureOf(loaderOn(server).load(heist())).then((error) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(1000)
    // Whatever is to ring within the night rings at its end, once.
    await vi.advanceTimersToNextTimerAsync()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 10_000)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(10_000)
    await waiting
    expect(failure?.reason).toBe('timeout')
  })

  it('leaves no timer behind', async () => {
    const server = serverOf({ [SCRIPT.url]: [status(404), file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    await failureOf(loader.load(heist()))
    await loader.load(heist())
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['a missing file', status(404)],
    ['a lost connection', lost],
    ['a server error', status(500)],
  ])('asks the server anew after %s', async (_, firstAnswer) => {
    const server = serverOf({ [SCRIPT.url]: [firstAnswer, file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    await failureOf(loader.load(heist()))
    await expect(loader.load(heist())).resolves.toBe('a thief')
    expect(server.asked.filter((url) => url === SCRIPT.url)).toHaveLength(2)
  })

  it('asks the server anew after a timeout, not waiting for the request that hangs', async () => {
    const server = serverOf({ [SCRIPT.url]: [silence, file(1000)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    const first = failureOf(loader.load(heist()))
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT)
    await first
    await expect(loader.load(heist())).resolves.toBe('a thief')
  })

  it('keeps quiet about a prefetch that fails, and tells the visitor who then comes', async () => {
    const server = serverOf({ [SCRIPT.url]: [status(404)], [STYLE.url]: [file(500)] })
    const loader = loaderOn(server)
    loader.prefetch(heist())
    await vi.advanceTimersByTimeAsync(0)
    expect((await failureOf(loader.load(heist()))).reason).toBe('missing')
  })

  it('runs at once what needs no fetching, as in development', async () => {
    const server = serverOf({})
    await expect(loaderOn(server).load({ name: 'heist', files: [], run: async () => 1 })).resolves.toBe(1)
    expect(server.asked).toEqual([])
  })

  it('fetches an asset, and names the one that fails', async () => {
    const server = serverOf({ '/day22/heist.webp': [status(404), file(10, { 'content-type': 'image/webp' })] })
    const loader = loaderOn(server)
    const failure = await failureOf(loader.fetchAsset('day22/heist.webp', '/day22/heist.webp'))
    expect(failure.message).toBe('Loading chunk day22/heist.webp failed (missing)')
    expect((await loader.fetchAsset('day22/heist.webp', '/day22/heist.webp')).size).toBe(10)
  })

  describe('prefetches an asset', () => {
    const NIGHT = { name: 'day22/heist.webp', url: '/day22/heist.webp' }
    const picture = file(10, { 'content-type': 'image/webp' })
    const nightOf = (loader: ReturnType<typeof loaderOn>, cache?: RequestCache) =>
      loader.fetchAsset(NIGHT.name, NIGHT.url, cache)

    it('once, and hands it over once', async () => {
      const server = serverOf({ [NIGHT.url]: [picture] })
      const loader = loaderOn(server)
      loader.prefetchAssets([NIGHT])
      loader.prefetchAssets([NIGHT])
      expect((await nightOf(loader)).size).toBe(10)
      expect(server.asked).toEqual([NIGHT.url])
      await nightOf(loader)
      expect(server.asked).toHaveLength(2)
    })

    it('not for who wants it past the cache', async () => {
      const server = serverOf({ [NIGHT.url]: [picture] })
      const loader = loaderOn(server)
      loader.prefetchAssets([NIGHT])
      await nightOf(loader, 'reload')
      expect(server.asked).toHaveLength(2)
    })

    it('and asks anew when that failed', async () => {
      const server = serverOf({ [NIGHT.url]: [lost, picture] })
      const loader = loaderOn(server)
      loader.prefetchAssets([NIGHT])
      await vi.advanceTimersByTimeAsync(0)
      expect((await nightOf(loader)).size).toBe(10)
    })

    it('and lets go of it when others are wanted', async () => {
      const server = serverOf({ [NIGHT.url]: [picture] })
      const loader = loaderOn(server)
      loader.prefetchAssets([NIGHT])
      loader.prefetchAssets([])
      await nightOf(loader)
      expect(server.asked).toHaveLength(2)
    })
  })
})
