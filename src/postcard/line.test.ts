import { describe, expect, it } from 'vitest'
import { isFromTheRight, lettersIn, MOST_LETTERS, shortened } from './line'

const FAMILY = '👩‍👩‍👧‍👦'

describe('the line of a card', () => {
  it('takes sixty letters, and none beyond', () => {
    expect(shortened('a'.repeat(61))).toBe('a'.repeat(MOST_LETTERS))
    expect(shortened('I stood quite still. He stood stiller.')).toBe('I stood quite still. He stood stiller.')
  })

  it('takes an emoji, and an accent of its own, for one letter, and breaks none', () => {
    expect(lettersIn(FAMILY)).toBe(1)
    expect(lettersIn('e\u0301')).toBe(1)
    expect(shortened(FAMILY.repeat(61))).toBe(FAMILY.repeat(60))
  })

  it('is one line, whatever is pasted', () => {
    expect(shortened('one\ntwo\r\n\tthree')).toBe('one two three')
  })

  it.each([
    ['שלום', true],
    ['« مرحبا »', true],
    ['bonjour שלום', false],
    ['', false],
  ])('%s is read from the right: %s', (line, isSo) => {
    expect(isFromTheRight(line)).toBe(isSo)
  })
})
