import sharp from 'sharp'
import { expect, test } from 'vitest'
import { creature } from '../../ink/example'
import { channelsOf, PAPER } from '../../ink/palette'
import { emptyRaster, type Raster } from '../../ink/raster'
import { rasterize } from '../../ink/rasterize'
import { encode } from './encode'
import { dried } from './measured'
import { perceptualDifference, UNSEEN } from './perceptualDifference'

const drawing = rasterize(creature(), { scale: 1 })

test('a sharp picture differs from its drawing by no shade that shows', async () => {
  const decoded = await decode((await encode(drawing, 'sharp')).bytes)
  let most = 0
  for (const [i, value] of drawing.pixels.entries()) {
    const alpha = drawing.pixels[i | 3] ?? 0
    if (alpha === 255) most = Math.max(most, Math.abs(value - (decoded.pixels[i] ?? 0)))
  }
  expect(most).toBeLessThanOrEqual(2)
})

test('paper stays exactly the paper of the world', async () => {
  const [red, green, blue] = channelsOf(PAPER)
  const decoded = await decode((await encode(drawing, 'sharp')).bytes)
  const isPaper = ({ pixels }: Raster, i: number) =>
    pixels[i] === red && pixels[i + 1] === green && pixels[i + 2] === blue && pixels[i + 3] === 255
  let paper = 0
  for (let i = 0; i < drawing.pixels.length; i += 4) {
    if (!isPaper(drawing, i)) continue
    paper++
    expect(isPaper(decoded, i)).toBe(true)
  }
  expect(paper).toBeGreaterThan(1000)
})

test('a measured picture is the smaller one by far, and nobody tells it from the drawing', async () => {
  const { bytes, extension } = await encode(drawing, 'measured')
  expect(extension).toBe('avif')
  expect(bytes.length).toBeLessThan((await encode(drawing, 'sharp')).bytes.length * 0.6)
  expect(perceptualDifference(dried(drawing), await decode(bytes))).toBeLessThanOrEqual(UNSEEN)
})

test('a measured picture is the same file each time', async () => {
  expect((await encode(drawing, 'measured')).bytes).toEqual((await encode(drawing, 'measured')).bytes)
})

test('a measured picture stays lossless where that is smaller', async () => {
  const flat = emptyRaster(64, 64)
  for (let i = 0; i < flat.pixels.length; i += 4) flat.pixels.set([...channelsOf(PAPER), 255], i)
  const { bytes, extension } = await encode(flat, 'measured')
  expect(extension).toBe('webp')
  expect((await decode(bytes)).pixels).toEqual(flat.pixels)
})

test('ink is opaque in a measured picture, and what is next to nothing is gone', () => {
  const ink = emptyRaster(3, 1)
  ink.pixels.set([30, 26, 23, 242, 30, 26, 23, 120, 30, 26, 23, 5])
  expect([...dried(ink).pixels]).toEqual([30, 26, 23, 255, 30, 26, 23, 120, 0, 0, 0, 0])
})

test('line art is small, keeps its lines, and is clear, half clear, or opaque', async () => {
  const line = await encode(drawing, 'line')
  expect(line.bytes.length).toBeLessThan((await encode(drawing, 'sharp')).bytes.length / 2)
  const { pixels } = await decode(line.bytes)
  const alphas = new Set(pixels.filter((_, i) => i % 4 === 3))
  expect([...alphas].sort((a, b) => a - b)).toEqual([0, 128, 255])
  let strayed = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const isOpaque = drawing.pixels[i + 3] === 255
    if (isOpaque && Math.abs((pixels[i] ?? 0) - (drawing.pixels[i] ?? 0)) > 48) strayed++
  }
  expect(strayed / (pixels.length / 4)).toBeLessThan(0.001)
})

test('a lean picture is smaller than a sharp one, and its ink is opaque', async () => {
  const { bytes } = await encode(drawing, 'lean')
  expect(bytes.length).toBeLessThan((await encode(drawing, 'sharp')).bytes.length * 0.75)
  const decoded = await decode(bytes)
  const alphas = new Set(decoded.pixels.filter((_, i) => i % 4 === 3))
  expect(alphas.size).toBeLessThanOrEqual(16)
})

test('a picture for readers that know nothing else is a PNG', async () => {
  expect((await encode(drawing, 'png')).extension).toBe('png')
})

async function decode(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) }
}
