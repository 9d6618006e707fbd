import { expect, test } from 'vitest'
import { type Blaze, CROWD, cooled, coolsIn, MINUTE, QUIET, stoked } from './blaze'

const T0 = 1_000_000

/** Somebody speaks at each of these moments. */
const spoken = (moments: readonly number[]) => moments.reduce<Blaze>((blaze, at) => stoked(blaze, 1, at), QUIET)

test('nine in a minute are a lively fire, the tenth makes it roar, and it begins to count anew', () => {
  const nine = Array.from({ length: CROWD - 1 }, (_, index) => T0 + index * 6000)
  expect(spoken(nine)).toEqual({ voices: nine, roars: 0 })
  expect(spoken([...nine, T0 + MINUTE - 1])).toEqual({ voices: [], roars: 1 })
  expect(spoken([...nine, T0 + MINUTE - 1, T0 + MINUTE])).toEqual({ voices: [T0 + MINUTE], roars: 1 })
})

test('who spoke a minute ago is no longer heard', () => {
  const nine = Array.from({ length: CROWD - 1 }, () => T0)
  const late = spoken([...nine, T0 + MINUTE])
  expect(late).toEqual({ voices: [T0 + MINUTE], roars: 0 })
  expect(cooled(spoken(nine), T0 + MINUTE - 1)).toEqual({ voices: nine, roars: 0 })
  expect(cooled(spoken(nine), T0 + MINUTE)).toEqual(QUIET)
})

test('what has not cooled is the same fire', () => {
  const blaze = spoken([T0])
  expect(cooled(blaze, T0 + 10)).toBe(blaze)
})

test('many at once are one roar, however many', () => {
  expect(stoked(QUIET, 400, T0)).toEqual({ voices: [], roars: 1 })
})

test('it says when it cools', () => {
  expect(coolsIn(QUIET, T0)).toBeNull()
  expect(coolsIn(spoken([T0, T0 + 500]), T0 + 1000)).toBe(MINUTE - 1000)
  expect(coolsIn(spoken([T0]), T0 + 2 * MINUTE)).toBe(0)
})
