import { describe, expect, test } from 'vitest'
import { type ChatMessage, compareMessages, NEWEST, PAGE_SIZE } from './chatServer'
import { afterEvent, BACK_FOR, LATE_AFTER, SHOWN_FOR, startRoom, unhidden } from './rules'
import type { RoomEvent, RoomState } from './state'

const NOW = 1_665_000_000_000

const message = (id: string, date = NOW): ChatMessage => ({ id, author: 'Quill', date, text: `text of ${id}` })

const played = (state: RoomState, ...events: readonly RoomEvent[]) => events.reduce(afterEvent, state)

const heard = (list: readonly ChatMessage[], isFromServer = true, now = NOW): RoomEvent => {
  return { kind: 'heard', list, isFromServer, now }
}

const written = (id: string, text: string, now = NOW): RoomEvent => ({ kind: 'written', id, text, now })
const out = (id: string, now = NOW): RoomEvent => ({ kind: 'sent', id, now })
const delivered = (id: string, now = NOW): RoomEvent => ({ kind: 'delivered', id, now })
const refusal = (id: string): RoomEvent => ({ kind: 'refused', id, why: 'denied' })
const tick = (now: number): RoomEvent => ({ kind: 'tick', now })
const connection = (isOnline: boolean): RoomEvent => ({ kind: 'connection', isOnline, now: NOW })

const named = played(startRoom(NOW, true), { kind: 'named', name: 'Nib' })
const open = played(named, { kind: 'opened', server: 'shared' }, heard([]))
const waiting = played(open, written('mine', 'hello'))
const sending = played(waiting, out('mine'))
const ids = ({ messages }: RoomState) => messages.map(({ id }) => id)
const deliveries = ({ outgoing }: RoomState) => outgoing.map(({ text, delivery }) => `${text} ${delivery}`)

