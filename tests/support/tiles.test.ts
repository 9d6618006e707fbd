import { describe, expect, it } from 'vitest'
import { differingTiles, isSamePicture, parseTiles, printTiles, type Raster, tilesOf, wordsOfTiles } from './tiles'

/** A grey picture, but for some dots. */
function pictureOf(width: number, height: number, ...dots: { x: number; y: number }[]): Raster {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(200)
  for (const { x, y } of dots) pixels[(y * width + x) * 4] = 201
  return { width, height, pixels }
}

describe('tiles', () => {
  it('cover the whole picture, its edges too', () => {
    const { rows } = tilesOf(pictureOf(40, 20))
    expect(rows.map((row) => row.length)).toEqual([3, 3])
  })

  it.each([
    { dot: { x: 0, y: 0 }, tile: { x: 0, y: 0 } },
    { dot: { x: 15, y: 15 }, tile: { x: 0, y: 0 } },
    { dot: { x: 16, y: 15 }, tile: { x: 16, y: 0 } },
    { dot: { x: 39, y: 19 }, tile: { x: 32, y: 16 } },
  ])('notice one pixel that is one shade lighter, at $dot', ({ dot, tile }) => {
    const expected = tilesOf(pictureOf(40, 20))
    expect(differingTiles(tilesOf(pictureOf(40, 20, dot)), expected)).toEqual([tile])
  })

  it('pass for the same while no more than three differ', () => {
    const expected = tilesOf(pictureOf(80, 20))
    const dots = [0, 16, 32, 48].map((x) => ({ x, y: 0 }))
    expect(isSamePicture(tilesOf(pictureOf(80, 20, ...dots.slice(1))), expected)).toBe(true)
    expect(isSamePicture(tilesOf(pictureOf(80, 20, ...dots)), expected)).toBe(false)
    expect(isSamePicture(tilesOf(pictureOf(80, 16)), expected)).toBe(false)
    expect(isSamePicture(expected, null)).toBe(false)
  })

  it('differ all when the picture has another size', () => {
    expect(differingTiles(tilesOf(pictureOf(40, 20)), tilesOf(pictureOf(40, 21)))).toHaveLength(6)
  })

  it('come back from a file', () => {
    const tiles = tilesOf(pictureOf(40, 20, { x: 7, y: 17 }))
    expect(parseTiles(printTiles(tiles))).toEqual(tiles)
  })

  const WRONG = ['', '40 x 20\nabcd', '40 × 20\nabcdabcdabcd', '40 × 20\nabcdabcdabcd\nabcdabcd']
  it.each(WRONG)('are refused: %j', (text) => {
    expect(() => parseTiles(text)).toThrow()
  })

  it('say how many differ, and where', () => {
    const expected = tilesOf(pictureOf(40, 20))
    const actual = tilesOf(pictureOf(40, 20, { x: 39, y: 19 }))
    expect(wordsOfTiles(differingTiles(actual, expected), actual)).toBe(
      '1 of 6 tiles differ, within x 32 to 48, y 16 to 32; they begin at (32, 16)',
    )
  })
})
