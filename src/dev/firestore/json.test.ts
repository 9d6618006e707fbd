import { expect, test } from 'vitest'
import { parseJson } from './json'

test('a text that is no deeper than a request is, is read', () => {
  const text = `${'[{"a":'.repeat(40)}"{[\\"[{"${'}]'.repeat(40)}`
  expect(JSON.stringify(parseJson(text))).toBe(text)
})

test('what is deeper, or no JSON, is the sender’s mistake', () => {
  for (const text of ['['.repeat(81), '{"a":'.repeat(1_000_000), '{', '', `"${'a'.repeat(10_000_000)}`]) {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  }
})
