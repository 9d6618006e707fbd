import { describe, expect, it } from 'vitest'
import { emptyRaster, type Trimmed } from '../../ink/raster'
import type { Outline, Rim } from '../manifest'
import { outlineOf } from './outline'

const TOLERANCE = 4

/** A picture of 200 × 120 pixels, trimmed by some, that has ink where `alphaAt` says so. */
function pictureOf(alphaAt: (x: number, y: number) => number): Trimmed {
  const picture = { ...emptyRaster(200, 120), x: 30, y: 10 }
  for (let y = 0; y < 120; y++) {
    for (let x = 0; x < 200; x++) picture.pixels[(y * 200 + x) * 4 + 3] = alphaAt(x, y)
  }
  return picture
}

const disc = (x: number, y: number, radius: number) => (Math.hypot(x - 100, y - 60) <= radius ? 255 : 0)

/** Square pixels within a rim; below 0 where it runs the other way. */
function areaOf(rim: Rim): number {
  return rim.reduce((sum, _, at) => {
    if (at % 2) return sum
    const [x = 0, y = 0] = rim.slice(at, at + 2)
    const [nextX = 0, nextY = 0] = rim.slice((at + 2) % rim.length, ((at + 2) % rim.length) + 2)
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

const areaWithin = (outline: Outline) => outline.flat().reduce((sum, rim) => sum + areaOf(rim), 0)

/** The places of a picture's ink that do not lie within, by the rule of odd crossings. */
function lost({ x: left, y: top, width, height, pixels }: Trimmed, outline: Outline): string[] {
  const places: string[] = []
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((pixels[pixel * 4 + 3] ?? 0) <= 2) continue
    const x = left + (pixel % width) + 0.5
    const y = top + Math.floor(pixel / width) + 0.5
    const crossings = outline.flat().reduce((sum, rim) => sum + crossingsOf(rim, x, y), 0)
    if (crossings % 2 === 0) places.push(`${x}, ${y}`)
  }
  return places
}

/** How many edges of a rim lie on the way from a place to the right. */
function crossingsOf(rim: Rim, x: number, y: number): number {
  let crossings = 0
  for (let at = 0; at < rim.length; at += 2) {
    const [fromX = 0, fromY = 0] = rim.slice(at, at + 2)
    const [toX = 0, toY = 0] = rim.slice((at + 2) % rim.length, ((at + 2) % rim.length) + 2)
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) crossings++
  }
  return crossings
}

describe('the outline of a picture', () => {
  it('has few corners, all of the ink, and little else', () => {
    const picture = pictureOf((x, y) => disc(x, y, 40))
    const outline = outlineOf(picture, TOLERANCE)
    expect(outline).toHaveLength(1)
    expect(outline[0]).toHaveLength(1)
    expect(outline[0]?.[0]?.length).toBeLessThanOrEqual(2 * 24)
    expect(lost(picture, outline)).toEqual([])
    expect(areaWithin(outline)).toBeGreaterThan(Math.PI * 40 ** 2)
    expect(areaWithin(outline)).toBeLessThan(Math.PI * 50 ** 2)
  })

  it('leaves a large hole out and closes a small one', () => {
    const ring = pictureOf((x, y) => disc(x, y, 55) - disc(x, y, 40))
    const open = outlineOf(ring, TOLERANCE)
    expect(open.map((rims) => rims.length)).toEqual([2])
    expect(lost(ring, open)).toEqual([])
    expect(areaWithin(open)).toBeLessThan(Math.PI * (60 ** 2 - 30 ** 2))
    const shut = outlineOf(
      pictureOf((x, y) => disc(x, y, 55) - disc(x, y, 8)),
      TOLERANCE,
    )
    expect(shut.map((rims) => rims.length)).toEqual([1])
  })

  it('keeps what lies in a hole, and what lies by itself', () => {
    const target = pictureOf((x, y) => disc(x, y, 55) - disc(x, y, 45) + disc(x, y, 12) + (x < 10 && y < 10 ? 255 : 0))
    const outline = outlineOf(target, TOLERANCE)
    expect(outline.map((rims) => rims.length).toSorted()).toEqual([1, 1, 2])
    expect(lost(target, outline)).toEqual([])
  })

  it('takes an alpha of two levels for nothing, and of three for ink', () => {
    expect(
      outlineOf(
        pictureOf(() => 2),
        TOLERANCE,
      ),
    ).toEqual([])
    expect(
      outlineOf(
        pictureOf(() => 3),
        TOLERANCE,
      ),
    ).toHaveLength(1)
  })

  it('reaches over no edge of the picture, beside which its sheet holds others', () => {
    const [[rim = []] = []] = outlineOf(
      pictureOf(() => 255),
      TOLERANCE,
    )
    const across = rim.filter((_, at) => at % 2 === 0)
    const down = rim.filter((_, at) => at % 2 === 1)
    expect([Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)]).toEqual([30, 230, 10, 130])
  })

  it('is simpler the more it is allowed to stray', () => {
    const scribble = pictureOf((x, y) => (Math.abs(y - 60 - 25 * Math.sin(x / 9) - 9 * Math.sin(x / 2)) < 4 ? 255 : 0))
    const [fine, coarse] = [1, 8].map((tolerance) => outlineOf(scribble, tolerance))
    if (!fine || !coarse) throw new Error('There are two.')
    expect(coarse.flat(2).length).toBeLessThan(fine.flat(2).length / 3)
    expect(lost(scribble, fine)).toEqual([])
    expect(lost(scribble, coarse)).toEqual([])
    expect(areaWithin(fine)).toBeLessThan(areaWithin(coarse))
  })
})
