import { describe, expect, it } from 'vitest'
import { INK, inkAt, PAGE } from '../layout'
import { blankPage, inkOn, layBlot, layLine, readPage, wipe } from './page'

const right = PAGE.columns - 1
const bottom = PAGE.rows - 1

describe('the page', () => {
  it('takes a line and a blot once, whichever way they are laid', () => {
    const page = blankPage()
    expect([layLine(page, 3, 4, 4, 4), layLine(page, 4, 4, 3, 4), layLine(page, 4, 5, 4, 4)]).toEqual([
      true,
      false,
      true,
    ])
    expect([layBlot(page, 3, 4), layBlot(page, 3, 4)]).toEqual([true, false])
    expect([inkAt(page, 3, 4), inkAt(page, 4, 4), inkOn(page)]).toEqual([INK.right | INK.blot, INK.down, 3])
    expect([inkAt(page, -1, 0), inkAt(page, 0, -1), inkAt(page, PAGE.columns, 0), inkAt(page, 0, PAGE.rows)]).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('is wiped of all that touches a node or its neighbours, and of nothing else', () => {
    const page = blankPage()
    for (let column = 2; column < 12; column++) layLine(page, column, 6, column + 1, 6)
    for (let row = 2; row < 12; row++) layLine(page, 6, row, 6, row + 1)
    layBlot(page, 8, 6)
    expect(wipe(page, 6, 6)).toBe(true)
    expect([wipe(page, 6, 6), inkOn(page)]).toEqual([false, 6 + 6 + 1])
    expect([inkAt(page, 3, 6), inkAt(page, 4, 6), inkAt(page, 7, 6), inkAt(page, 8, 6)]).toEqual([1, 0, 0, 5])
    for (const [column, row] of [
      [0, 0],
      [right, bottom],
    ] as const) {
      layBlot(page, column, row)
      expect(wipe(page, column, row)).toBe(true)
    }
  })

  it('is read as it was written, with all ink that a page can hold', () => {
    const page = blankPage()
    for (let row = 0; row <= bottom; row++)
      for (let column = 0; column <= right; column++) {
        layBlot(page, column, row)
        if (column < right) layLine(page, column, row, column + 1, row)
        if (row < bottom) layLine(page, column, row, column, row + 1)
      }
    expect(readPage(page.join(''))).toEqual(page)
  })

  it('leaves out lines that lead off it', () => {
    const read = readPage('7'.repeat(PAGE.columns * PAGE.rows)) ?? []
    expect([inkAt(read, right, 0), inkAt(read, 0, bottom), inkAt(read, right, bottom)]).toEqual([6, 5, 4])
  })

  it.each(['', '0', 'null', '8'.repeat(PAGE.columns * PAGE.rows), '0'.repeat(PAGE.columns * PAGE.rows + 1)])(
    'is none of a text of another form: %.9s',
    (text) => {
      expect(readPage(text)).toBeNull()
    },
  )
})
