import { afterEach, beforeEach, expect, test } from 'vitest'
import { FirestoreCalls } from '../../../tests/support/firestoreCalls'
import { type Served, serveFirestore } from '../../../tests/support/serveFirestore'

let served: Served
let calls: FirestoreCalls

beforeEach(async () => {
  served = await serveFirestore()
  calls = new FirestoreCalls(served.origin, 'demo-unit')
})
afterEach(() => served.close())

const ID = 'abcdefghijKLMNOPQR12'
const MESSAGE = `messages/${ID}`
const write = (id = ID) => ({
  update: {
    name: calls.name(`messages/${id}`),
    fields: { author: { stringValue: 'Ann' }, msg: { stringValue: 'hello' } },
  },
  updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
})

/** A channel of the SDK's, opened with these messages and heard until one matches. */
async function hear(
  stream: 'Listen' | 'Write',
  messages: readonly object[],
  until: RegExp,
  more: Record<string, string> = {},
): Promise<string> {
  const address = `${served.origin}/google.firestore.v1.Firestore/${stream}/channel?database=${calls.database}&VER=8`
  const body = new URLSearchParams({ ...more, count: String(messages.length), ofs: '0' })
  for (const [index, message] of messages.entries()) body.set(`req${index}___data__`, JSON.stringify(message))
  const answer = await fetch(`${address}&RID=1`, { method: 'POST', body })
  await answer.text()
  const leaving = new AbortController()
  const id = answer.headers.get('x-http-session-id')
  const connection = await fetch(`${address}&SID=${id}&CI=0&AID=0`, { signal: leaving.signal })
  const reader = connection.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!until.test(heard)) heard += (await reader?.read())?.value ?? ''
  leaving.abort()
  return heard
}

/** Asks for what was written in the last minute. */
const listen = (more: object = {}, wishes: object = {}) => {
  const date = { fieldPath: 'date' }
  const value = { timestampValue: new Date(Date.now() - 60_000).toISOString() }
  const structuredQuery = {
    from: [{ collectionId: 'messages' }],
    where: { fieldFilter: { field: date, op: 'GREATER_THAN', value } },
    orderBy: [{ field: date }],
    limit: 5,
    ...wishes,
  }
  const addTarget = { targetId: 2, query: { parent: `${calls.database}/documents`, structuredQuery }, ...more }
  return { database: calls.database, addTarget }
}

test('what is written can be read, until the database is emptied', async () => {
  expect(await (await calls.commit([write()])).json()).toMatchObject({ commitTime: expect.any(String) })
  expect(await (await calls.get(MESSAGE)).json()).toMatchObject({ fields: { msg: { stringValue: 'hello' } } })
  await calls.reset()
  expect((await calls.get(MESSAGE)).status).toBe(403)
})

test('databases are apart', async () => {
  const other = new FirestoreCalls(served.origin, 'demo-other')
  await calls.commit([write()])
  await other.reset()
  expect([(await calls.get(MESSAGE)).status, (await other.get(MESSAGE)).status]).toEqual([200, 403])
})

test('a listener is sent what there is, then all that comes', async () => {
  await calls.commit([write()])
  const heard = hear('Listen', [listen()], /KLMNOPQR99/)
  await calls.commit([write('abcdefghijKLMNOPQR99')])
  expect(await heard).toMatch(/ADD[\s\S]*KLMNOPQR12[\s\S]*CURRENT[\s\S]*KLMNOPQR99/)
})

test('a listener that comes back is told to forget what it knew', async () => {
  const heard = await hear('Listen', [listen({ resumeToken: 'old' })], /CURRENT/)
  expect(heard).toMatch(/ADD[\s\S]*RESET[\s\S]*CURRENT/)
})

test('a list that is not allowed, or not implemented, ends with the reason', async () => {
  expect(await hear('Listen', [listen({}, { limit: 501 })], /REMOVE/)).toContain('"cause":{"code":7')
  expect(await hear('Listen', [listen({}, { offset: 3 })], /error/)).toContain('UNIMPLEMENTED')
})

test('a list that becomes forbidden ends', async () => {
  const heard = hear('Listen', [listen()], /REMOVE/)
  await calls.control({ denied: ['list'] })
  expect(await heard).toContain('"code":7')
})

