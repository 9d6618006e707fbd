import { beforeEach, expect, test, vi } from 'vitest'
import { ChatError, type ChatFailure, type ChatListener, type ChatMessage, type ChatServer } from './chatServer'
import { HiddenNames } from './hiddenNames'
import { SHOWN_FOR } from './rules'
import { RoomSession } from './session'

const START = 1_665_000_000_000
const MINUTE = 60_000

/** A server of which the test is the other side. */
class Server implements ChatServer {
  readonly kind = 'shared'
  readonly subscriptions: { since: number; listener: ChatListener; isOver: boolean }[] = []
  readonly letters: { id: string; author: string; text: string; accept(): void; refuse(why: ChatFailure): void }[] = []
  readonly pages: ChatMessage[][] = []
  isClosed = false

  async time(): Promise<number | null> {
    timesAsked += 1
    return serverTime()
  }

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

/** What the visitor's clock shows, and what has elapsed: the test moves both, or one. */
let now = START
let elapsed = 0
let serverTime: () => number | null = () => START + elapsed
let timesAsked = 0
let look = () => {}
let timer: { readonly at: number; readonly call: () => void } | null = null
let servers: Server[] = []
let opening: () => Promise<ChatServer>
let session: RoomSession
let ids = 0

const clock = {
  read: () => ({ wall: now, elapsed }),
  every(_ms: number, call: () => void) {
    look = call
    return () => {
      look = () => {}
    }
  },
  after(ms: number, call: () => void) {
    const set = { at: elapsed + ms, call }
    timer = set
    return () => {
      if (timer === set) timer = null
    }
  },
}
const pass = (ms: number) => {
  const end = elapsed + ms
  while (timer && timer.at <= end) {
    const { at, call } = timer
    timer = null
    now += at - elapsed
    elapsed = at
    call()
  }
  now += end - elapsed
  elapsed = end
  look()
}
/** Writes a message and presses Enter. */
const say = (text: string) => {
  session.draft.set(text)
  session.send()
}
const letters = (server: Server) => server.letters.map(({ id, text }) => `${id} ${text}`)
const deliveries = () => session.read().outgoing.map(({ text, delivery }) => `${text} ${delivery}`)
const connection = { isOnline: () => true, subscribe: () => () => {} }
const newId = () => `id ${++ids}`
/** Does that, and lets all that hangs on it be settled. */
const settle = async <Value>(act: () => Value): Promise<Value> => {
  const value = act()
  await new Promise<void>((resolve) => setImmediate(resolve))
  return value
}
const said = (id: string, date: number): ChatMessage => ({ id, author: 'Quill', date, text: 'hm' })

beforeEach(() => {
  now = START
  elapsed = 0
  serverTime = () => START + elapsed
  timesAsked = 0
  timer = null
  servers = []
  ids = 0
  opening = async () => {
    const server = new Server()
    servers.push(server)
    return server
  }
  session = newSession()
})

/** What a browser without storage remembers, from one visit to the next. */
const hiddenNames = new HiddenNames(() => {
  throw new DOMException('Access is denied', 'SecurityError')
})
const newSession = () => new RoomSession({ openServer: () => opening(), newId, clock, connection, hiddenNames })

async function entered(): Promise<Server> {
  session.choose('Nib')
  await settle(() => session.enter())
  const server = servers.at(-1)
  if (!server) throw new Error('No server was opened.')
  server.listener.messages([], true)
  return server
}

/** Enters by a clock that is off by that many ms; of the time, the server says what `time` does. */
function enteredBy(off: number, time = serverTime): Promise<Server> {
  serverTime = time
  now = START + off
  session = newSession()
  return entered()
}

test('asks for 24 hours, and again before the server would find that too old', async () => {
  const server = await entered()
  expect(server.subscriptions).toMatchObject([{ since: START - SHOWN_FOR }])
  pass(56 * MINUTE)
  expect(server.subscriptions).toMatchObject([{ isOver: true }, { since: now - SHOWN_FOR, isOver: false }])
})

test('asks once more when it is denied, then says so, and asks again when told to', async () => {
  const server = await entered()
  await settle(() => server.listener.failed('denied'))
  expect([server.subscriptions.length, session.read().closed]).toEqual([2, null])
  await settle(() => server.listener.failed('denied'))
  expect([server.subscriptions.length, session.read().closed]).toEqual([2, 'denied'])
  await settle(() => session.askAgain())
  expect([server.subscriptions.length, session.read().closed]).toEqual([3, null])
})

test('sends a message, and says when it is accepted', async () => {
  const server = await entered()
  say(' hello ')
  expect(session.draft.read()).toBe('')
  expect(server.letters).toMatchObject([{ id: 'id 1', author: 'Nib', text: 'hello' }])
  expect(session.read().outgoing).toMatchObject([{ id: 'id 1', delivery: 'sending' }])
  await settle(() => server.letters[0]?.accept())
  expect(session.read().outgoing).toMatchObject([{ id: 'id 1', delivery: 'delivered' }])
})

test('says how long the next message has to wait: for the room, and then a second after each', async () => {
  expect(session.wait()).toBeNull()
  await entered()
  expect(session.wait()).toBe(0)
  say('one')
  expect(session.wait()).toBe(1000)
  pass(999)
  expect(session.wait()).toBe(1)
  pass(1)
  expect(session.wait()).toBe(0)
})

test('of more than ten messages a minute the eleventh waits until the first is a minute old', async () => {
  await entered()
  for (let turn = 0; turn < 10; turn += 1) {
    say(`message ${turn}`)
    pass(1000)
  }
  expect(session.wait()).toBe(50_000)
})

test('takes every message at once, and sends them in their order, a second apart, answered or not', async () => {
  const server = await entered()
  for (const text of ['one', 'two', 'three']) say(text)
  expect(session.draft.read()).toBe('')
  expect(deliveries()).toEqual(['one sending', 'two waiting', 'three waiting'])
  pass(999)
  expect(letters(server)).toEqual(['id 1 one'])
  pass(1)
  expect(letters(server)).toEqual(['id 1 one', 'id 2 two'])
  pass(1000)
  expect(letters(server)).toEqual(['id 1 one', 'id 2 two', 'id 3 three'])
  expect(deliveries()).toEqual(['one sending', 'two sending', 'three sending'])
})

test('an empty box sends nothing, and a text that is too long stays in it', async () => {
  const server = await entered()
  for (const draft of ['', '  ', 'x'.repeat(1001)]) {
    say(draft)
    expect(session.draft.read()).toBe(draft)
  }
  say('hello')
  session.send()
  session.send()
  expect(letters(server)).toEqual(['id 1 hello'])
})

test('what is written before the room is open goes out when it opens', async () => {
  session.choose('Nib')
  session.enter()
  for (const text of ['one', 'two']) say(text)
  expect(deliveries()).toEqual(['one waiting', 'two waiting'])
  expect(session.wait()).toBeNull()
  await settle(() => {})
  expect(servers.map(letters)).toEqual([['id 1 one']])
  pass(1000)
  expect(servers.map(letters)).toEqual([['id 1 one', 'id 2 two']])
})

test('who leaves the room and comes back finds the name and the box, and what was not accepted is sent again under its id', async () => {
  session.choose('Nib')
  const leave = await settle(() => session.enter())
  for (const text of ['one', 'two', 'three']) say(text)
  pass(1000)
  await settle(() => servers[0]?.letters[0]?.accept())
  session.draft.set('half a tho')
  leave()
  pass(MINUTE)
  expect(servers.map(letters)).toEqual([['id 1 one', 'id 2 two']])
  await settle(() => session.enter())
  expect([session.read().author, session.draft.read()]).toEqual(['Nib', 'half a tho'])
  pass(1000)
  expect(servers.map(letters)).toEqual([
    ['id 1 one', 'id 2 two'],
    ['id 2 two', 'id 3 three'],
  ])
})

test('what is accepted after one has left is not sent again, and what is refused then, is', async () => {
  session.choose('Nib')
  const leave = await settle(() => session.enter())
  for (const text of ['one', 'two']) say(text)
  pass(1000)
  leave()
  servers[0]?.letters[0]?.accept()
  await settle(() => servers[0]?.letters[1]?.refuse('rejected'))
  pass(1000)
  await settle(() => session.enter())
  expect(servers.map(letters)).toEqual([['id 1 one', 'id 2 two'], ['id 2 two']])
})

test('slow mode goes on for who leaves and comes back', async () => {
  session.choose('Nib')
  const leave = await settle(() => session.enter())
  say('one')
  leave()
  pass(400)
  await settle(() => session.enter())
  expect(session.wait()).toBe(600)
})

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['a day behind', -DAY],
  ['two hours behind', -2 * HOUR],
  ['61 minutes behind', -61 * MINUTE],
  ['six hours ahead', 6 * HOUR],
  ['a day and five minutes ahead', DAY + 5 * MINUTE],
])('by a clock that is %s, asks for the right 24 hours, and shows them', async (_, off) => {
  const server = await enteredBy(off)
  expect(server.subscriptions).toMatchObject([{ since: START - SHOWN_FOR }])
  const list = [said('old', START - SHOWN_FOR), said('new', START)]
  server.listener.messages(list, true)
  expect(session.read().messages).toEqual(list)
  say('hello')
  expect(session.read().outgoing).toMatchObject([{ delivery: 'sending', date: START }])
  pass(61_000)
  expect(session.read().messages).toMatchObject([{ id: 'new' }])
})

