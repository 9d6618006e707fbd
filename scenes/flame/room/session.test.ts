import { beforeEach, expect, test } from 'vitest'
import { ChatError, type ChatFailure, type ChatListener, type ChatMessage, type ChatServer } from './chatServer'
import { SHOWN_FOR } from './rules'
import { RoomSession } from './session'

const START = 1_665_000_000_000
const MINUTE = 60_000

/** A server of which the test is the other side. */
class Server implements ChatServer {
  readonly kind = 'shared'
  readonly subscriptions: { since: number; listener: ChatListener; isOver: boolean }[] = []
  readonly letters: {
    id: string
    author: string
    text: string
    accept: () => void
    refuse: (why: ChatFailure) => void
  }[] = []
  readonly pages: ChatMessage[][] = []
  isClosed = false

  subscribe(since: number, listener: ChatListener): () => void {
    const subscription = { since, listener, isOver: false }
    this.subscriptions.push(subscription)
    return () => {
      subscription.isOver = true
    }
  }

  async earlier(): Promise<readonly ChatMessage[]> {
    const page = this.pages.pop()
    if (!page) throw new ChatError('unavailable')
    return page
  }

  send(id: string, author: string, text: string): Promise<void> {
    return new Promise((accept, reject) => {
      this.letters.push({ id, author, text, accept, refuse: (why) => reject(new ChatError(why)) })
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
  }

  get listener(): ChatListener {
    const newest = this.subscriptions.at(-1)
    if (!newest) throw new Error('Nobody has subscribed.')
    return newest.listener
  }
}

let now = START
let look = () => {}
let servers: Server[] = []
let opening: () => Promise<ChatServer>
let session: RoomSession
let ids = 0

const clock = {
  now: () => now,
  every(_ms: number, call: () => void) {
    look = call
    return () => {
      look = () => {}
    }
  },
  after: () => () => {},
}
const connection = { isOnline: () => true, subscribe: () => () => {} }
const newId = () => {
  ids += 1
  return `id ${ids}`
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => {
  now = START
  servers = []
  ids = 0
  opening = async () => {
    const server = new Server()
    servers.push(server)
    return server
  }
  session = new RoomSession({ openServer: () => opening(), newId, clock, connection })
})

async function entered(): Promise<Server> {
  session.enter()
  await settled()
  const server = servers.at(-1)
  if (!server) throw new Error('No server was opened.')
  server.listener.messages([], true)
  return server
}

test('asks for 24 hours, and again before the server would find that too old', async () => {
  const server = await entered()
  expect(server.subscriptions).toMatchObject([{ since: START - SHOWN_FOR }])
  now += 56 * MINUTE
  look()
  expect(server.subscriptions).toMatchObject([{ isOver: true }, { since: now - SHOWN_FOR, isOver: false }])
})

test('asks once more when it is denied, then says so, and asks again when told to', async () => {
  const server = await entered()
  server.listener.failed('denied')
  expect([server.subscriptions.length, session.read().closed]).toEqual([2, null])
  server.listener.failed('denied')
  expect([server.subscriptions.length, session.read().closed]).toEqual([2, 'denied'])
  session.askAgain()
  expect([server.subscriptions.length, session.read().closed]).toEqual([3, null])
})

test('sends a message, and says when it is accepted', async () => {
  const server = await entered()
  session.send('Nib', 'hello')
  expect(server.letters).toMatchObject([{ id: 'id 1', author: 'Nib', text: 'hello' }])
  expect(session.read().outgoing).toMatchObject([{ id: 'id 1', delivery: 'sending' }])
  server.letters[0]?.accept()
  await settled()
  expect(session.read().outgoing).toMatchObject([{ id: 'id 1', delivery: 'delivered' }])
})

test('what is sent before the room is open goes out when it opens, once and in order', async () => {
  let open = () => {}
  const load = opening
  opening = async () => {
    await new Promise<void>((resolve) => {
      open = resolve
    })
    return load()
  }
  session.enter()
  session.send('Nib', 'one')
  session.send('Nib', 'two')
  expect(session.read().outgoing).toMatchObject([{ delivery: 'waiting' }, { delivery: 'waiting' }])
  open()
  await settled()
  const [server] = servers
  expect(server?.letters.map(({ author, text }) => `${author}: ${text}`)).toEqual(['Nib: one', 'Nib: two'])
  server?.letters[0]?.accept()
  await settled()
  expect(session.read().outgoing).toMatchObject([{ delivery: 'delivered' }, { delivery: 'sending' }])
})

test('what waits for a room that does not load goes out when it is asked again, and does', async () => {
  const { warn } = console
  console.warn = () => {}
  const load = opening
  opening = () => Promise.reject(new Error('no network'))
  session.enter()
  session.send('Nib', 'hello')
  await settled()
  console.warn = warn
  expect(session.read()).toMatchObject({ closed: 'unloaded', outgoing: [{ delivery: 'waiting' }] })
  opening = load
  session.askAgain()
  await settled()
  expect(servers[0]?.letters).toMatchObject([{ text: 'hello' }])
})

test('sends a refused message again under its own id, mended or as it was', async () => {
  const server = await entered()
  const id = session.send('Nib', 'hello')
  server.letters[0]?.refuse('denied')
  await settled()
  expect(session.read().outgoing).toMatchObject([{ delivery: 'refused', failure: 'denied' }])
  session.send('Nib', 'hello?', id)
  server.letters[1]?.refuse('rejected')
  await settled()
  session.tryAgain(id)
  expect(server.letters.map(({ id, text }) => `${id} ${text}`)).toEqual(['id 1 hello', 'id 1 hello?', 'id 1 hello?'])
  server.letters[2]?.accept()
  await settled()
  expect(session.read().outgoing).toMatchObject([{ delivery: 'delivered' }])
})

test('asks for earlier messages once at a time, and again only when told to after a failure', async () => {
  const server = await entered()
  const page = Array.from({ length: 500 }, (_, index) => ({
    id: `m${index}`,
    author: 'Quill',
    date: START - 1000 + index,
    text: 'hm',
  }))
  server.listener.messages(page, true)
  await Promise.all([session.askForEarlier(), session.askForEarlier()])
  expect(session.read().earlier).toBe('failed')
  server.pages.push([{ id: 'first', author: 'Quill', date: START - 2000, text: 'hm' }])
  await session.askForEarlier()
  expect([session.read().earlier, session.read().messages[0]?.id]).toEqual(['none', 'first'])
})

test('a room that does not load says so, and loads when it is asked again', async () => {
  const warnings: unknown[] = []
  const { warn } = console
  console.warn = (...words: unknown[]) => warnings.push(words)
  const load = opening
  opening = () => Promise.reject(new Error('no network'))
  session.enter()
  await settled()
  console.warn = warn
  expect([session.read().closed, warnings.length]).toEqual(['unloaded', 1])
  opening = load
  session.askAgain()
  await settled()
  expect(session.read()).toMatchObject({ closed: null, kind: 'shared' })
})

test('a visit that ends lets go of its server, also of one that opens too late', async () => {
  const leave = session.enter()
  leave()
  await settled()
  expect(servers).toMatchObject([{ isClosed: true, subscriptions: [] }])
  const leaveAgain = session.enter()
  await settled()
  leaveAgain()
  expect(servers[1]).toMatchObject({ isClosed: true, subscriptions: [{ isOver: true }] })
})
