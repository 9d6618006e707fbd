import { expect, test } from 'vitest'
import { read } from './requests'
import { compareNames, compareValues, type Value, valueSchema } from './values'

const SORTED: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: -0.5 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { timestampValue: '2022-10-05T12:00:00.000000Z' },
  { timestampValue: '2022-10-05T12:00:00.000001Z' },
  { stringValue: 'a' },
  { stringValue: '\uffff' },
  { stringValue: '🔥' },
  { referenceValue: 'a/b' },
  { arrayValue: {} },
  { mapValue: {} },
]

test('values sort by kind, then by value, texts by their bytes', () => {
  for (const [index, value] of SORTED.entries()) {
    for (const later of SORTED.slice(index + 1)) {
      expect(compareValues(value, later)).toBeLessThan(0)
      expect(compareValues(later, value)).toBeGreaterThan(0)
    }
  }
})

test('the order of arrays and maps is not guessed', () => {
  expect(() => compareValues({ arrayValue: {} }, { arrayValue: {} })).toThrow('does not implement')
})

test('names sort by their segments', () => {
  expect(compareNames('a/b', 'a/b')).toBe(0)
  expect(compareNames('a/b', 'a-b/a')).toBeLessThan(0)
  expect(compareNames('a/b/c', 'a/b')).toBeGreaterThan(0)
})

test('kinds that are not known are refused, at any depth', () => {
  expect(read(valueSchema, { timestampValue: '2022-10-05T12:00:00Z' })).toEqual({
    timestampValue: '2022-10-05T12:00:00.000000Z',
  })
  for (const value of [{ geoPointValue: {} }, { arrayValue: { values: [{ bytesValue: '' }] } }, {}]) {
    expect(() => read(valueSchema, value)).toThrow('does not implement')
  }
})
