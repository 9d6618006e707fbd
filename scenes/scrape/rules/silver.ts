import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { BITS, CELL, CELLS, COLUMNS, FIELD, FIELDS, ROWS, WORDS } from '../layout'
import type { Foil } from '../state'

const FULL = (1 << BITS) - 1
const WORDS_A_FIELD = WORDS / FIELD.columns
const ROWS_A_FIELD = ROWS / FIELD.rows
/** The cells of one of the six fields. */
export const FIELD_CELLS = CELLS / FIELDS

export function freshFoil(): Foil {
  return {
    rows: new Array<number>(WORDS * ROWS).fill(FULL),
    covered: CELLS,
    coveredByField: new Array<number>(FIELDS).fill(FIELD_CELLS),
  }
}

/** The share of the foil that is still there, 0…1. */
export function coveredShare(foil: Foil): number {
  return foil.covered / CELLS
}

/** Whether the foil covers that cell still. */
export function isCovered({ rows }: Foil, column: number, row: number): boolean {
  const word = rows[row * WORDS + Math.floor(column / BITS)] ?? 0
  return ((word >> (column % BITS)) & 1) === 1
}

/**
 * Takes away all foil that a square passes over on its straight way, however far: every cell whose middle it touches.
 *
 * @param from where the square's middle sets out, in units of the silver field
 * @param to where it arrives
 * @param side of the square, in the same units; it does not turn
 * @returns how many cells came off
 */
export function scratchFoil(foil: Foil, from: Readonly<Point>, to: Readonly<Point>, side: number): number {
  const half = side / 2
  const before = foil.covered
  const top = firstCell(Math.min(from.y, to.y) - half, ROWS)
  const bottom = lastCell(Math.max(from.y, to.y) + half, ROWS)
  const down = to.y - from.y
  const right = to.x - from.x
  for (let row = top; row <= bottom; row++) {
    // The square's way is a line; over this row it lies between these two shares of it.
    const y = (row + 0.5) * CELL - from.y
    const [one, other] = down === 0 ? [0, 1] : [(y - half) / down, (y + half) / down]
    const entry = from.x + right * clamp(Math.min(one, other), 0, 1)
    const exit = from.x + right * clamp(Math.max(one, other), 0, 1)
    const first = firstCell(Math.min(entry, exit) - half, COLUMNS)
    const last = lastCell(Math.max(entry, exit) + half, COLUMNS)
    clearRow(foil, row, first, last)
  }
  return before - foil.covered
}

/** Clears the cells of a row from the first to the last, both included. */
function clearRow(foil: Foil, row: number, first: number, last: number): void {
  const fieldRow = Math.floor(row / ROWS_A_FIELD) * FIELD.columns
  for (let word = Math.floor(first / BITS); word * BITS <= last; word++) {
    const low = Math.max(0, first - word * BITS)
    const high = Math.min(BITS - 1, last - word * BITS)
    const place = row * WORDS + word
    const old = foil.rows[place] ?? 0
    const off = old & ((1 << (high + 1)) - (1 << low))
    if (off === 0) continue
    const count = countBits(off)
    const field = fieldRow + Math.floor(word / WORDS_A_FIELD)
    foil.rows[place] = old & ~off
    foil.covered -= count
    foil.coveredByField[field] = (foil.coveredByField[field] ?? 0) - count
  }
}

/** The first cell whose middle lies at or after that place. */
function firstCell(place: number, count: number): number {
  return clamp(Math.ceil(place / CELL - 0.5), 0, count)
}

/** The last cell whose middle lies at or before that place. */
function lastCell(place: number, count: number): number {
  return clamp(Math.floor(place / CELL - 0.5), -1, count - 1)
}

/** How many bits of a number below 2²⁵ are set. */
export function countBits(number: number): number {
  let bits = number - ((number >> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}
