import { expect, test } from 'vitest'
import { lengthOf, tidiedText } from './messageText'

test('a character is a code point', () => {
  expect(['ink', '🔥🔥', 'e\u0301'].map(lengthOf)).toEqual([3, 2, 2])
})

test('white space of any kind is taken off both ends, and kept inside', () => {
  expect(tidiedText(' \u0000\t\u00a0\u2003a  b\u3000\u0007\n')).toBe('a  b')
  expect(tidiedText('\u0001 \u00a0')).toBe('')
})

test('half a character is replaced, a byte order mark inside is kept', () => {
  expect(tidiedText('a\ud83db')).toBe('a\ufffdb')
  expect(tidiedText('a\ufeffb')).toBe('a\ufeffb')
})

test('as many spaces as anybody may paste cost no more than one look at each', () => {
  const spaces = ' '.repeat(1_000_000)
  expect(tidiedText(`a${spaces}b`)).toHaveLength(spaces.length + 2)
  expect(tidiedText(`${spaces}a${spaces}`)).toBe('a')
  expect(tidiedText(spaces)).toBe('')
})
