import { expect, test } from 'vitest'
import { creature } from '../../ink/example'
import { type Color, channelsOf, INK, PAPER, VERMILION } from '../../ink/palette'
import { emptyRaster, type Raster } from '../../ink/raster'
import { rasterize } from '../../ink/rasterize'
import { perceptualDifference, UNSEEN } from './perceptualDifference'

const drawing = rasterize(creature(), { scale: 1 })

test('a picture does not differ from itself, nor do two in what is clear', () => {
  expect(perceptualDifference(drawing, drawing)).toBe(0)
  const [clear, other] = [emptyRaster(20, 20), emptyRaster(20, 20)]
  for (let i = 0; i < other.pixels.length; i += 4) other.pixels.set([255, 0, 0, 0], i)
  expect(perceptualDifference(clear, other)).toBe(0)
})

test('a shade more is unseen, and ink where paper was is as far as can be', () => {
  expect(perceptualDifference(patch(PAPER), patch(PAPER, 3))).toBeLessThan(UNSEEN)
  expect(perceptualDifference(patch(PAPER), patch(INK))).toBeGreaterThan(60)
})

test('a red that turns grey is seen, though it stays as light', () => {
  const [red = 0, green = 0, blue = 0] = channelsOf(VERMILION)
  const grey = Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
  expect(perceptualDifference(patch(VERMILION), patchOf([grey, grey, grey]))).toBeGreaterThan(2 * UNSEEN)
})

test('what only one ground betrays counts', () => {
  const white = patchOf(channelsOf(PAPER))
  const half = patchOf(channelsOf(PAPER))
  for (let i = 3; i < half.pixels.length; i += 4) half.pixels[i] = 128
  // On paper nobody sees that paper is half clear; on black everybody does.
  expect(perceptualDifference(white, half)).toBeGreaterThan(20)
})

test('grain of single pixels weighs less than the same step in a patch', () => {
  const grain = patch(PAPER)
  const step = patch(PAPER)
  for (let place = 0; place < 400; place++) {
    if ((place + Math.floor(place / 20)) % 2 === 0) darken(grain, place)
    if (place % 20 < 10) darken(step, place)
  }
  expect(perceptualDifference(patch(PAPER), grain)).toBeLessThan(perceptualDifference(patch(PAPER), step) * 0.75)
})

function darken({ pixels }: Raster, place: number): void {
  for (let channel = 0; channel < 3; channel++) pixels[place * 4 + channel] = (pixels[place * 4 + channel] ?? 0) - 30
}

function patch(color: Color, darker = 0): Raster {
  return patchOf(channelsOf(color).map((level) => level - darker))
}

function patchOf([red = 0, green = 0, blue = 0]: readonly number[]): Raster {
  const raster = emptyRaster(20, 20)
  for (let i = 0; i < raster.pixels.length; i += 4) raster.pixels.set([red, green, blue, 255], i)
  return raster
}
