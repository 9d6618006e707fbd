import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { BUDGETS } from '../../tests/budgets'
import { Ink } from '../ink/ink'
import type { Raster } from '../ink/raster'
import { rasterize } from '../ink/rasterize'
import { FIGURINE_PAGE } from './figurine'
import { figurines } from './figurines'
import { manifest } from './manifest'
import { ROSTER } from './roster'

/** The size silhouettes are compared at, and how closely two of them may agree: the correlation of their places, 1 for the same. */
const SMALL = { width: 48, height: 60 } as const
const ALIKE = 0.86
/** Units from the ground up that count as the base. */
const BASE = 36
/** The side of a patch of pixels, and the share of it that is ink where it counts as a flat black and not as lines. */
const PATCH = 5
const FLAT = 0.6
/** Levels of red below which a pixel is ink, of alpha above which it is drawn at all. */
const INK_LEVEL = 90
const DRAWN = 127

interface Seen {
  readonly key: string
  readonly silhouette: readonly boolean[]
  readonly black: number
}

const seen: Seen[] = []

beforeAll(() => {
  for (const { key, draw } of figurines) {
    const ink = new Ink({ ...FIGURINE_PAGE, seed: key, bleed: true, name: key })
    draw(ink)
    const raster = rasterize(ink, { scale: 1, supersample: 1 })
    seen.push({ key, silhouette: silhouetteOf(raster), black: blackOf(raster) })
  }
}, 240_000)

test('everybody of the roster is here, in its order', () => {
  expect(figurines.map(({ key }) => key)).toEqual(ROSTER)
  expect(ROSTER).toHaveLength(127)
  expect(new Set(ROSTER).size).toBe(127)
})

test('nobody stands on what a neighbour stands on', () => {
  const same = figurines.flatMap(({ key, base }, i) => (base === figurines[i + 1]?.base ? [`${key}: ${base}`] : []))
  expect(same).toEqual([])
})

test('no two silhouettes are alike', () => {
  const twins: string[] = []
  for (const [i, one] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      const share = correlationOf(one.silhouette, other.silhouette)
      if (share > ALIKE) twins.push(`${one.key} and ${other.key}: ${share.toFixed(2)}`)
    }
  }
  expect(twins).toEqual([])
})

test('some are nearly white and some nearly black', () => {
  const share = (isSuch: (black: number) => boolean) => seen.filter(({ black }) => isSuch(black)).length / seen.length
  expect(share((black) => black < 0.25)).toBeGreaterThan(1 / 6)
  expect(share((black) => black > 0.4)).toBeGreaterThan(0.25)
})

test('a step of the gallery keeps within its budget', () => {
  const heavy = Object.values(manifest.backdrops).flatMap(({ file }) => {
    const { size } = statSync(join('assets/public', file))
    return size > BUDGETS.figurine.most * 1000 ? [`${file}: ${size}`] : []
  })
  expect(heavy).toEqual([])
  expect(Object.values(manifest.backdrops).map(({ file }) => file)).toEqual(ROSTER.map((_, i) => `day4/${i + 1}.png`))
})

/** What stands on the base, fitted into a small frame. */
function silhouetteOf({ width, height, pixels }: Raster): boolean[] {
  const ground = -FIGURINE_PAGE.top - BASE
  const isDrawn = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > DRAWN
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < ground; y++) {
    for (let x = 0; x < width; x++) {
      if (!isDrawn(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return Array.from({ length: SMALL.width * SMALL.height }, (_, i) => {
    const x = left + (((i % SMALL.width) + 0.5) / SMALL.width) * (right - left)
    const y = top + ((Math.floor(i / SMALL.width) + 0.5) / SMALL.height) * (bottom - top)
    return isDrawn(Math.round(x), Math.round(y))
  })
}

/** Unlike the share that two have in common, this does not take any two that fill their frame for twins. */
function correlationOf(one: readonly boolean[], other: readonly boolean[]): number {
  const share = (isCounted: (place: number) => boolean) => one.filter((_, i) => isCounted(i)).length / one.length
  const first = share((i) => one[i] === true)
  const second = share((i) => other[i] === true)
  const both = share((i) => one[i] === true && other[i] === true)
  return (both - first * second) / Math.sqrt(first * (1 - first) * second * (1 - second))
}

/** How much of a picture is flat black. */
function blackOf({ width, height, pixels }: Raster): number {
  let [patches, black] = [0, 0]
  for (let top = 0; top + PATCH < height; top += PATCH) {
    for (let left = 0; left + PATCH < width; left += PATCH) {
      let [drawn, ink] = [0, 0]
      for (let i = 0; i < PATCH * PATCH; i++) {
        const at = ((top + Math.floor(i / PATCH)) * width + left + (i % PATCH)) * 4
        if ((pixels[at + 3] ?? 0) <= DRAWN) continue
        drawn++
        if ((pixels[at] ?? 0) < INK_LEVEL) ink++
      }
      if (drawn <= (PATCH * PATCH) / 2) continue
      patches++
      if (ink / drawn > FLAT) black++
    }
  }
  return black / patches
}
