import { expect, it } from 'vitest'
import { setLine } from './typesetting'

const words = {
  size: 64,
  lineHeight: 80,
  baseline: 60,
  glyphs: {
    '1': { frame: 'score_u31', x: 5, y: 16, advance: 30 },
    T: { frame: 'score_u54', x: 0, y: 15, advance: 33 },
    ' ': { frame: null, x: 0, y: 0, advance: 16 },
  },
  kerning: { '1T': -2 },
} as const

/** Each letter that is seen, and where it is. */
function lineOf(text: string) {
  const line: [letter: number, frame: string, x: number, y: number][] = []
  const seen = setLine(words, text, (...letter) => line.push(letter))
  expect(seen).toBe(line.length)
  return line
}

it('sets letters one after the other, by their advance', () => {
  expect(lineOf('T1')).toEqual([
    [0, 'score_u54', 0, 15],
    [1, 'score_u31', 38, 16],
  ])
})

it('moves the second letter of a pair by its kerning, and all that follow', () => {
  expect(lineOf('1TT').map(([, , x]) => x)).toEqual([5, 28, 61])
})

it('goes on past a blank, of which nothing is seen', () => {
  expect(lineOf('1 T').map(([letter, , x]) => [letter, x])).toEqual([
    [0, 5],
    [1, 46],
  ])
})

it('sets nothing of no text, and refuses a letter that was not drawn', () => {
  expect(lineOf('')).toEqual([])
  expect(() => lineOf('1X')).toThrow('«X» of «1X» is not among the letters of these words.')
})
