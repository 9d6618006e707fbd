import { expect, test } from 'vitest'
import { afterEvent, BACK_FOR, type RoomEvent, SILENT_FOR, startRoom } from './room'
import { countWords, deliveryWords, lineOf, nameWords, tooLongWords } from './words'

const NOW = 1_665_000_000_000

const lineAfter = (...events: readonly RoomEvent[]) => lineOf(events.reduce(afterEvent, startRoom(NOW, true)))

const opened: RoomEvent = { kind: 'opened', server: 'shared' }
const heard: RoomEvent = { kind: 'heard', list: [], isFromServer: true, now: NOW }
const silent: RoomEvent = { kind: 'heard', list: [], isFromServer: false, now: NOW }
const offline: RoomEvent = { kind: 'connection', isOnline: false, now: NOW }
const online: RoomEvent = { kind: 'connection', isOnline: true, now: NOW }

test('every state of the line has its words', () => {
  expect(lineAfter().kind).toBe('connecting')
  expect(lineAfter(opened).kind).toBe('connecting')
  expect(lineAfter(opened, heard).words).toBe('connected')
  expect(lineAfter(opened, heard, offline).words).toMatch(/^offline/)
  expect(lineAfter(opened, heard, silent).words).toBe('connected')
  expect(lineAfter(opened, heard, silent, { kind: 'tick', now: NOW + SILENT_FOR }).words).toMatch(/^offline/)
  expect(lineAfter(opened, heard, offline, online).words).toBe('back online')
  expect(lineAfter(opened, heard, offline, online, { kind: 'tick', now: NOW + BACK_FOR }).words).toBe('connected')
  expect(lineAfter({ kind: 'opened', server: 'local' }, heard).words).toMatch(/^local room/)
  expect(lineAfter(opened, { kind: 'closed', why: 'denied' }).words).toMatch(/^not allowed/)
  expect(lineAfter(opened, { kind: 'closed', why: 'unavailable' }).words).toMatch(/closed for now/)
  expect(lineAfter({ kind: 'closed', why: 'unloaded' }).words).toMatch(/did not load/)
})

test('a message says how far it has come, and why no farther', () => {
  const state = startRoom(NOW, true)
  const message = { id: 'mine', text: 'hello', date: NOW, failure: null }
  expect(deliveryWords({ ...message, delivery: 'sending' }, state)).toBe('sending…')
  expect(deliveryWords({ ...message, delivery: 'late' }, state)).toBe('not sent yet: no answer')
  expect(deliveryWords({ ...message, delivery: 'late' }, startRoom(NOW, false))).toBe('not sent yet: offline')
  expect(deliveryWords({ ...message, delivery: 'refused', failure: 'denied' }, state)).toBe('not sent: not allowed')
})

test('a text near its limit is counted, one over it is too long', () => {
  expect(countWords('x'.repeat(899))).toBe('')
  expect(countWords('🔥'.repeat(900))).toBe('900 of 1000 characters')
  expect(tooLongWords('x'.repeat(1000))).toBe('')
  expect(countWords('x'.repeat(1001))).toBe('')
  expect(tooLongWords(`${'x'.repeat(1001)} `)).toBe('Too long: 1001 characters, and 1000 is the most.')
})

test('a name has at most 40 characters', () => {
  expect(nameWords(` ${'🔥'.repeat(40)} `)).toBe('')
  expect(nameWords('x'.repeat(41))).toBe('Too long: 41 characters, and 40 is the most.')
})
