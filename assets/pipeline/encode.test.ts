import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { creature } from '../ink/example'
import { channelsOf, PAPER } from '../ink/palette'
import { canvasToRaster, type Raster } from '../ink/raster'
import { rasterize } from '../ink/rasterize'
import { encode } from './encode'

const drawing = rasterize(creature(), { scale: 1 })

test('a sharp picture differs from its drawing by no shade that shows', async () => {
  const decoded = await decode(encode(drawing, 'sharp').bytes)
  let most = 0
  for (const [i, value] of drawing.pixels.entries()) {
    const alpha = drawing.pixels[i | 3] ?? 0
    if (alpha === 255) most = Math.max(most, Math.abs(value - (decoded.pixels[i] ?? 0)))
  }
  expect(most).toBeLessThanOrEqual(2)
})

test('paper stays exactly the paper of the world', async () => {
  const [red, green, blue] = channelsOf(PAPER)
  const decoded = await decode(encode(drawing, 'sharp').bytes)
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

test('a soft picture is the smaller one', () => {
  expect(encode(drawing, 'soft').bytes.length).toBeLessThan(encode(drawing, 'sharp').bytes.length)
})

test('a lean picture is smaller still, and its ink is opaque', async () => {
  const { bytes } = encode(drawing, 'lean')
  expect(bytes.length).toBeLessThan(encode(drawing, 'soft').bytes.length)
  const decoded = await decode(bytes)
  const alphas = new Set(decoded.pixels.filter((_, i) => i % 4 === 3))
  expect(alphas.size).toBeLessThanOrEqual(16)
})

test('a picture for readers that know nothing else is a PNG', () => {
  expect(encode(drawing, 'png').extension).toBe('png')
})

async function decode(bytes: Buffer): Promise<Raster> {
  const image = await loadImage(bytes)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvasToRaster(canvas)
}
