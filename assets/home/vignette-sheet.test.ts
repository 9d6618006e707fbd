import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cells } from '../../src/calendar'
import { Ink } from '../ink/ink'
import { rasterize } from '../ink/rasterize'
import { drawVignetteSheet, VIGNETTE_SHEET } from './vignette-sheet'

const COLUMN = VIGNETTE_SHEET.width / 3
const ROW = VIGNETTE_SHEET.height / 11

test('every day that has a folder stands where its card does, and touches no neighbour', () => {
  const sheet = new Ink({ ...VIGNETTE_SHEET, under: 1.4, name: 'sheet' })
  drawVignetteSheet(sheet)
  const { width, pixels } = rasterize(sheet, { scale: 1 })
  const alphaAt = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0
  for (const [place, day] of cells.entries()) {
    const left = Math.floor(place / 11) * COLUMN
    const top = (place % 11) * ROW
    const inked: string[] = []
    const onEdge: string[] = []
    for (let y = 0; y < ROW; y++) {
      for (let x = 0; x < COLUMN; x++) {
        if (alphaAt(left + x, top + y) < 40) continue
        inked.push(`${x},${y}`)
        if (x === 0 || y === 0 || x === COLUMN - 1 || y === ROW - 1) onEdge.push(`${x},${y}`)
      }
    }
    expect(onEdge, day?.slug).toEqual([])
    if (day && existsSync(`assets/${day.slug}`))
      expect(inked.length, `${day.slug} is on assets/home/vignette-sheet.ts`).toBeGreaterThan(1000)
    else expect(inked).toEqual([])
  }
})