test('a stream of writes ends with the first that fails', async () => {
  const { database } = calls
  const bad = { streamToken: '', writes: [{ delete: calls.name(MESSAGE) }] }
  const good = { streamToken: '', writes: [write()] }
  const heard = await hear('Write', [{ database }, good, bad, good], /error/)
  expect(heard).toMatch(/streamToken[\s\S]*commitTime[\s\S]*PERMISSION_DENIED/)
  expect(heard.match(/commitTime/g)).toHaveLength(1)
})

test('a server that cannot be reached breaks connections, and knows no channel afterwards', async () => {
  await calls.control({ reachable: false })
  await expect(calls.get(MESSAGE)).rejects.toThrow('fetch failed')
  await expect(hear('Listen', [listen()], /CURRENT/)).rejects.toThrow('fetch failed')
  await calls.control({ reachable: true })
  expect((await calls.commit([write()])).status).toBe(200)
})

test('the clock goes ahead as it is told', async () => {
  await calls.control({ clockAhead: 3_600_000 })
  const { commitTime }: { commitTime: string } = JSON.parse(await (await calls.commit([write()])).text())
  expect(Date.parse(commitTime)).toBeGreaterThan(Date.now() + 3_500_000)
})

test.each([
  ['GET', '/google.firestore.v1.Firestore/BatchGetDocuments'],
  ['POST', '/google.firestore.v1.Firestore/Observe/channel'],
  ['POST', '/v1/projects/p/databases/(default)/documents:runAggregationQuery'],
  ['DELETE', '/v1/projects/p/databases/(default)/documents/messages/a'],
  ['GET', '/emulator/v1/projects/p'],
])('%s %s is not implemented, and says so', async (method, path) => {
  const answer = await fetch(`${served.origin}${path}`, { method })
  expect([answer.status, await answer.json()]).toMatchObject([501, { error: { status: 'UNIMPLEMENTED' } }])
})

test('a page of another origin is refused, one of this server’s is not', async () => {
  const from = (origin: string) => fetch(`${served.origin}/v1/${calls.name(MESSAGE)}`, { headers: { origin } })
  await calls.commit([write()])
  for (const origin of ['https://example.com', 'http://127.0.0.1:1', 'null', 'nonsense']) {
    expect((await from(origin)).status).toBe(403)
  }
  expect((await from(served.origin)).status).toBe(200)
})

test('a header in a channel’s body makes nobody the owner', async () => {
  const { database } = calls
  const stray = { streamToken: '', writes: [{ update: { name: calls.name('letters/one'), fields: {} } }] }
  const owner = 'Authorization:Bearer owner'
  expect(await hear('Write', [{ database }, stray], /error/, { headers: owner })).toContain('PERMISSION_DENIED')
})

test('a form that counts wrongly is refused, and leaves no channel', async () => {
  const address = `${served.origin}/google.firestore.v1.Firestore/Write/channel?database=${calls.database}&VER=8&RID=1`
  for (const [wrong, refusal] of Object.entries({
    'count=1000000000&ofs=0': 429,
    'count=1&ofs=x': 400,
    'count=-1': 400,
  })) {
    const { status, headers } = await fetch(address, { method: 'POST', body: new URLSearchParams(wrong) })
    expect([status, headers.get('x-http-session-id')]).toEqual([refusal, null])
  }
})

test('a request that is too large is refused, and holds nobody up', async () => {
  const body = new Uint8Array(11 * 1024 * 1024)
  expect((await fetch(`${served.origin}/v1/${calls.name('')}:commit`, { method: 'POST', body })).status).toBe(429)
  const some = Array.from({ length: 501 }, (_, index) => write(String(index)))
  expect((await calls.commit(some)).status).toBe(501)
  expect((await calls.commit([write()])).status).toBe(200)
})

test('a text of spaces without end is judged at once', async () => {
  const { update, updateTransforms } = write()
  const fields = { ...update.fields, msg: { stringValue: `a${' '.repeat(3_000_000)}b` } }
  const begun = performance.now()
  expect((await calls.commit([{ update: { ...update, fields }, updateTransforms }])).status).toBe(403)
  // By an expression it took 8 s for 60,000, and four times that for twice as many.
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('controls are for the owner, bodies must be JSON, other addresses are not Firestore’s', async () => {
  const patch = (headers: Record<string, string>) =>
    fetch(`${served.origin}/emulator/v1/${calls.database}/controls`, { method: 'PATCH', headers, body: '{' })
  expect((await patch({})).status).toBe(403)
  expect((await patch({ authorization: 'Bearer owner' })).status).toBe(400)
  expect((await fetch(`${served.origin}/index.html`)).status).toBe(404)
})
