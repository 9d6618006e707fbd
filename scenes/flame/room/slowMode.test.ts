import { expect, test } from 'vitest'
import { APART, freeFrom, isMinuteFull, MOST, MOST_WITHIN, withSent } from './slowMode'

const NOW = 1_665_000_000_000

/** Sends as fast as it may, from now on. @returns when each message went out */
function hurry(count: number): readonly number[] {
  const times: number[] = []
  let sentAt: readonly number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const now = Math.max(NOW, freeFrom(sentAt))
    times.push(now - NOW)
    sentAt = withSent(sentAt, now)
  }
  return times
}

test('the first message waits for nothing', () => {
  expect(freeFrom([])).toBeLessThan(NOW)
})

test('a message a second, to the millisecond', () => {
  expect(hurry(3)).toEqual([0, APART, 2 * APART])
})

test('ten a minute, and another only once the first of them is a minute old', () => {
  const times = hurry(2 * MOST + 1)
  expect([times[MOST - 1], times[MOST], times[2 * MOST]]).toEqual([(MOST - 1) * APART, MOST_WITHIN, 2 * MOST_WITHIN])
  for (const [index, time] of times.entries()) {
    const within = times.filter((other) => other <= time && other > time - MOST_WITHIN)
    expect(within.length, `${index}`).toBeLessThanOrEqual(MOST)
  }
})

test('a minute is full with the tenth message, until the next one would wait for its second only', () => {
  const times = Array.from({ length: MOST }, (_, turn) => NOW + turn * APART)
  expect(isMinuteFull(times)).toBe(true)
  for (const others of [[], times.slice(1), [...times.slice(0, -1), NOW + MOST_WITHIN - APART]])
    expect(isMinuteFull(others)).toBe(false)
})

test('no more times are kept than are needed', () => {
  let sentAt: readonly number[] = []
  for (let turn = 0; turn < 50; turn += 1) sentAt = withSent(sentAt, NOW + turn)
  expect(sentAt).toHaveLength(MOST)
})