describe('a message of one’s own', () => {
  test('waits until it is sent, and is on its way until it is accepted', () => {
    const mine = { id: 'mine', author: 'Nib', text: 'hello' }
    expect(waiting).toMatchObject({ sentAt: [], outgoing: [{ ...mine, delivery: 'waiting' }] })
    expect(sending).toMatchObject({ sentAt: [NOW], outgoing: [{ ...mine, delivery: 'sending' }] })
    const accepted = played(sending, delivered('mine'))
    expect(deliveries(accepted)).toEqual(['hello delivered'])
    expect(played(accepted, heard([message('mine')]))).toMatchObject({ outgoing: [], unread: 0, arrivals: 0 })
  })

  test('stands where it was written, however many wait', () => {
    const three = played(sending, written('second', 'two'), written('third', 'three'))
    expect(deliveries(three)).toEqual(['hello sending', 'two waiting', 'three waiting'])
    expect(three.own).toEqual(['mine', 'second', 'third'])
  })

  test('has an author, whose name was chosen before', () => {
    expect(() => played(startRoom(NOW, true), written('mine', 'hello'))).toThrow('without a name')
  })

  test('may be seen in the room before it is accepted', () => {
    const seen = played(sending, heard([message('mine')]))
    expect(seen).toMatchObject({ outgoing: [], arrivals: 0 })
    expect(played(seen, delivered('mine'))).toMatchObject({ outgoing: [] })
  })

  test('that is refused stays in the list, and may be tried again, before those that were written after it', () => {
    const refused = played(sending, written('second', 'two'), refusal('mine'))
    expect(refused.outgoing).toMatchObject([{ delivery: 'refused', failure: 'denied' }, { delivery: 'waiting' }])
    const again = played(refused, { kind: 'tried again', id: 'mine' })
    expect(deliveries(again)).toEqual(['hello waiting', 'two waiting'])
    expect(again).toMatchObject({ own: ['mine', 'second'], outgoing: [{ failure: null }, {}] })
  })

  test('is tried again once, however often one says so, and only where it got stuck', () => {
    const again: RoomEvent = { kind: 'tried again', id: 'mine' }
    const onItsWay = played(sending, refusal('mine'), again, out('mine'))
    expect(played(onItsWay, again)).toBe(onItsWay)
    expect(played(waiting, again)).toBe(waiting)
  })

  test('that is refused may be put back into an empty box, and leaves the list for it', () => {
    const refused = played(sending, written('second', 'two'), refusal('mine'))
    const back: RoomEvent = { kind: 'put back', id: 'mine', draft: ' ', draftId: 'draft' }
    expect(played(refused, back).outgoing).toMatchObject([{ text: 'two' }])
    expect(played(refused, back, back).outgoing).toMatchObject([{ text: 'two' }])
  })

  test('that is put back takes nothing out of the box: what stands there is set aside in its place, and may come back', () => {
    const refused = played(sending, written('second', 'two'), refusal('mine'))
    const aside = played(refused, { kind: 'put back', id: 'mine', draft: 'half a tho', draftId: 'draft' })
    expect(aside.outgoing).toMatchObject([
      { id: 'draft', text: 'half a tho', delivery: 'set aside', failure: null },
      { id: 'second', text: 'two', delivery: 'waiting' },
    ])
    // Whatever becomes yet of the message that stood there.
    expect(played(aside, delivered('mine'), heard([message('mine')])).outgoing).toEqual(aside.outgoing)
    const back = played(aside, { kind: 'put back', id: 'draft', draft: '', draftId: 'other' })
    expect(back.outgoing).toMatchObject([{ id: 'second' }])
  })

  test('is not put back while it may still arrive', () => {
    const back: RoomEvent = { kind: 'put back', id: 'mine', draft: '', draftId: 'draft' }
    const late = played(sending, tick(NOW + LATE_AFTER))
    for (const state of [waiting, sending, late, played(sending, delivered('mine'))])
      expect(played(state, back)).toBe(state)
  })

  test('that gets no answer is late', () => {
    expect(played(sending, tick(NOW + LATE_AFTER - 1))).toBe(sending)
    const late = played(sending, tick(NOW + LATE_AFTER))
    expect(late).toMatchObject({ outgoing: [{ text: 'hello', delivery: 'late' }] })
    expect(played(late, heard([message('mine')])).outgoing).toEqual([])
  })

  test('is late at once while offline, and when the connection breaks, but never in a local room', () => {
    const offline = played(open, connection(false), written('mine', 'hello'), out('mine'))
    const broken = [sending, waiting].map((state) => played(state, connection(false)))
    const local = played(named, { kind: 'opened', server: 'local' }, heard([]), connection(false))
    expect([offline, ...broken, played(local, written('mine', 'hello'), out('mine'))].flatMap(deliveries)).toEqual([
      'hello late',
      'hello late',
      'hello waiting',
      'hello sending',
    ])
  })

  test('that was delivered is not refused by a second answer', () => {
    const twice = played(sending, delivered('mine'), refusal('mine'))
    const late = played(sending, tick(NOW + LATE_AFTER), { kind: 'tried again', id: 'mine' })
    const again = played(late, delivered('mine'), out('mine'))
    expect([twice, again].map(deliveries)).toEqual([['hello delivered'], ['hello delivered']])
  })

  test('that is in the room, but before all that its list holds, leaves the list of those on their way', () => {
    const accepted = played(sending, delivered('mine', NOW + 500))
    expect(played(accepted, tick(NOW + 500 + LATE_AFTER - 1))).toBe(accepted)
    expect(played(accepted, tick(NOW + 500 + LATE_AFTER)).outgoing).toEqual([])
    // Not while the list is not heard, which may hold it.
    const silent = played(accepted, heard([], false))
    expect(played(silent, tick(NOW + 500 + LATE_AFTER)).outgoing).toMatchObject([{ delivery: 'delivered' }])
    const closed = played(accepted, { kind: 'closed', why: 'denied' })
    expect(played(closed, tick(NOW + 500 + LATE_AFTER)).outgoing).toMatchObject([{ delivery: 'delivered' }])
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
    const next = played(open, heard(page(0, NEWEST)), heard(page(10, NEWEST)))
    expect([next.earlier, ids(next)[0], ids(next).length]).toEqual(['some', 'm0', NEWEST + 10])
  })

  test('of a full list that shares nothing with what is known stand alone: what lies between is to be asked for', () => {
    const next = played(open, heard(page(0, 3)), heard(page(900, NEWEST)))
    expect([next.earlier, ids(next).length]).toEqual(['some', NEWEST])
  })

  test('before the first are put before it, until there are no more', () => {
    const full = played(open, heard(page(1000, NEWEST)), { kind: 'earlier asked' })
    expect(full.earlier).toBe('asked')
    const before = message('m1000')
    const list = page(1000 - PAGE_SIZE, PAGE_SIZE)
    const more = played(full, { kind: 'earlier heard', list, before })
    expect([more.earlier, ids(more)[0], ids(more).length]).toEqual(['some', `m${1000 - PAGE_SIZE}`, PAGE_SIZE + NEWEST])
    const all = played(more, { kind: 'earlier heard', list: page(0, 2), before: message(`m${1000 - PAGE_SIZE}`) })
    expect([all.earlier, ids(all).length]).toEqual(['none', PAGE_SIZE + NEWEST + 2])
    expect(played(full, { kind: 'earlier failed' }).earlier).toBe('failed')
  })

  test('before a first one that is not the first any more are asked for again', () => {
    const asked = played(open, heard(page(0, NEWEST)), { kind: 'earlier asked' })
    const list = [message('older', NOW - 2_000_000)]
    const late = played(asked, heard(page(900, NEWEST)), { kind: 'earlier heard', list, before: message('m0') })
    expect([late.earlier, ids(late)[0], ids(late).length]).toEqual(['some', 'm900', NEWEST])
  })

  test('that share a date stand by their ids, and those before the list are kept', () => {
    const burst = Array.from({ length: NEWEST + 7 }, (_, index) => message(`burst${String(index).padStart(3, '0')}`))
    expect(burst.slice(0, 20).reverse().sort(compareMessages)).toEqual(burst.slice(0, 20))
    const next = played(open, heard(burst.slice(0, NEWEST)), heard(burst.slice(7)))
    expect(ids(next)).toEqual(burst.map(({ id }) => id))
  })

  test('are those of the last 24 hours, minute by minute', () => {
    const old = played(open, heard([message('old', NOW - SHOWN_FOR + 90_000), message('new', NOW - 1)]))
    const later = [60_000, 120_000, 2 * SHOWN_FOR].map((ms) => ids(played(old, tick(NOW + ms))))
    expect(later).toEqual([['old', 'new'], ['new'], []])
  })

  test('of the last 24 hours are there to the millisecond', () => {
    const list = [message('just'), message('new', NOW + SHOWN_FOR)]
    const times = [NOW + SHOWN_FOR, NOW + SHOWN_FOR + 1]
    expect(times.map((now) => ids(played(open, heard(list, true, now))))).toEqual([['just', 'new'], ['new']])
  })

  test('are not put out of the 24 hours by one from the future', () => {
    const future = played(open, heard([message('now'), message('future', NOW + 2 * SHOWN_FOR)]))
    expect(ids(future)).toEqual(['now', 'future'])
    expect(ids(played(future, tick(NOW + 60_000)))).toEqual(['now', 'future'])
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
    expect(played(two, written('mine', 'hello'))).toMatchObject({ unread: 0, follows: true })
  })

  test('that were there already are not counted as new', () => {
    expect(played(startRoom(NOW, true), { kind: 'opened', server: 'shared' }, heard([message('a')])).arrivals).toBe(0)
  })
})

