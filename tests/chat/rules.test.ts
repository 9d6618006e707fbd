import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '../../scenes/flame/room/chatServer'
import { AUTHOR_LIMIT, TEXT_LIMIT } from '../../scenes/flame/room/messageText'
import { readTimeIn } from '../../scenes/flame/server/serverDate'
import type { Fields, Value } from '../../src/dev/firestore/values'
import { FirestoreCalls } from '../support/firestoreCalls'
import { type Served, serveFirestore } from '../support/serveFirestore'

/**
 * What visitors may do, by `firestore.rules`: asked of the local Firestore, or of the official emulator when its tools
 * name one. Times keep a minute's distance from the edges, as the emulator's clock cannot be set.
 */
const OFFICIAL_EMULATOR = process.env.FIRESTORE_EMULATOR_HOST

const ID = 'abcdefghijKLMNOPQR12'
const MESSAGE = `messages/${ID}`
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const OK = 200
const FORBIDDEN = 403

let served: Served | undefined
let calls: FirestoreCalls

beforeAll(async () => {
  if (!OFFICIAL_EMULATOR) served = await serveFirestore()
  calls = new FirestoreCalls(served?.origin ?? `http://${OFFICIAL_EMULATOR}`, 'demo-rules')
})
beforeEach(() => calls.reset())
afterAll(() => served?.close())

const text = (stringValue: string): Value => ({ stringValue })
const ago = (ms: number): Value => ({ timestampValue: new Date(Date.now() - ms).toISOString() })
const message = (date: Value): Fields => ({ author: text('Ann'), msg: text('hello'), date })

const WELL_FORMED = { author: text('Ann'), msg: text('hello') }
const DATED = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }]

const write = (path = MESSAGE, fields: Fields = WELL_FORMED, updateTransforms: readonly object[] = DATED) => ({
  update: { name: calls.name(path), fields },
  updateTransforms,
})
const statusOf = async (...writes: readonly object[]) => (await calls.commit(writes)).status

describe('writing a message', () => {
  type Creation = readonly [
    what: string,
    status: number,
    creation: { readonly path?: string; readonly fields?: Fields; readonly transforms?: readonly object[] },
  ]
  /** All that a message has, with these fields in it. */
  const having = (fields: Fields) => ({ fields: { ...WELL_FORMED, ...fields } })

  const CASES: readonly Creation[] = [
    ['author, text and the server’s date', OK, {}],
    ['an author of as many characters as the page allows', OK, having({ author: text('x'.repeat(AUTHOR_LIMIT)) })],
    ['an author of one more', FORBIDDEN, having({ author: text('x'.repeat(AUTHOR_LIMIT + 1)) })],
    ['an author of as many emoji', OK, having({ author: text('🔥'.repeat(AUTHOR_LIMIT)) })],
    ['an empty author', FORBIDDEN, having({ author: text('') })],
    ['an author of spaces', FORBIDDEN, having({ author: text('   ') })],
    ['an author with a space before', FORBIDDEN, having({ author: text(' Ann') })],
    ['an author with a space inside', OK, having({ author: text('Ann B') })],
    ['no author', FORBIDDEN, { fields: { msg: text('hello') } }],
    ['an author that is a number', FORBIDDEN, having({ author: { integerValue: '4' } })],
    ['a text of as many characters as the page allows', OK, having({ msg: text('x'.repeat(TEXT_LIMIT)) })],
    ['a text of one more', FORBIDDEN, having({ msg: text('x'.repeat(TEXT_LIMIT + 1)) })],
    ['a text of as many emoji', OK, having({ msg: text('🔥'.repeat(TEXT_LIMIT)) })],
    ['an empty text', FORBIDDEN, having({ msg: text('') })],
    ['a text with a line break after', FORBIDDEN, having({ msg: text('hello\n') })],
    ['a text of markup', OK, having({ msg: text('<script>alert(1)</script>') })],
    ['a text that is null', FORBIDDEN, having({ msg: { nullValue: null } })],
    ['a text that is a list', FORBIDDEN, having({ msg: { arrayValue: { values: [text('a')] } } })],
    ['a text that is a map', FORBIDDEN, having({ msg: { mapValue: { fields: WELL_FORMED } } })],
    ['one field more', FORBIDDEN, having({ color: text('red') })],
    // Names that a JavaScript object has without being given them.
    ...['constructor', 'prototype', 'hasOwnProperty'].map((name): Creation => {
      return [`a field named ${name}`, FORBIDDEN, having({ [name]: text('x') })]
    }),
    ['no date', FORBIDDEN, { transforms: [] }],
    ['a date of the visitor’s, past', FORBIDDEN, { fields: message(ago(MINUTE)), transforms: [] }],
    ['a date of the visitor’s, to come', FORBIDDEN, { fields: message(ago(-MINUTE)), transforms: [] }],
    ['a date that is a text', FORBIDDEN, { fields: message(text('today')), transforms: [] }],
    ['an id that is too short', FORBIDDEN, { path: 'messages/a' }],
    ['an id that is too long', FORBIDDEN, { path: `messages/${ID}1` }],
    ['an id with a sign in it', FORBIDDEN, { path: 'messages/abcdefghijKLMNOPQR-_' }],
    ['another collection', FORBIDDEN, { path: `letters/${ID}` }],
    ['a collection inside a message', FORBIDDEN, { path: `${MESSAGE}/replies/${ID}` }],
  ]

  test.each(CASES)('%s: %i', async (_, status, { path, fields, transforms }) => {
    expect(await statusOf(write(path, fields, transforms))).toBe(status)
  })
})

