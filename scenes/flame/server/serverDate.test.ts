import { expect, test } from 'vitest'
import { readTimeIn } from './serverDate'

test('the time of an answer that found nothing is the server’s', () => {
  expect(readTimeIn([{ readTime: '2022-10-05T20:00:00.250117Z' }])).toBe(1_665_000_000_250)
})

test.each([
  ['no list', { readTime: '2022-10-05T20:00:00Z' }],
  ['an empty list', []],
  ['an answer without a time', [{ document: {} }]],
  ['a time that is none', [{ readTime: 'supper' }]],
  ['a time of another kind', [{ readTime: 1_665_000_000 }]],
  ['nothing', null],
])('%s says nothing of the time', (_, answer) => {
  expect(readTimeIn(answer)).toBeNull()
})
