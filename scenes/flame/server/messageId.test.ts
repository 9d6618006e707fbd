import { expect, test } from 'vitest'
import { newMessageId } from './messageId'

test('an id is 20 letters and digits, and never the same again', () => {
  const ids = Array.from({ length: 1000 }, newMessageId)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every character comes up', () => {
  expect(new Set(Array.from({ length: 1000 }, newMessageId).join('')).size).toBe(62)
})
