import { expect, test } from 'vitest'
import type { DayKey } from './keys'
import { type GridPlace, stepInGrid, walkGrid } from './walkGrid'

const at = (column: number, row: number): GridPlace => ({ grid: 'it', column, row })
/** Two columns, three rows, listed row by row; the last place is empty. */
const PLACES = [at(0, 0), at(1, 0), at(0, 1), at(1, 1), at(0, 2)]

/** Which of the places a step leads to, by its number in the list. */
const step = (column: number, row: number, by: readonly [number, number]) => stepInGrid(PLACES, at(column, row), by)

test('a step leads to the neighbour', () => {
  expect([step(0, 0, [1, 0]), step(1, 1, [-1, 0]), step(0, 0, [0, 1]), step(1, 1, [0, -1])]).toEqual([1, 2, 2, 1])
})

test('after the last comes the first, in rows and in columns', () => {
  expect([step(1, 0, [1, 0]), step(0, 0, [-1, 0]), step(0, 2, [0, 1]), step(0, 0, [0, -1])]).toEqual([0, 1, 0, 4])
})

test('an empty place is stepped over, back to where one was if need be, and of none there is none', () => {
  expect([step(1, 1, [0, 1]), step(0, 2, [1, 0]), stepInGrid([], at(0, 0), [1, 0])]).toEqual([1, 4, -1])
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
