import { describe, expect, test } from 'vitest'
import { type Draft, EMPTY_DRAFT, isHolding, sendable, settled, withText } from './draft'
import type { Delivery, Outgoing } from './state'

const draftOf = (text: string): Draft => withText(EMPTY_DRAFT, text)
const outgoing = (delivery: Delivery, text = 'hello'): readonly Outgoing[] => [
  { id: 'mine', author: 'Nib', text, date: 0, delivery, failure: null },
]

/** Sent, and not answered yet. */
const sent: Draft = { text: ' hello ', held: { id: 'mine', text: 'hello' } }

describe('what may be sent', () => {
  test('is a text of something but spaces, tidied', () => {
    expect(sendable(EMPTY_DRAFT, [])).toBeNull()
    expect(sendable(draftOf(' \t '), [])).toBeNull()
    expect(sendable(draftOf(' hello '), [])).toBe('hello')
  })

  test('has at most 1000 characters, counted as the rules count', () => {
    expect(sendable(draftOf('🔥'.repeat(1000)), [])).not.toBeNull()
    expect(sendable(draftOf('🔥'.repeat(1001)), [])).toBeNull()
  })

  test('waits for the answer to what was sent before', () => {
    expect(isHolding(sent, outgoing('sending'))).toBe(true)
    expect(sendable(sent, outgoing('sending'))).toBeNull()
    expect(sendable(sent, outgoing('refused'))).toBe('hello')
  })
})

describe('a text that was sent', () => {
  test('stays in the box until it is accepted', () => {
    expect(settled(sent, outgoing('sending'))).toBe(sent)
    expect(settled(sent, outgoing('delivered'))).toEqual(EMPTY_DRAFT)
  })

  test('leaves it when it is seen in the room before it is accepted', () => {
    expect(settled(sent, [])).toEqual(EMPTY_DRAFT)
  })

  test.each(['late', 'waiting'] as const)('leaves it when it is %s: the list keeps it', (delivery) => {
    expect(settled(sent, outgoing(delivery))).toEqual(EMPTY_DRAFT)
  })

  test('stays when it is refused, may be mended, and is held until it is accepted', () => {
    expect(settled(sent, outgoing('refused'))).toBe(sent)
    const mended = withText(sent, 'hello!')
    expect(mended.held?.id).toBe('mine')
    const again = settled(mended, outgoing('sending', 'hello!'))
    expect(settled(again, [])).toEqual(EMPTY_DRAFT)
  })

  test('is not waited for by a box that was wiped, or that holds something else', () => {
    expect(withText(sent, '').held).toBeNull()
    expect(settled(withText(sent, 'something else'), outgoing('delivered'))).toEqual(draftOf('something else'))
    expect(settled(draftOf('something else'), [])).toEqual(draftOf('something else'))
  })
})
