import { describe, expect, test } from 'vitest'
import { type ChatMessage, PAGE_SIZE } from './chatServer'
import { afterEvent, BACK_FOR, LATE_AFTER, SHOWN_FOR, startRoom } from './rules'
import type { RoomEvent, RoomState } from './state'

const NOW = 1_665_000_000_000

const message = (id: string, date = NOW): ChatMessage => ({ id, author: 'Quill', date, text: `text of ${id}` })

const played = (state: RoomState, ...events: readonly RoomEvent[]) => events.reduce(afterEvent, state)

const heard = (list: readonly ChatMessage[], isFromServer = true, now = NOW): RoomEvent => {
  return { kind: 'heard', list, isFromServer, now }
}

const sent = (id: string, text: string, now = NOW): RoomEvent => ({ kind: 'sent', id, author: 'Nib', text, now })
const tick = (now: number): RoomEvent => ({ kind: 'tick', now })
const connection = (isOnline: boolean): RoomEvent => ({ kind: 'connection', isOnline, now: NOW })

const open = played(startRoom(NOW, true), { kind: 'opened', server: 'shared' }, heard([]))
const sending = played(open, sent('mine', 'hello'))
const ids = ({ messages }: RoomState) => messages.map(({ id }) => id)

describe('a message of one’s own', () => {
  test('is on its way until it is accepted', () => {
    expect(sending).toMatchObject({ outgoing: [{ id: 'mine', author: 'Nib', text: 'hello', delivery: 'sending' }] })
    const delivered = played(sending, { kind: 'delivered', id: 'mine' })
    expect(delivered).toMatchObject({ outgoing: [{ delivery: 'delivered' }] })
    expect(played(delivered, heard([message('mine')]))).toMatchObject({ outgoing: [], unread: 0, arrivals: 0 })
  })

  test('may be seen in the room before it is accepted', () => {
    const seen = played(sending, heard([message('mine')]))
    expect(seen).toMatchObject({ outgoing: [], arrivals: 0 })
    expect(played(seen, { kind: 'delivered', id: 'mine' })).toMatchObject({ outgoing: [] })
  })

  test('waits for a room that is not open yet, for as long as that takes', () => {
    const waiting = played(startRoom(NOW, true), sent('mine', 'hello'))
    expect(waiting).toMatchObject({ outgoing: [{ text: 'hello', delivery: 'waiting' }], own: ['mine'] })
    expect(played(waiting, tick(NOW + LATE_AFTER)).outgoing).toMatchObject([{ delivery: 'waiting' }])
    expect(played(waiting, connection(false)).outgoing).toMatchObject([{ delivery: 'waiting' }])
    const opened = played(waiting, { kind: 'opened', server: 'shared' }, sent('mine', 'hello', NOW + 9000))
    expect(opened).toMatchObject({ outgoing: [{ delivery: 'sending', date: NOW + 9000 }], own: ['mine'] })
  })

  test('that is refused stays in the list, and may be sent again, mended', () => {
    const refused = played(sending, { kind: 'refused', id: 'mine', why: 'denied' })
    expect(refused).toMatchObject({ outgoing: [{ text: 'hello', delivery: 'refused', failure: 'denied' }] })
    const again = played(refused, sent('mine', 'hello!'))
    expect(again).toMatchObject({ outgoing: [{ text: 'hello!', delivery: 'sending', failure: null }], own: ['mine'] })
  })

  test('that gets no answer is late', () => {
    expect(played(sending, tick(NOW + LATE_AFTER - 1))).toBe(sending)
    const late = played(sending, tick(NOW + LATE_AFTER))
    expect(late).toMatchObject({ outgoing: [{ text: 'hello', delivery: 'late' }] })
    expect(played(late, heard([message('mine')])).outgoing).toEqual([])
  })

  test('is late at once while offline, and when the connection breaks', () => {
    expect(played(open, connection(false), sent('mine', 'hello')).outgoing).toMatchObject([{ delivery: 'late' }])
    expect(played(sending, connection(false)).outgoing).toMatchObject([{ delivery: 'late' }])
  })

  test('is never late at once in a local room', () => {
    const local = played(startRoom(NOW, true), { kind: 'opened', server: 'local' }, heard([]), connection(false))
    expect(played(local, sent('mine', 'hello')).outgoing).toMatchObject([{ delivery: 'sending' }])
  })

  test('that was delivered is not refused by a second answer', () => {
    const twice = played(sending, { kind: 'delivered', id: 'mine' }, { kind: 'refused', id: 'mine', why: 'denied' })
    expect(twice.outgoing).toMatchObject([{ delivery: 'delivered' }])
  })
})

