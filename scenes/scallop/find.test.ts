import { describe, expect, it } from 'vitest'
import { findName, isWithinWord, NOTHING_TYPED, PAUSE, withLetter } from './find'

const NAMES = ['Pim', 'Élodie', 'Princess Orlia', 'Biggin', 'Pim', 'The Pot', 'L’Œil du puits']

describe('typing to find', () => {
  it.each([
    ['ignores accents and case', 'el', 0, 1],
    ['ignores accents and case', 'É', 0, 1],
    ['takes what keyboards have for what they have not', "l'oeil du", 0, 6],
    ['takes what keyboards have for what they have not', 'l’œil', 0, 6],
    ['goes from name to name by one letter, after the last to the first', 'p', 0, 2],
    ['goes from name to name by one letter, after the last to the first', 'p', 2, 4],
    ['goes from name to name by one letter, after the last to the first', 'pp', 4, 0],
    ['stays where a longer word fits already, or goes on', 'pi', 4, 4],
    ['stays where a longer word fits already, or goes on', 'pr', 0, 2],
    ['looks within names when none begins so', 'orl', 0, 2],
    ['looks within names when none begins so', 'pot', 0, 5],
    ['finds nobody for nonsense', 'xyz', 0, null],
    ['finds nobody for nonsense', ' ', 0, null],
  ])('%s: %j from name %i on', (_, letters, from, found) => {
    expect(findName(NAMES, letters, from)).toBe(found)
  })

  it('begins anew after a pause', () => {
    const first = withLetter(NOTHING_TYPED, 'p', 100)
    expect(withLetter(first, 'r', 100 + PAUSE).letters).toBe('pr')
    expect(withLetter(first, 'r', 101 + PAUSE).letters).toBe('r')
    expect([PAUSE, PAUSE + 1].map((later) => isWithinWord(first, 100 + later))).toEqual([true, false])
    expect(isWithinWord(NOTHING_TYPED, 0)).toBe(false)
  })
})
