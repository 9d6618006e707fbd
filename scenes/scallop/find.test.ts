import { describe, expect, it } from 'vitest'
import { findName, isWithinWord, NOTHING_TYPED, PAUSE, withLetter } from './find'

const NAMES = ['Pim', 'Élodie', 'Princess Orlia', 'Biggin', 'Pim', 'The Pot']

describe('typing to find', () => {
  it('ignores accents and case', () => {
    expect(findName(NAMES, 'el', 0)).toBe(1)
    expect(findName(NAMES, 'É', 0)).toBe(1)
  })

  it('takes what keyboards have for what they have not', () => {
    expect(findName(['Pim', 'L’Œil du puits'], "l'oeil du", 0)).toBe(1)
    expect(findName(['Pim', 'L’Œil du puits'], 'l’œil', 0)).toBe(1)
  })

  it('goes from name to name by one letter, after the last to the first; names may repeat', () => {
    expect(findName(NAMES, 'p', 0)).toBe(2)
    expect(findName(NAMES, 'p', 2)).toBe(4)
    expect(findName(NAMES, 'pp', 4)).toBe(0)
  })

  it('stays where a longer word fits already', () => {
    expect(findName(NAMES, 'pi', 4)).toBe(4)
    expect(findName(NAMES, 'pr', 0)).toBe(2)
  })

  it('looks within names when none begins so, and finds nobody for nonsense', () => {
    expect(findName(NAMES, 'orl', 0)).toBe(2)
    expect(findName(NAMES, 'pot', 0)).toBe(5)
    expect(findName(NAMES, 'xyz', 0)).toBeNull()
    expect(findName(NAMES, ' ', 0)).toBeNull()
  })

  it('begins anew after a pause', () => {
    const first = withLetter(NOTHING_TYPED, 'p', 100)
    expect(withLetter(first, 'r', 100 + PAUSE).letters).toBe('pr')
    expect(withLetter(first, 'r', 101 + PAUSE).letters).toBe('r')
    expect([PAUSE, PAUSE + 1].map((later) => isWithinWord(first, 100 + later))).toEqual([true, false])
    expect(isWithinWord(NOTHING_TYPED, 0)).toBe(false)
  })
})