describe('a time that is corrected', () => {
  const DAY = SHOWN_FOR

  test.each([DAY, -DAY])('by %i ms neither makes a message late nor keeps it from being late', (by) => {
    const corrected = played(sending, { kind: 'time corrected', by })
    expect(corrected.now).toBe(NOW + by)
    expect(played(corrected, tick(NOW + by + LATE_AFTER - 1))).toBe(corrected)
    expect(played(corrected, tick(NOW + by + LATE_AFTER)).outgoing).toMatchObject([{ delivery: 'late' }])
  })

  test('leaves out what is too old by it', () => {
    const full = played(open, heard([message('old', NOW - 60_000), message('new', NOW)]))
    expect(ids(played(full, { kind: 'time corrected', by: DAY }))).toEqual(['new'])
  })

  test('changes nothing of how long the room says that it is back', () => {
    const back = played(open, connection(false), connection(true), { kind: 'time corrected', by: -DAY })
    expect(played(back, tick(NOW - DAY + BACK_FOR - 1)).back).toBe(NOW - DAY)
    expect(played(back, tick(NOW - DAY + BACK_FOR)).back).toBe('never away')
  })
})

describe('a hidden name', () => {
  const by = (id: string, author: string) => ({ ...message(id), author })
  const room = played(open, heard([by('a', 'Quill'), by('b', 'Blot')]))
  const seen = (state: RoomState) => unhidden(state).map(({ id }) => id)

  test('is left out, with all that look like it, until it is shown again', () => {
    const hidden = played(room, { kind: 'hidden', name: 'Qu\u200bill' }, heard([...room.messages, by('c', 'Quill ')]))
    expect(seen(hidden)).toEqual(['b'])
    expect(hidden.messages).toHaveLength(3)
    expect(seen(played(hidden, { kind: 'shown', name: 'Quill' }))).toEqual(['a', 'b', 'c'])
  })

  test('is hidden once, however often one says so', () => {
    expect(played(room, { kind: 'hidden', name: 'Quill' }, { kind: 'hidden', name: 'Quill' }).hidden).toEqual(['Quill'])
  })

  test('is neither counted as new nor heard', () => {
    const away = played(room, { kind: 'hidden', name: 'Quill' }, { kind: 'scrolled', isAtEnd: false })
    const more = played(away, heard([...room.messages, by('c', 'Quill'), by('d', 'Blot')]))
    expect(more).toMatchObject({ unread: 1, arrivals: room.arrivals + 1 })
  })

  test('hides nothing that was sent from here', () => {
    const mine = played(sending, heard([by('mine', 'Nib'), by('other', 'Nib')]), { kind: 'hidden', name: 'Nib' })
    expect(seen(mine)).toEqual(['mine'])
  })
})

