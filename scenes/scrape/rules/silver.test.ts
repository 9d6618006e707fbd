import { expect, it } from 'vitest'
import { seededRandom } from '../../../src/stage/time/random'
import { CELL, CELLS, COLUMNS, FIELD, ROWS } from '../layout'
import { countBits, coveredShare, freshFoil, isCovered, scratchFoil } from './silver'

type Foil = ReturnType<typeof freshFoil>

const at = (x: number, y: number) => ({ x, y })
const countAll = (foil: Foil) => foil.rows.reduce((sum, word) => sum + countBits(word), 0)

/** How many cells are covered that should be scratched, or the other way round. */
function countWrong(foil: Foil, isScratched: (column: number, row: number) => boolean): number {
  let wrong = 0
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (isCovered(foil, column, row) === isScratched(column, row)) wrong += 1
    }
  }
  return wrong
}

it('is whole at first: 72,000 cells of 2 × 2', () => {
  const foil = freshFoil()
  expect([CELLS, CELLS * CELL * CELL]).toEqual([72_000, FIELD.width * FIELD.height])
  expect([foil.covered, countAll(foil), coveredShare(foil)]).toEqual([CELLS, CELLS, 1])
  expect(foil.coveredByField).toEqual([12_000, 12_000, 12_000, 12_000, 12_000, 12_000])
})

it('loses a square of 60 × 60 where the coin touches it, to the cell', () => {
  const foil = freshFoil()
  expect(scratchFoil(foil, at(150, 90), at(150, 90), 60)).toBe(30 * 30)
  expect(countWrong(foil, (column, row) => column >= 60 && column < 90 && row >= 30 && row < 60)).toBe(0)
  expect(scratchFoil(foil, at(150, 90), at(150, 90), 60)).toBe(0)
})

it('loses no more than is there at its edges, and nothing beyond them', () => {
  const foil = freshFoil()
  expect(scratchFoil(foil, at(0, 0), at(0, 0), 60)).toBe(15 * 15)
  expect(scratchFoil(foil, at(600, 480), at(600, 480), 60)).toBe(15 * 15)
  expect(scratchFoil(foil, at(-31, 100), at(-31, 400), 60)).toBe(0)
  expect(scratchFoil(foil, at(-1e6, -50), at(1e6, -50), 60)).toBe(0)
  expect(foil.coveredByField).toEqual([12_000 - 225, 12_000, 12_000, 12_000, 12_000, 12_000 - 225])
})

/** Whether a place lies under a square anywhere on its way, asked of the geometry: a slab test, field by field. */
function isSwept(x: number, y: number, from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  let enters = 0
  let leaves = 1
  for (const [place, start, way] of [
    [x, from.x, to.x - from.x],
    [y, from.y, to.y - from.y],
  ] as const) {
    if (way === 0) {
      if (Math.abs(place - start) > 30) return false
      continue
    }
    const shares = [(place - start - 30) / way, (place - start + 30) / way]
    enters = Math.max(enters, Math.min(...shares))
    leaves = Math.min(leaves, Math.max(...shares))
  }
  return enters <= leaves
}

it('is scratched without a gap along the whole way, at any speed: exactly the cells the square passes over', () => {
  const random = seededRandom(60)
  for (const most of [3, 40, 300, 2000, 40_000]) {
    for (let round = 0; round < 8; round++) {
      const foil = freshFoil()
      const from = at(random.between(-50, 650), random.between(-50, 530))
      const to = at(from.x + random.between(-most, most), from.y + random.between(-most, most))
      scratchFoil(foil, from, to, 60)
      const wrong = countWrong(foil, (column, row) => isSwept((column + 0.5) * CELL, (row + 0.5) * CELL, from, to))
      expect(wrong, `from ${from.x}, ${from.y} to ${to.x}, ${to.y}`).toBe(0)
    }
  }
})

it('counts what is left as it goes', () => {
  const random = seededRandom(5)
  const foil = freshFoil()
  let from = at(300, 240)
  for (let move = 0; move < 300; move++) {
    const to = at(random.between(-40, 640), random.between(-40, 520))
    scratchFoil(foil, from, to, random.between(10, 60))
    from = to
    expect(countAll(foil)).toBe(foil.covered)
  }
  for (const [field, count] of foil.coveredByField.entries()) {
    let covered = 0
    for (let row = 0; row < 120; row++) {
      for (let column = 0; column < 100; column++) {
        if (isCovered(foil, (field % 3) * 100 + column, Math.floor(field / 3) * 120 + row)) covered += 1
      }
    }
    expect(count).toBe(covered)
  }
})
