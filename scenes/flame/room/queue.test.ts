import { expect, test } from 'vitest'
import { heldBackBy, nextToSend, waitOf } from './queue'
import { APART, MOST, MOST_WITHIN } from './slowMode'
import type { Delivery, Outgoing } from './state'

const NOW = 1_665_000_000_000

const written = (...deliveries: readonly Delivery[]): readonly Outgoing[] =>
  deliveries.map((delivery, index) => ({
    id: `m${index}`,
    author: 'Nib',
    text: `text ${index}`,
    date: NOW,
    delivery,
    failure: null,
  }))

test('the next message is the first of those that wait, whatever stands before it', () => {
  expect(nextToSend({ outgoing: [] })).toBeNull()
  expect(nextToSend({ outgoing: written('sending', 'late', 'refused', 'set aside', 'delivered') })).toBeNull()
  expect(nextToSend({ outgoing: written('refused', 'sending', 'waiting', 'waiting') })?.id).toBe('m2')
})

test('it waits for slow mode, to the millisecond', () => {
  expect(waitOf({ sentAt: [] }, NOW)).toBe(0)
  expect(waitOf({ sentAt: [NOW] }, NOW)).toBe(APART)
  expect(waitOf({ sentAt: [NOW] }, NOW + APART - 1)).toBe(1)
  expect(waitOf({ sentAt: [NOW] }, NOW + APART)).toBe(0)
  expect(waitOf({ sentAt: [NOW] }, NOW + MOST_WITHIN)).toBe(0)
})

test('the visitor is told of what holds messages back for more than a second', () => {
  const full = Array.from({ length: MOST }, (_, turn) => NOW + turn * APART)
  const outgoing = written('waiting')
  expect(heldBackBy({ outgoing, kind: null, sentAt: full })).toBe('room')
  expect(heldBackBy({ outgoing, kind: 'shared', sentAt: full })).toBe('slow mode')
  expect(heldBackBy({ outgoing, kind: 'shared', sentAt: full.slice(1) })).toBeNull()
  expect(heldBackBy({ outgoing: written('sending', 'refused'), kind: null, sentAt: full })).toBeNull()
})
