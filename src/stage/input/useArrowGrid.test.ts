import { expect, test } from 'vitest'
import { type GridPlace, stepInGrid } from './useArrowGrid'

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