test('a clock that jumps a day and back hides nothing, and has the list asked for anew each time', async () => {
  const server = await entered()
  server.listener.messages([said('a', START - HOUR)], true)
  for (const off of [DAY, -DAY, -DAY, DAY]) {
    now += off
    pass(1000)
    expect(session.read().messages).toHaveLength(1)
    await settle(() => {})
    expect(server.subscriptions.at(-1)).toMatchObject({ since: START + elapsed - SHOWN_FOR, isOver: false })
    expect(session.read().messages).toHaveLength(1)
  }
  expect([server.subscriptions.length, timesAsked]).toEqual([5, 5])
  await settle(() => pass(1000))
  expect([server.subscriptions.length, timesAsked]).toEqual([5, 5])
})

test('a machine that slept for hours learns what time it is, and asks for the list anew', async () => {
  const server = await entered()
  now += 3 * HOUR
  serverTime = () => START + 3 * HOUR + elapsed
  await settle(() => look())
  expect(server.subscriptions.at(-1)).toMatchObject({ since: START + 3 * HOUR - SHOWN_FOR })
})

test('where the server does not say the time, the visitor’s clock counts until it does', async () => {
  const server = await enteredBy(-2 * HOUR, () => null)
  expect(server.subscriptions).toMatchObject([{ since: START - 2 * HOUR - SHOWN_FOR }])
  pass(1000)
  expect(timesAsked).toBe(1)
  serverTime = () => START + elapsed
  await settle(() => pass(MINUTE))
  expect(server.subscriptions).toMatchObject([{ isOver: true }, { since: START + elapsed - SHOWN_FOR }])
})

