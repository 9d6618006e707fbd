import { expect, test } from 'vitest'
import { tokensOf } from './tokens'

const textsOf = (source: string) => tokensOf(source).map(({ text }) => text)

test('words, numbers, texts and signs are told apart, comments and space are not there', () => {
  expect(textsOf("a.b <= 12 // till here\n/* and\nhere */ && 'it\\'s'")).toEqual([
    ...['a', '.', 'b', '<=', '12', '&&', "it's", 'the end'],
  ])
})

test('a token knows its line', () => {
  expect(tokensOf('a\n\nb').map(({ line }) => line)).toEqual([1, 3, 3])
})

test('what is no token is refused by its line', () => {
  expect(() => tokensOf('a\n#')).toThrow('line 2')
  expect(() => tokensOf('1.5')).toThrow('line 1')
  expect(() => tokensOf("'\\n'")).toThrow('escape')
})
