import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { creature } from '../../ink/example'
import { channelsOf, PAPER } from '../../ink/palette'
import { canvasToRaster, type Raster } from '../../ink/raster'
import { rasterize } from '../../ink/rasterize'
import { encode } from './encode'

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

test('a soft picture is the smaller one', async () => {
  expect((await encode(drawing, 'soft')).bytes.length).toBeLessThan((await encode(drawing, 'sharp')).bytes.length)
})

test('line art is the smallest, keeps its lines, and is clear, half clear, or opaque', async () => {
  const line = await encode(drawing, 'line')
  expect(line.bytes.length).toBeLessThan((await encode(drawing, 'soft')).bytes.length)
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

test('a lean picture is smaller still, and its ink is opaque', async () => {
  const { bytes } = await encode(drawing, 'lean')
  expect(bytes.length).toBeLessThan((await encode(drawing, 'soft')).bytes.length)
  const decoded = await decode(bytes)
  const alphas = new Set(decoded.pixels.filter((_, i) => i % 4 === 3))
  expect(alphas.size).toBeLessThanOrEqual(16)
})

test('a picture for readers that know nothing else is a PNG', async () => {
  expect((await encode(drawing, 'png')).extension).toBe('png')
})

async function decode(bytes: Buffer): Promise<Raster> {
  const image = await loadImage(bytes)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvasToRaster(canvas)
}
