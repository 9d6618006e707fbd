import { expect, test } from 'vitest'
import { sendable } from './draft'

test('a message is a text of something but spaces, tidied', () => {
  expect(sendable('')).toBeNull()
  expect(sendable(' \t ')).toBeNull()
  expect(sendable(' hello ')).toBe('hello')
})

test('a message has at most 1000 characters, counted as the rules count', () => {
  expect(sendable('🔥'.repeat(1000))).toBe('🔥'.repeat(1000))
  expect(sendable(` ${'x'.repeat(1000)} `)).toBe('x'.repeat(1000))
  expect(sendable('🔥'.repeat(1001))).toBeNull()
})
