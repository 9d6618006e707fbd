import { expect, test } from 'vitest'
import { countOf } from './count'

test('a client counts in whole numbers from 0 on, or names none', () => {
  expect([countOf('0'), countOf('17'), countOf(null)]).toEqual([0, 17, 0])
  for (const wrong of ['-1', '0.5', 'x', '1e400', 'NaN']) {
    expect(() => countOf(wrong)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  }
})
