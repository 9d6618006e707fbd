import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Served, serveRequests } from '../../../../tests/support/serveFirestore'
import type { Channel } from './channel'
import { WebChannelServer } from './webChannel'

let served: Served
/** The server's ends of the channels that were opened, in turn. */
let channels: Opened[]

interface Opened {
  readonly channel: Channel
  readonly received: unknown[]
  isClosed: boolean
}

beforeEach(async () => {
  channels = []
  const server = new WebChannelServer()
  served = await serveRequests((request, response) => {
    void buffer(request).then((bytes) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams
      server.handle({ request, response, query, body: bytes.toString() }, (channel) => {
        const end: Opened = { channel, received: [], isClosed: false }
        channels.push(end)
        return {
          receive: (message) => end.received.push(message),
          closed: () => {
            end.isClosed = true
          },
        }
      })
    })
  })
})
afterEach(() => served.close())

const opened = (index = 0) => {
  const end = channels[index]
  if (!end) throw new Error('No such channel was opened.')
  return end
}

const post = (query: string, form: Record<string, string> = {}) =>
  fetch(`${served.origin}/?VER=8&${query}`, { method: 'POST', body: new URLSearchParams(form) })

const form = (first: number, ...messages: readonly unknown[]) => ({
  count: String(messages.length),
  ofs: String(first),
  ...Object.fromEntries(messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)])),
})

/** Opens a channel and gives its id. */
async function open(fields: Record<string, string> = {}): Promise<string> {
  const answer = await post('RID=1', fields)
  const id = answer.headers.get('x-http-session-id')
  if (id === null) throw new Error('The handshake names no session.')
  expect(framesOf(await answer.text())).toEqual([[[0, ['c', id, '', 8, 12, 20_000]]]])
  return id
}

/** The frames of a whole body. */
function framesOf(body: string): readonly unknown[] {
  const frames: unknown[] = []
  let rest = body
  while (rest !== '') {
    const length = rest.slice(0, rest.indexOf('\n'))
    const start = length.length + 1
    frames.push(JSON.parse(rest.slice(start, start + Number(length))))
    rest = rest.slice(start + Number(length))
  }
  return frames
}

/** The frames that a post to a channel is answered with. */
const framesAfter = async (id: string, fields?: Record<string, string>) =>
  framesOf(await (await post(`SID=${id}&RID=2`, fields)).text())

/** Waits on a stream for as many frames, and leaves it. */
async function listen(id: string, acknowledged: number, count: number): Promise<readonly unknown[]> {
  const leaving = new AbortController()
  const answer = await fetch(`${served.origin}/?VER=8&SID=${id}&CI=0&AID=${acknowledged}`, { signal: leaving.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let body = ''
  while (framesOf(body).length < count) body += (await reader?.read())?.value ?? ''
  leaving.abort()
  return framesOf(body)
}

test('a channel opens with its first messages, and receives once what is sent twice', async () => {
  const id = await open(form(0, { hello: 1 }))
  expect(opened().received).toEqual([{ hello: 1 }])
  await post(`SID=${id}&RID=2`, form(1, 'b', 'c'))
  await post(`SID=${id}&RID=2`, form(1, 'b', 'c'))
  await post(`SID=${id}&RID=3`, form(3, 'd'))
  expect(opened().received).toEqual([{ hello: 1 }, 'b', 'c', 'd'])
})

test('messages go out on the stream, and again on the next one until they are acknowledged', async () => {
  const id = await open()
  opened().channel.send({ n: 1 })
  opened().channel.send('🔥 two')
  const [first, second] = [
    [1, [{ n: 1 }]],
    [2, ['🔥 two']],
  ]
  expect(await listen(id, 0, 1)).toEqual([[first, second]])
  expect(await listen(id, 1, 1)).toEqual([[second]])
})

test('a stream with nothing to say shows life at once', async () => {
  const id = await open()
  expect(await listen(id, 0, 1)).toEqual([[[1, ['noop']]]])
})

test('a long poll ends with its first messages', async () => {
  const id = await open()
  const poll = fetch(`${served.origin}/?VER=8&SID=${id}&CI=1&AID=0`)
  await expect.poll(() => framesAfter(id)).toEqual([[1, 0, 0]])
  opened().channel.send('late')
  expect(framesOf(await (await poll).text())).toEqual([[[1, ['late']]]])
})

test('a post is answered with what is under way', async () => {
  const id = await open()
  opened().channel.send('a')
  expect(await framesAfter(id, form(0, 'b'))).toEqual([[0, 1, expect.any(Number)]])
})

test('a channel that is unknown, ended or broken is answered as the client expects', async () => {
  const id = await open()
  await post(`SID=${id}&TYPE=terminate`)
  expect(opened().isClosed).toBe(true)
  for (const unknown of [id, 'never-opened']) {
    const answer = await post(`SID=${unknown}&RID=2`)
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown SID'])
  }
  const broken = await open()
  opened(1).channel.break()
  expect((await post(`SID=${broken}&RID=2`)).status).toBe(400)
  expect(opened(1).isClosed).toBe(true)
})

describe('as time goes by', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Opens a channel, whose answer comes late on purpose. */
  async function openInTime(): Promise<string> {
    const opening = open()
    await vi.waitUntil(() => channels.length > 0)
    await vi.advanceTimersByTimeAsync(50)
    return opening
  }

  test('a stream is kept alive', async () => {
    const id = await openInTime()
    const heard = listen(id, 0, 3)
    await expect.poll(() => framesAfter(id)).toEqual([[1, 1, expect.any(Number)]])
    await vi.advanceTimersByTimeAsync(40_000)
    expect(await heard).toEqual([[[1, ['noop']]], [[2, ['noop']]], [[3, ['noop']]]])
  })

  test('a channel to which nobody comes back is closed after a minute', async () => {
    const id = await openInTime()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(opened().isClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(opened().isClosed).toBe(true)
    expect((await post(`SID=${id}&RID=2`)).status).toBe(400)
  })
})