test('a message dated later than the visitor’s clock proves what time it is, where nothing else does', async () => {
  const server = await enteredBy(-20 * MINUTE, () => null)
  server.listener.messages([said('a', START)], true)
  expect(session.read().now).toBe(START)
})

test('a list that is denied while the time is uncertain is asked for once it is known', async () => {
  const server = await enteredBy(-2 * HOUR, () => null)
  serverTime = () => START + elapsed
  await settle(() => server.listener.failed('denied'))
  expect(server.subscriptions.at(-1)).toMatchObject({ since: START - SHOWN_FOR })
  expect(session.read().closed).toBeNull()
})

test('sends a refused message again under its own id, once and as slow mode allows', async () => {
  const server = await entered()
  say('hello')
  await settle(() => server.letters[0]?.refuse('denied'))
  expect(session.read().outgoing).toMatchObject([{ delivery: 'refused', failure: 'denied' }])
  session.tryAgain('id 1')
  session.tryAgain('id 1')
  expect(deliveries()).toEqual(['hello waiting'])
  pass(1000)
  session.tryAgain('id 1')
  expect(letters(server)).toEqual(['id 1 hello', 'id 1 hello'])
  await settle(() => server.letters[1]?.accept())
  expect(session.read().outgoing).toMatchObject([{ delivery: 'delivered' }])
})

test('puts a refused message back into the box, and what stood there in its place', async () => {
  const server = await entered()
  say('hello')
  session.putBack('id 1')
  expect(session.draft.read()).toBe('')
  await settle(() => server.letters[0]?.refuse('denied'))
  session.draft.set('half a tho')
  session.putBack('id 1')
  expect([session.draft.read(), deliveries()]).toEqual(['hello', ['half a tho set aside']])
  say('hello?')
  session.putBack(session.read().outgoing[0]?.id ?? '')
  expect([session.draft.read(), deliveries()]).toEqual(['half a tho', ['hello? waiting']])
})

test('asks for earlier messages once at a time, and again only when told to after a failure', async () => {
  const server = await entered()
  const page = Array.from({ length: 50 }, (_, index) => said(`m${index}`, START - 1000 + index))
  server.listener.messages(page, true)
  await Promise.all([session.askForEarlier(), session.askForEarlier()])
  expect(session.read().earlier).toBe('failed')
  server.pages.push([said('first', START - 2000)])
  await session.askForEarlier()
  expect([session.read().earlier, session.read().messages[0]?.id]).toEqual(['none', 'first'])
})

test('a room that does not load says so, and loads when it is asked again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const load = opening
  opening = () => Promise.reject(new Error('no network'))
  await settle(() => session.enter())
  expect(session.read().closed).toBe('unloaded')
  expect(warn).toHaveBeenCalledOnce()
  opening = load
  await settle(() => session.askAgain())
  expect(session.read()).toMatchObject({ closed: null, kind: 'shared' })
})

test('a visit that ends lets go of its server, also of one that opens too late', async () => {
  await settle(() => session.enter()())
  expect(servers).toMatchObject([{ isClosed: true, subscriptions: [] }])
  const leave = await settle(() => session.enter())
  leave()
  expect(servers[1]).toMatchObject({ isClosed: true, subscriptions: [{ isOver: true }] })
})

test('who is hidden is hidden from the next visit on, too, until shown again', async () => {
  session.hide('Qu\u200bill')
  expect(session.read().hidden).toEqual(['Quill'])
  session = newSession()
  expect(session.read().hidden).toEqual(['Quill'])
  session.show('Quill')
  expect(newSession().read().hidden).toEqual([])
})