describe('the messages', () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => message(`m${from + index}`, NOW - 1_000_000 + from + index))

  test('are those that the server names, and no others', () => {
    const full = played(open, heard([message('a', NOW - 2), message('b', NOW - 1)]))
    expect(ids(played(full, heard([message('b', NOW - 1)])))).toEqual(['b'])
  })

  test('are kept, and only added to, while the server is not heard', () => {
    const full = played(open, heard([message('a', NOW - 3), message('c', NOW - 1)]))
    expect(ids(played(full, heard([message('b', NOW - 2)], false)))).toEqual(['a', 'b', 'c'])
    expect(ids(played(full, heard([], false)))).toEqual(['a', 'c'])
  })

  test('of a full list are kept from before it', () => {
    const first = played(open, heard(page(0, PAGE_SIZE)))
    const next = played(first, heard(page(10, PAGE_SIZE)))
    expect(ids(next)).toHaveLength(PAGE_SIZE + 10)
    expect(ids(next).at(0)).toBe('m0')
    expect(next.earlier).toBe('some')
  })

  test('of a full list that shares nothing with what is known stand alone: what lies between is to be asked for', () => {
    const next = played(open, heard(page(0, 3)), heard(page(900, PAGE_SIZE)))
    expect(ids(next)).toHaveLength(PAGE_SIZE)
    expect(next.earlier).toBe('some')
  })

  test('before the first are put before it, without the one that is told twice', () => {
    const full = played(open, heard(page(PAGE_SIZE, PAGE_SIZE)), { kind: 'earlier asked' })
    expect(full.earlier).toBe('asked')
    const more = played(full, { kind: 'earlier heard', list: page(1, PAGE_SIZE) })
    expect([more.earlier, ids(more)[0], ids(more).length]).toEqual(['some', 'm1', 2 * PAGE_SIZE - 1])
    const all = played(more, { kind: 'earlier heard', list: page(0, 2) })
    expect([all.earlier, ids(all).length]).toEqual(['none', 2 * PAGE_SIZE])
    expect(played(full, { kind: 'earlier failed' }).earlier).toBe('failed')
  })

  test('are those of the last 24 hours, minute by minute', () => {
    const old = played(open, heard([message('old', NOW - SHOWN_FOR + 90_000), message('new', NOW - 1)]))
    expect(ids(played(old, tick(NOW + 60_000)))).toEqual(['old', 'new'])
    expect(ids(played(old, tick(NOW + 120_000)))).toEqual(['new'])
    expect(ids(played(old, tick(NOW + 2 * SHOWN_FOR)))).toEqual([])
  })

  test('do not come back with a list that was asked for when they were younger', () => {
    const list = [message('old', NOW - SHOWN_FOR + 90_000), message('new', NOW - 1)]
    const later = played(open, heard(list), tick(NOW + 120_000), heard(list, true, NOW + 121_000))
    expect(ids(later)).toEqual(['new'])
  })

  test('that come while the reader looks elsewhere are counted until the end is in view', () => {
    const away = played(open, heard([message('a')]), { kind: 'scrolled', isAtEnd: false })
    const two = played(away, heard([message('a'), message('b'), message('c')]))
    expect(two).toMatchObject({ unread: 2, arrivals: 3 })
    expect(played(two, { kind: 'scrolled', isAtEnd: true })).toMatchObject({ unread: 0, follows: true })
    expect(played(two, sent('mine', 'hello'))).toMatchObject({ unread: 0, follows: true })
  })

  test('that were there already are not counted as new', () => {
    const first = played(startRoom(NOW, true), { kind: 'opened', server: 'shared' }, heard([message('a')]))
    expect(first.arrivals).toBe(0)
  })
})

describe('the connection', () => {
  test('is said to be back for a while', () => {
    const back = played(open, connection(false), connection(true))
    expect(back.back).toBe(NOW)
    expect(played(back, tick(NOW + BACK_FOR)).back).toBe('never away')
  })

  test('that is closed opens when the room is heard again', () => {
    const closed = played(open, { kind: 'closed', why: 'denied' })
    expect(closed.closed).toBe('denied')
    expect(played(closed, { kind: 'asked again' }).closed).toBeNull()
    expect(played(closed, heard([])).closed).toBeNull()
  })
})

test('nothing new is no new state', () => {
  expect(played(open, tick(NOW + 1000))).toBe(open)
  expect(played(open, { kind: 'scrolled', isAtEnd: true })).toBe(open)
})
