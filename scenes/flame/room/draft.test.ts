import { describe, expect, test } from 'vitest'
import { type Draft, EMPTY_DRAFT, entered, isHolding, sendable, sent, settled, withText } from './draft'
import type { Delivery, Outgoing } from './state'

const draftOf = (text: string): Draft => withText(EMPTY_DRAFT, text)
const outgoing = (delivery: Delivery, text = 'hello'): readonly Outgoing[] => [
  { id: 'mine', author: 'Nib', text, date: 0, delivery, failure: null },
]

/** Sent, and not answered yet. */
const held: Draft = sent(draftOf(' hello '), { id: 'mine', text: 'hello' })

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
    expect(isHolding(held, outgoing('sending'))).toBe(true)
    expect(sendable(held, outgoing('sending'))).toBeNull()
    expect(sendable(held, outgoing('refused'))).toBe('hello')
  })
})

describe('a text that was sent', () => {
  test('stays in the box until it is accepted', () => {
    expect(settled(held, outgoing('sending'))).toBe(held)
    expect(settled(held, outgoing('delivered'))).toEqual(EMPTY_DRAFT)
  })

  test('leaves it when it is seen in the room before it is accepted', () => {
    expect(settled(held, [])).toEqual(EMPTY_DRAFT)
  })

  test('leaves it when it is late: the list keeps it', () => {
    expect(settled(held, outgoing('late'))).toEqual(EMPTY_DRAFT)
  })

  test('stays when it is refused, may be mended, and is held until it is accepted', () => {
    expect(settled(held, outgoing('refused'))).toBe(held)
    const mended = withText(held, 'hello!')
    expect(mended.held?.id).toBe('mine')
    const again = settled(mended, outgoing('sending', 'hello!'))
    expect(settled(again, [])).toEqual(EMPTY_DRAFT)
  })

  test('is not waited for by a box that was wiped, or that holds something else', () => {
    expect(withText(held, '').held).toBeNull()
    expect(settled(withText(held, 'something else'), outgoing('delivered'))).toEqual(draftOf('something else'))
    expect(settled(draftOf('something else'), [])).toEqual(draftOf('something else'))
  })
})

describe('a text on which Enter was pressed too early', () => {
  test('is due, and stays so until it is sent or changed', () => {
    const due = entered(draftOf('hello'), [])
    expect(due).toMatchObject({ text: 'hello', isDue: true })
    expect(entered(due, [])).toBe(due)
    expect(settled(due, [])).toBe(due)
    expect(withText(due, 'hello you').isDue).toBe(false)
    expect(sent(due, { id: 'mine', text: 'hello' })).toMatchObject({ isDue: false, held: { id: 'mine' } })
  })

  test('is not due where it could not be sent at all', () => {
    for (const text of [' ', 'x'.repeat(1001)]) expect(entered(draftOf(text), []).isDue).toBe(false)
    expect(entered(held, outgoing('sending')).isDue).toBe(false)
  })
})
