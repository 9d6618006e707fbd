import { expect, it } from 'vitest'
import { stepOf } from './tuningStep'

it.each([
  [{ value: 100, min: 10, max: 600 }, 1],
  [{ value: 6, min: 1, max: 20 }, 1],
  [{ value: 14_000, min: 1000, max: 60_000 }, 1],
  [{ value: 0.4, min: 0, max: 1 }, 0.001],
  [{ value: 0.005, min: 0, max: 0.05 }, 0.0001],
  [{ value: 1, min: 0.1, max: 4 }, 0.01],
])('a number %o is turned by %d', (tunable, step) => {
  expect(stepOf(tunable)).toBeCloseTo(step, 12)
})
