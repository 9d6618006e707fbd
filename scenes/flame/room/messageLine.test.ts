import { expect, test } from 'vitest'
import { shownText, timeOf } from './messageLine'

/** Ms since the epoch of a moment in the local time of whoever runs the test. */
// biome-ignore lint/style/noRestrictedGlobals: reads no clock; a local time cannot be named otherwise
const at = (hours: number, minutes: number) => new Date(2022, 9, 5, hours, minutes).getTime()

test('hours and minutes have two digits each, and midnight is 00; the fraction of a server date is no matter', () => {
  const times = [at(9, 5), at(0, 0), at(23, 59), at(12, 30) + 0.123]
  expect(times.map(timeOf)).toEqual(['[09:05]', '[00:00]', '[23:59]', '[12:30]'])
})

test('markup and links are text like any other', () => {
  const text = '<img src=x onerror=alert(1)> https://example.org &amp;'
  expect(shownText(text)).toBe(text)
})

test('characters that turn the text about or cannot be seen are left out', () => {
  expect(shownText('a\u202Ecba\u202C\u2066x\u2069\u200Fy')).toBe('acbaxy')
  expect(shownText('a\u0000\u0007\u001B[31mb\u009F\u200B\uFEFF')).toBe('a[31mb')
})

test('what ends a line becomes a space', () => {
  expect(shownText('one\r\ntwo\u2028three\tfour')).toBe('one two three four')
})

test('emoji and scripts that are joined stay joined', () => {
  const text = '👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم é'
  expect(shownText(text)).toBe(text)
})
