import { describe, expect, test } from 'vitest'
import { guessedTime, hasJumped, JUMP, learnedTime, notBefore, type Reading, serverNow } from './serverTime'

const NOW = 1_665_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a visitor's clocks show `elapsed` ms after the visit began, on a clock that is `off` by so many ms. */
const reading = (elapsed: number, off = 0): Reading => ({ wall: NOW + elapsed + off, elapsed })

test('until the server was heard, the visitor’s clock is believed', () => {
  const time = guessedTime(reading(700, -2 * HOUR))
  expect(serverNow(time, reading(900, -2 * HOUR))).toBe(NOW + 900 - 2 * HOUR)
  expect(time.isLearned).toBe(false)
})

test.each([
  ['a day behind', -DAY],
  ['two hours behind', -2 * HOUR],
  ['61 minutes behind', -61 * MINUTE],
  ['right', 0],
  ['six hours ahead', 6 * HOUR],
  ['a day and five minutes ahead', DAY + 5 * MINUTE],
])('a clock that is %s tells the server’s time to the millisecond once it was heard', (_, off) => {
  const time = learnedTime(NOW + 250, reading(200, off), reading(300, off))
  expect(serverNow(time, reading(300, off))).toBe(NOW + 300)
  expect(serverNow(time, reading(5 * HOUR + 1, off))).toBe(NOW + 5 * HOUR + 1)
  expect(hasJumped(time, reading(5 * HOUR, off))).toBe(false)
})

describe('a clock that is set anew', () => {
  const time = learnedTime(NOW, reading(0), reading(0))

  test('changes nothing of what is known of the server’s time', () => {
    for (const off of [DAY, -DAY, 0]) expect(serverNow(time, reading(MINUTE, off))).toBe(NOW + MINUTE)
  })

  test('is noticed, there and back', () => {
    expect([JUMP, -JUMP].map((off) => hasJumped(time, reading(MINUTE, off)))).toEqual([false, false])
    expect([JUMP + 1, -JUMP - 1].map((off) => hasJumped(time, reading(MINUTE, off)))).toEqual([true, true])
    const again = learnedTime(NOW + MINUTE, reading(MINUTE, DAY), reading(MINUTE, DAY))
    expect(hasJumped(again, reading(2 * MINUTE, DAY))).toBe(false)
    expect(hasJumped(again, reading(2 * MINUTE))).toBe(true)
  })

  test('is what a machine that slept looks like', () => {
    expect(hasJumped(time, { wall: NOW + 3 * HOUR, elapsed: MINUTE })).toBe(true)
  })
})

test('a message that is later than the server’s time proves that it is as late as that', () => {
  const time = guessedTime(reading(0, -20 * MINUTE))
  const proven = notBefore(time, NOW + 400, reading(500, -20 * MINUTE))
  expect(serverNow(proven, reading(500, -20 * MINUTE))).toBe(NOW + 400)
  expect(notBefore(proven, NOW, reading(500, -20 * MINUTE))).toBe(proven)
})