describe('who leaves and comes back', () => {
  const entered: RoomEvent = { kind: 'entered', isOnline: true, hidden: ['Blot'], now: NOW + 5000 }

  test('has the name, and all that was not accepted yet, in its order; what was on its way is sent again', () => {
    const left = played(
      sending,
      ...['second', 'third', 'fourth', 'fifth'].map((id) => written(id, id)),
      ...['second', 'third', 'fourth'].map((id) => out(id, NOW + 1000)),
      refusal('second'),
      delivered('fourth'),
      { kind: 'put back', id: 'second', draft: 'half a tho', draftId: 'draft' },
    )
    const back = played(left, entered)
    expect(back).toMatchObject({ author: 'Nib', own: left.own, sentAt: left.sentAt, hidden: ['Blot'], kind: null })
    expect(back.outgoing.map(({ id, delivery }) => `${id} ${delivery}`).join(', ')).toBe(
      'mine waiting, draft set aside, third waiting, fifth waiting',
    )
  })

  test('hears the room anew, and nothing of it counts as new', () => {
    const back = played(open, heard([message('a')]), entered)
    expect(back).toMatchObject({ messages: [], isHeard: false, now: NOW + 5000, arrivals: 1, unread: 0 })
    const messages = [message('a'), message('b')]
    const again = played(back, { kind: 'opened', server: 'shared' }, heard(messages))
    expect(again).toMatchObject({ messages, arrivals: 1 })
  })

  test('finds the room offline, or of another kind, with the same messages', () => {
    const offline = played(sending, { ...entered, isOnline: false })
    expect(offline).toMatchObject({ back: 'away', outgoing: [{ delivery: 'waiting' }] })
    const local = played(sending, entered, { kind: 'opened', server: 'memory' }, out('mine'))
    expect(local).toMatchObject({ kind: 'memory', outgoing: [{ id: 'mine', delivery: 'sending' }] })
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