describe('what there is stays as it is', () => {
  beforeEach(() => calls.put(MESSAGE, message(ago(MINUTE))))

  test('nobody writes over it, changes a part of it or deletes it', async () => {
    const update = { name: calls.name(MESSAGE), fields: { msg: text('changed') } }
    expect(await statusOf(write())).toBe(FORBIDDEN)
    expect(await statusOf({ update, updateMask: { fieldPaths: ['msg'] } })).toBe(FORBIDDEN)
    expect(await statusOf({ delete: calls.name(MESSAGE) })).toBe(FORBIDDEN)
  })

  test.each([true, false])('nobody learns by a precondition whether it is there: exists %s', async (exists) => {
    for (const path of [MESSAGE, `messages/${ID.toUpperCase()}`]) {
      const update = { name: calls.name(path), fields: {} }
      expect(await statusOf({ update, currentDocument: { exists } })).toBe(FORBIDDEN)
    }
  })

  test('one write that is not allowed takes the others of its commit with it', async () => {
    const other = `messages/${[...ID].reverse().join('')}`
    expect(await statusOf(write(other), { delete: calls.name(MESSAGE) })).toBe(FORBIDDEN)
    expect((await calls.get(other)).status).toBe(FORBIDDEN)
  })
})

describe('reading one message', () => {
  test.each([
    ['of now', 0, OK],
    ['24 hours old', 24 * HOUR, OK],
    ['just under 25 hours old', 25 * HOUR - MINUTE, OK],
    ['over 25 hours old', 25 * HOUR + MINUTE, FORBIDDEN],
  ])('%s', async (_, age, status) => {
    await calls.put(MESSAGE, message(ago(age)))
    expect((await calls.get(MESSAGE)).status).toBe(status)
  })

  test('that is not there, or of another collection', async () => {
    expect((await calls.get(MESSAGE)).status).toBe(FORBIDDEN)
    await calls.put(`letters/${ID}`, message(ago(0)))
    expect((await calls.get(`letters/${ID}`)).status).toBe(FORBIDDEN)
  })
})

