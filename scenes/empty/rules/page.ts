import { clamp } from '../../../src/stage/contract/math'
import { INK, inkAt, PAGE } from '../layout'

/** The white page: a digit for each node, a text for each row. */
export function blankPage(): string[] {
  return new Array<string>(PAGE.rows).fill('0'.repeat(PAGE.columns))
}

/** A page of such a text, all its rows in one; `null` where that is none. A line that leads off the page is left out. */
export function readPage(text: string): string[] | null {
  if (text.length !== PAGE.columns * PAGE.rows || !/^[0-7]*$/.test(text)) return null
  const page = Array.from({ length: PAGE.rows }, (_, row) => text.slice(row * PAGE.columns, (row + 1) * PAGE.columns))
  for (let row = 0; row < PAGE.rows; row++) change(page, PAGE.columns - 1, row, 0, INK.right)
  for (let column = 0; column < PAGE.columns; column++) change(page, column, PAGE.rows - 1, 0, INK.down)
  return page
}

/** How much ink each digit stands for: a bit for each line and the blot. */
const INK_OF_DIGIT = Array.from({ length: 8 }, (_, digit) => Object.values(INK).filter((bit) => digit & bit).length)
const ZERO = '0'.charCodeAt(0)

/** How many lines, each a step long, and blots are on it. Thousands of nodes are counted whenever the drop has moved. */
export function inkOn(page: readonly string[]): number {
  let count = 0
  for (const digits of page)
    for (let column = 0; column < digits.length; column++) count += INK_OF_DIGIT[digits.charCodeAt(column) - ZERO] ?? 0
  return count
}

/** Lays a line between two neighbours. @returns whether there was none */
export function layLine(page: string[], column: number, row: number, toColumn: number, toRow: number): boolean {
  const bit = row === toRow ? INK.right : INK.down
  return change(page, Math.min(column, toColumn), Math.min(row, toRow), bit)
}

/** Lets a blot fall on a node. @returns whether there was none */
export function layBlot(page: string[], column: number, row: number): boolean {
  return change(page, column, row, INK.blot)
}

/** Wipes a node and its neighbours, and every line that touches them. @returns whether any ink was there */
export function wipe(page: string[], column: number, row: number): boolean {
  let hasWiped = false
  for (let at = row - 1; at <= row + 1; at++)
    for (let along = column - 1; along <= column + 1; along++) {
      if (change(page, along, at, 0, INK.right | INK.down | INK.blot)) hasWiped = true
      if (change(page, along - 1, at, 0, INK.right)) hasWiped = true
      if (change(page, along, at - 1, 0, INK.down)) hasWiped = true
    }
  return hasWiped
}

/** Adds ink to a node, or takes it away. @returns whether that has changed anything */
function change(page: string[], column: number, row: number, added: number, taken = 0): boolean {
  const digits = page[row]
  if (digits === undefined || column !== clamp(column, 0, PAGE.columns - 1)) return false
  const before = inkAt(page, column, row)
  const after = (before | added) & ~taken
  if (after === before) return false
  page[row] = `${digits.slice(0, column)}${after}${digits.slice(column + 1)}`
  return true
}
