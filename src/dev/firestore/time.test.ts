import { expect, test, vi } from 'vitest'
import { microsOf, ServerClock, timeOf } from './time'

test('times are cut to the microsecond and always written with six digits', () => {
  expect(timeOf('2022-10-05T12:00:00Z')).toBe('2022-10-05T12:00:00.000000Z')
  expect(timeOf('2022-10-05T12:00:00.5Z')).toBe('2022-10-05T12:00:00.500000Z')
  expect(timeOf('2022-10-05T12:00:00.123456789Z')).toBe('2022-10-05T12:00:00.123456Z')
})

test.each(['yesterday', '2022-13-05T12:00:00Z', '2022-10-05T12:00:00+01:00'])('%s is no time', (text) => {
  expect(() => timeOf(text)).toThrow('no time')
})

test('microseconds are counted from the epoch', () => {
  expect(microsOf('1970-01-01T00:00:01.000002Z')).toBe(1_000_002n)
})

test('the clock never shows the same time twice, and goes ahead as it is told', () => {
  vi.useFakeTimers({ now: Date.UTC(2022, 9, 5) })
  const clock = new ServerClock()
  expect([clock.now(), clock.now()]).toEqual(['2022-10-05T00:00:00.000000Z', '2022-10-05T00:00:00.000001Z'])
  clock.ahead = 3_600_000
  expect(clock.now()).toBe('2022-10-05T01:00:00.000000Z')
  clock.ahead = 0
  expect(clock.now()).toBe('2022-10-05T01:00:00.000001Z')
  vi.useRealTimers()
})
