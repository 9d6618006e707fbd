import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS } from '../../tests/budgets'
import { Ink } from '../ink/ink'
import type { Raster } from '../ink/raster'
import { rasterize } from '../ink/rasterize'
import { ROOT } from '../pipeline/bundle'
import { drawCards } from './cards'
import { drawClouds, drawPaper, PAPER_TILE } from './paper'
import { drawSwash } from './swash'

const FIRST_VIEW = [
  'home/logo-2x.webp',
  'home/cards-2x.webp',
  'home/binding-2x.webp',
  'home/paper-1x.webp',
  'home/clouds-1x.webp',
  'ui/icons-2x.webp',
]

test('the pictures of the first view keep within their budget', () => {
  const files = FIRST_VIEW.map((file) => join(ROOT, 'assets/public', file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(
    BUDGETS.homePictures.most * 1000,
  )
})

test.each([
  { name: 'paper', draw: drawPaper, drying: { clouds: 0, grain: 2 } },
  { name: 'clouds', draw: drawClouds, drying: { clouds: 2.7, grain: 0 } },
])('the $name repeats without a seam', ({ name, draw, drying }) => {
  const ink = new Ink({ width: PAPER_TILE, height: PAPER_TILE, seed: `home/${name}`, bleed: true })
  draw(ink)
  const tile = rasterize(ink, { ...drying, scale: 1 })
  const last = PAPER_TILE - 1
  const across = meanStep(
    tile,
    (i) => [last, i],
    (i) => [0, i],
  )
  const down = meanStep(
    tile,
    (i) => [i, last],
    (i) => [i, 0],
  )
  const inside = Array.from({ length: 16 }, (_, k) =>
    meanStep(
      tile,
      (i) => [20 + 30 * k, i],
      (i) => [21 + 30 * k, i],
    ),
  )
  expect(Math.max(across, down)).toBeLessThan(Math.max(...inside) * 1.2)
})

test('the clouds of the page do not repeat with its tooth, nor with each other', () => {
  const style = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8')
  const periods = [...style.matchAll(/url\("\/home\/(?:clouds|paper)-1x\.webp"\) \S+ \S+ \/ (\d+)px (\d+)px/g)]
  const sides = periods.map(([, across, down]) => {
    expect(across).toBe(down)
    return Number(across)
  })
  expect(sides).toHaveLength(3)
  expect(Math.max(...sides)).toBeGreaterThan(1000)
  for (const [i, side] of sides.entries()) {
    for (const other of sides.slice(0, i)) expect(greatestDivisor(side, other)).toBe(1)
  }
})

test.each([
  { name: 'cards', draw: drawCards, width: 388, frames: 5, height: 61 },
  { name: 'swash', draw: drawSwash, width: 436, frames: 3, height: 60 },
])('no frame of the $name reaches into the next', ({ draw, width, frames, height }) => {
  const ink = new Ink({ width, height: height * frames, seed: 'home' })
  draw(ink)
  const { pixels } = rasterize(ink, { scale: 1 })
  for (let frame = 1; frame < frames; frame++) {
    const row = pixels.subarray(frame * height * width * 4, (frame * height + 1) * width * 4)
    expect(row.filter((level, i) => i % 4 === 3 && level > 40).length).toBe(0)
  }
})

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

type Place = (i: number) => readonly [x: number, y: number]

/** How much the red differs between two lines of pixels, on average. */
function meanStep({ width, height, pixels }: Raster, from: Place, to: Place): number {
  const red = ([x, y]: readonly [number, number]) => pixels[(y * width + x) * 4] ?? 0
  const steps = Array.from({ length: height }, (_, i) => Math.abs(red(from(i)) - red(to(i))))
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}
