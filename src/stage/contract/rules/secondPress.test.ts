import { expect, it } from 'vitest'
import { isSecondPress } from './secondPress'

it('is one that comes within 300 ms of another', () => {
  expect([0, 10, 299].map((later) => isSecondPress(5000, 5000 + later))).toEqual([true, true, true])
  expect([300, 301, 60_000].map((later) => isSecondPress(5000, 5000 + later))).toEqual([false, false, false])
})

it('is none where nothing was pressed before', () => {
  expect([null, undefined].map((never) => isSecondPress(never, 0))).toEqual([false, false])
})
