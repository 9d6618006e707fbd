import { expect, test } from 'vitest'
import { skyAt } from './sky'

// biome-ignore lint/style/noRestrictedGlobals: reads no clock; names moments of the calendar
const utc = Date.UTC

const at = (hours: number, minutes = 0) => skyAt(utc(2022, 9, 5), hours + minutes / 60)

test('at midnight the moon is over the fire, and as high as it comes', () => {
  expect(at(0).moon).toEqual({ x: 330, y: 76 })
  for (let hour = 1; hour < 24; hour++) expect(at(hour).moon.y).toBeGreaterThan(76)
})

test('it rises at noon, at the left edge of the sky, and goes to the right all day', () => {
  expect(at(12).moon).toEqual({ x: -70, y: 244 })
  expect(at(18).moon).toEqual({ x: 130, y: 118 })
  expect(at(6).moon).toEqual({ x: 530, y: 118 })
  const way = Array.from({ length: 24 }, (_, hour) => at((hour + 12) % 24).moon.x)
  expect(way).toEqual(way.toSorted((one, other) => one - other))
  expect(new Set(way).size).toBe(24)
})

test('the stars have gone round once a day', () => {
  expect([at(12).stars, at(18).stars, at(0).stars, at(6).stars]).toEqual([0, 475, 950, 1425])
  expect(at(11, 59).stars).toBe(1899)
})

test.each([
  // Source: the phases of 2022 and 2026 as almanacs have them, UTC.
  ['new', utc(2022, 9, 25, 10, 49), 0],
  ['first quarter', utc(2022, 9, 3, 0, 14), 2],
  ['full', utc(2022, 9, 9, 20, 55), 4],
  ['last quarter', utc(2022, 9, 17, 17, 15), 6],
  ['full', utc(2026, 10, 24, 14, 53), 4],
  ['before the reckoning began: full', utc(1999, 11, 22, 17, 31), 4],
])('the moon of the calendar: %s', (_name, moment, phase) => {
  expect(skyAt(moment, 0).phase).toBe(phase)
})
