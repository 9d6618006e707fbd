import { expect, test } from 'vitest'
import type { DayKey } from './keys'
import { type GridPlace, stepInGrid, walkGrid } from './walkGrid'

const at = (column: number, row: number): GridPlace => ({ grid: 'it', column, row })
/** Two columns, three rows, listed row by row; the last place is empty. */
const PLACES = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0, 2)]

test('a step leads to the neighbour', () => {
  expect(stepInGrid(PLACES, at(0, 0), [1, 0])).toBe(1)
  expect(stepInGrid(PLACES, at(1, 1), [-1, 0])).toBe(2)
  expect(stepInGrid(PLACES, at(0, 0), [0, 1])).toBe(2)
  expect(stepInGrid(PLACES, at(1, 1), [0, -1])).toBe(1)
})

test('after the last comes the first, in rows and in columns', () => {
  expect(stepInGrid(PLACES, at(1, 0), [1, 0])).toBe(0)
  expect(stepInGrid(PLACES, at(0, 0), [-1, 0])).toBe(1)
  expect(stepInGrid(PLACES, at(0, 2), [0, 1])).toBe(0)
  expect(stepInGrid(PLACES, at(0, 0), [0, -1])).toBe(4)
})

test('an empty place is stepped over, back to where one was if need be', () => {
  expect(stepInGrid(PLACES, at(1, 1), [0, 1])).toBe(1)
  expect(stepInGrid(PLACES, at(0, 2), [1, 0])).toBe(4)
})

test('of none there is none', () => {
  expect(stepInGrid([], at(0, 0), [1, 0])).toBe(-1)
})

test('arrow keys stay in the grid of the area in focus, and lead from elsewhere to where Tab comes to the first grid', () => {
  const placeOf = (area: string): GridPlace | null =>
    area === 'aside' ? null : { grid: area.charAt(0), column: Number(area.charAt(1)), row: 0 }
  const key: DayKey = {
    key: 'ArrowRight',
    code: 'ArrowRight',
    isRepeat: false,
    time: 0,
    text: '',
    areas: ['aside', 'l0', 'l1', 'r0', 'r1'],
    tabStops: ['aside', 'l1', 'r0'],
    focused: null,
  }
  const walk = (focused: string | null) => walkGrid({ ...key, focused }, placeOf)
  expect(['l0', 'l1', 'r1'].map(walk)).toEqual([{ focus: 'l1' }, { focus: 'l0' }, { focus: 'r0' }])
  expect([null, 'aside'].map(walk)).toEqual([{ focus: 'l1' }, { focus: 'l1' }])
  expect(walkGrid({ ...key, key: 'a' }, placeOf)).toBeNull()
})
