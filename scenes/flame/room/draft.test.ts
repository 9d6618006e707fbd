import { expect, test } from 'vitest'
import { sendableText } from './draft'

test('a message is a text of something but spaces, tidied', () => {
  expect(sendableText('')).toBeNull()
  expect(sendableText(' \t ')).toBeNull()
  expect(sendableText(' hello ')).toBe('hello')
})

test('a message has at most 1000 characters, counted as the rules count', () => {
  expect(sendableText('🔥'.repeat(1000))).toBe('🔥'.repeat(1000))
  expect(sendableText(` ${'x'.repeat(1000)} `)).toBe('x'.repeat(1000))
  expect(sendableText('🔥'.repeat(1001))).toBeNull()
})
