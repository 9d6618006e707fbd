import { expect, test } from 'vitest'
import { connectionStatus, isAway, SILENT_FOR } from './connection'
import { afterEvent, BACK_FOR, startRoom } from './rules'
import type { RoomEvent } from './state'

const NOW = 1_665_000_000_000

const after = (...events: readonly RoomEvent[]) => events.reduce(afterEvent, startRoom(NOW, true))
const statusAfter = (...events: readonly RoomEvent[]) => connectionStatus(after(...events)).kind

const opened: RoomEvent = { kind: 'opened', server: 'shared' }
const local: RoomEvent = { kind: 'opened', server: 'local' }
const heard: RoomEvent = { kind: 'heard', list: [], isFromServer: true, now: NOW }
const silent: RoomEvent = { kind: 'heard', list: [], isFromServer: false, now: NOW }
const offline: RoomEvent = { kind: 'connection', isOnline: false, now: NOW }
const online: RoomEvent = { kind: 'connection', isOnline: true, now: NOW }
const tick = (now: number): RoomEvent => ({ kind: 'tick', now })

test('the room is away when the browser says so, and when the server is silent for long', () => {
  expect(isAway(after(opened, heard, offline))).toBe(true)
  expect(isAway(after(opened, heard, silent))).toBe(false)
  expect(isAway(after(opened, heard, silent, tick(NOW + SILENT_FOR)))).toBe(true)
})

test('a local room is never away', () => {
  expect(isAway(after(local, heard, offline))).toBe(false)
})

test('the visitor is told how the connection is', () => {
  expect(statusAfter()).toBe('connecting')
  expect(statusAfter(opened)).toBe('connecting')
  expect(statusAfter(opened, heard)).toBe('connected')
  expect(statusAfter(opened, heard, offline)).toBe('offline')
  expect(statusAfter(opened, heard, silent)).toBe('connected')
  expect(statusAfter(opened, heard, silent, tick(NOW + SILENT_FOR))).toBe('offline')
  expect(statusAfter(opened, heard, offline, online)).toBe('back')
  expect(statusAfter(opened, heard, offline, online, tick(NOW + BACK_FOR))).toBe('connected')
  expect(statusAfter(local, heard)).toBe('local')
  expect(statusAfter(opened, { kind: 'closed', why: 'denied' })).toBe('closed')
  expect(statusAfter(opened, { kind: 'closed', why: 'denied' }, offline)).toBe('offline')
})
