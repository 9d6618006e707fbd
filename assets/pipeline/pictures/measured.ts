import sharp from 'sharp'
import type { Raster } from '../../ink/raster'
import { perceptualDifference, UNSEEN } from './perceptualDifference'

/** Qualities of the lossy encoding. Below the least, flat paper begins to stain and a line on colour to smear, at twice the size. */
const QUALITIES = [44, 50, 56, 62, 68, 74, 80]
/** How hard it is packed, 0…9. Twice the time saves another thirtieth of the bytes. */
const EFFORT = 2

/** Ink over nothing dries at 95 in a hundred: from the upper alpha on it is opaque, lest what lies below show, and the ramp to it begins at the lower. */
const DRYING = { from: 160, opaque: 228 }
/** Below this alpha nothing is there. */
const CLEAR = 8
/** Pixels along a side of the squares in which what is clear takes on the colour of what is not. */
const SQUARE = 16

/**
 * The smallest lossy picture that nobody tells from the raster: AVIF, with its colours at full resolution, so that red
 * does not bleed from a line. Undefined when none of the qualities is good enough.
 */
export async function encodeUnseen(raster: Raster): Promise<Buffer | undefined> {
  const source = withoutClearEdges(raster)
  let least = 0
  let most = QUALITIES.length
  let found: Buffer | undefined
  while (least < most) {
    const middle = (least + most) >> 1
    const bytes = await sharp(source.pixels, { raw: rawOf(source) })
      .avif({ quality: QUALITIES[middle] ?? 0, effort: EFFORT, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (perceptualDifference(raster, await decode(bytes)) <= UNSEEN) {
      found = bytes
      most = middle
    } else {
      least = middle + 1
    }
  }
  return found
}

/** How a raster lies in memory, in the terms of the encoder. */
export function rawOf({ width, height }: Raster): { width: number; height: number; channels: 4 } {
  return { width, height, channels: 4 }
}

/** The picture with ink that is opaque, and nothing where next to nothing is. */
export function dried(raster: Raster): Raster {
  const { from, opaque } = DRYING
  const slope = (255 - from) / (opaque - from)
  const pixels = raster.pixels.slice()
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    const level = pixels[alpha] ?? 0
    if (level < CLEAR) pixels.fill(0, alpha - 3, alpha + 1)
    else if (level > from) pixels[alpha] = from + (level - from) * slope
  }
  return { ...raster, pixels }
}

async function decode(bytes: Buffer): Promise<Raster> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) }
}

/** Gives clear places the mean colour of their surroundings: nobody sees it, and it spares the encoder an edge. */
function withoutClearEdges(raster: Raster): Raster {
  const pixels = raster.pixels.slice()
  for (let top = 0; top < raster.height; top += SQUARE) {
    for (let left = 0; left < raster.width; left += SQUARE) fillClear(raster, pixels, left, top)
  }
  return { ...raster, pixels }
}

function fillClear({ width, height, pixels }: Raster, filled: Uint8ClampedArray, left: number, top: number): void {
  const places: number[] = []
  for (let y = top; y < Math.min(height, top + SQUARE); y++) {
    for (let x = left; x < Math.min(width, left + SQUARE); x++) places.push((y * width + x) * 4)
  }
  const sum = [0, 0, 0]
  let weight = 0
  for (const place of places) {
    const alpha = pixels[place + 3] ?? 0
    weight += alpha
    for (const channel of sum.keys()) sum[channel] = (sum[channel] ?? 0) + (pixels[place + channel] ?? 0) * alpha
  }
  if (weight === 0) return
  const mean = sum.map((total) => total / weight)
  for (const place of places) if (pixels[place + 3] === 0) filled.set(mean, place)
}
