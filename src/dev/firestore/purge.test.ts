import { afterEach, beforeEach, expect, test } from 'vitest'
import { FirestoreCalls } from '../../../tests/support/firestoreCalls'
import { type Served, serveFirestore } from '../../../tests/support/serveFirestore'
import { type PurgeWishes, purgeMessages } from './purge'

const HOUR = 3_600_000

let served: Served
let calls: FirestoreCalls
let now: number

const idOf = (place: number) => `message${String(place).padStart(13, '0')}`

beforeEach(async () => {
  served = await serveFirestore()
  calls = new FirestoreCalls(served.origin, 'demo-purge')
  now = Date.now()
  // 1,203 messages of two dates: one in three by Bob, about half of them within the last day.
  const messages = Array.from({ length: 1203 }, (_, place) => ({
    id: idOf(place),
    author: place % 3 === 0 ? 'Bob' : 'Ann',
    text: 'hello',
    date: now - (place < 600 ? HOUR : 30 * HOUR),
  }))
  await calls.seed(messages)
})
afterEach(() => served.close())

const purge = (wishes: PurgeWishes, isTrial = false, token = 'owner') =>
  purgeMessages({ origin: served.origin, database: calls.database, token }, wishes, isTrial)

test('all of a name go, and nobody else’s', async () => {
  expect(await purge({ author: 'Bob' }, true)).toEqual({ gone: 401, read: 1203 })
  expect(await purge({ author: 'Bob' })).toEqual({ gone: 401, read: 1203 })
  expect(await purge({ author: 'Bob' })).toEqual({ gone: 0, read: 802 })
  expect((await calls.get(`messages/${idOf(1)}`)).status).toBe(200)
})

test('all of a time go, and none of another', async () => {
  expect(await purge({ before: now - 24 * HOUR })).toEqual({ gone: 603, read: 603 })
  expect(await purge({ author: 'Ann', since: now - 2 * HOUR, before: now })).toEqual({ gone: 400, read: 600 })
  expect(await purge({})).toEqual({ gone: 200, read: 200 })
})

test('nobody purges but the owner', async () => {
  await expect(purge({ author: 'Bob' }, false, 'nobody')).rejects.toThrow('Firestore answered 403')
})
