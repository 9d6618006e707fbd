import { expect, test } from 'vitest'
import { stepRound } from './useArrowWalk'

test('steps lead all the way round, on and back', () => {
  expect([0, 1, 2].map((at) => stepRound(3, at, 1))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((at) => stepRound(3, at, -1))).toEqual([2, 0, 1])
})

test('who is nowhere comes to the first by a step on, and to the last by one back', () => {
  expect(stepRound(5, -1, 1)).toBe(0)
  expect(stepRound(5, -1, -1)).toBe(4)
})

test('of one there is nowhere else to go', () => {
  expect([stepRound(1, -1, 1), stepRound(1, -1, -1), stepRound(1, 0, 1), stepRound(1, 0, -1)]).toEqual([0, 0, 0, 0])
})