describe('reading a list', () => {
  const since = (age: number, op = 'GREATER_THAN_OR_EQUAL') => ({
    fieldFilter: { field: { fieldPath: 'date' }, op, value: ago(age) },
  })
  const query = (where: object | null, limit: number | null, collectionId = 'messages', direction = 'ASCENDING') => ({
    from: [{ collectionId }],
    ...(where && { where }),
    orderBy: [{ field: { fieldPath: 'date' }, direction }],
    ...(limit !== null && { limit }),
  })

  const CASES: readonly (readonly [what: string, status: number, query: () => object])[] = [
    ['of 24 hours, as many as the page asks for', OK, () => query(since(24 * HOUR), PAGE_SIZE)],
    ['the same, backwards', OK, () => query(since(24 * HOUR), PAGE_SIZE, 'messages', 'DESCENDING')],
    ['of what came after a time', OK, () => query(since(24 * HOUR, 'GREATER_THAN'), PAGE_SIZE)],
    ['of just under 25 hours', OK, () => query(since(25 * HOUR - MINUTE), PAGE_SIZE)],
    ['of over 25 hours', FORBIDDEN, () => query(since(25 * HOUR + MINUTE), PAGE_SIZE)],
    ['of what came before a time', FORBIDDEN, () => query(since(24 * HOUR, 'LESS_THAN'), PAGE_SIZE)],
    ['of everything', FORBIDDEN, () => query(null, PAGE_SIZE)],
    ['one more than that', FORBIDDEN, () => query(since(24 * HOUR), PAGE_SIZE + 1)],
    ['without a limit', FORBIDDEN, () => query(since(24 * HOUR), null)],
    ['of another collection', FORBIDDEN, () => query(since(24 * HOUR), PAGE_SIZE, 'letters')],
  ]

  test.each(CASES)('%s: %i', async (_, status, queryOf) => {
    await calls.put(MESSAGE, message(ago(MINUTE)))
    const answer = await calls.runQuery(queryOf())
    expect(answer.status).toBe(status)
    if (status === OK) expect(await answer.json()).toMatchObject([{ document: { name: calls.name(MESSAGE) } }])
  })

  test('of what is yet to come finds nothing, and says what time it is by the server’s clock', async () => {
    await calls.put(MESSAGE, message(ago(0)))
    const answer = await calls.runQuery(query(since(-100 * 365 * 24 * HOUR), 1))
    expect(answer.status).toBe(OK)
    const time = readTimeIn(await answer.json())
    expect(Math.abs((time ?? 0) - Date.now())).toBeLessThan(MINUTE)
  })

  test('by date and id goes through a burst with one date, to what was said before it', async () => {
    const now = Date.now()
    const said = (name: string, count: number, dateOf: (index: number) => number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${name}${String(index).padStart(3, '0')}`.padEnd(20, 'x'),
        author: name,
        text: 'hm',
        date: dateOf(index),
      }))
    const honest = said('honest', 40, (index) => now - HOUR + index)
    const burst = said('burst', 501, () => now - MINUTE)
    await calls.seed([...burst, ...honest])

    const found: string[] = []
    let before: readonly Value[] | null = null
    let size = PAGE_SIZE
    while (size === PAGE_SIZE) {
      const page = {
        ...query(since(24 * HOUR), PAGE_SIZE),
        orderBy: ['date', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
        ...(before && { startAt: { values: before, before: false } }),
      }
      const answer: unknown = await (await calls.runQuery(page)).json()
      const documents = documentsIn(answer)
      const last = documents.at(-1)
      if (!last) break
      found.push(...documents.map(({ name }) => name))
      before = [last.date, { referenceValue: last.name }]
      size = documents.length
    }
    const order = [...honest, ...burst].map(({ id }) => calls.name(`messages/${id}`))
    expect(found.reverse()).toEqual(order)
  })
})

const answerSchema = v.array(
  v.object({
    document: v.object({ name: v.string(), fields: v.object({ date: v.object({ timestampValue: v.string() }) }) }),
  }),
)

function documentsIn(answer: unknown): readonly { readonly name: string; readonly date: Value }[] {
  return v.parse(answerSchema, answer).map(({ document: { name, fields } }) => ({ name, date: fields.date }))
}
