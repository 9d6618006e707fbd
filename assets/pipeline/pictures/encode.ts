import sharp from 'sharp'
import { channelsOf, PAPER } from '../../ink/palette'
import { type Raster, rasterToCanvas } from '../../ink/raster'
import type { Keeping } from '../drawings'
import { inFewTones } from './fewTones'
import { dried, encodeUnseen, rawOf } from './measured'

export interface Encoded {
  bytes: Buffer
  extension: 'avif' | 'webp' | 'png'
}

/** Levels between two shades that are kept apart. One more level saves a tenth of the bytes, and begins to show in washes. */
const STEP = 4
/** Quality at which the faint grain of paper is not yet taken for noise. */
const GRAIN = 94
/** Quality of the lean encoding, the levels between two of its transparencies, and the level from which ink is opaque. */
const LEAN = { quality: 75, step: 24, opaque: 228 }

/** How hard WebP is packed without loss, 0…6. The hardest takes a fifth off what the canvas's own encoder makes. */
const EFFORT = 6

/**
 * A picture as the smallest file of equal look. Measured: what of lossy AVIF nobody tells from the drawing, or lossless WebP
 * where that is smaller. Sharp: shades a step apart become one (paper stays exactly paper), then lossless WebP. Lean: lossy
 * WebP with its transparency stepped, since that is kept losslessly. Line: in few tones, then lossless. Grain: lossy WebP, hardly.
 */
export async function encode(raster: Raster, keep: Keeping): Promise<Encoded> {
  switch (keep) {
    case 'measured':
      return encodeMeasured(dried(raster))
    case 'sharp':
      return { bytes: await packLosslessly(stepped(raster)), extension: 'webp' }
    case 'lean':
      return { bytes: encodeLean(raster), extension: 'webp' }
    case 'line':
      return { bytes: await packLosslessly(inFewTones(raster)), extension: 'webp' }
    case 'grain':
      return { bytes: rasterToCanvas(raster).encodeSync('webp', GRAIN), extension: 'webp' }
    case 'png':
      return { bytes: rasterToCanvas(stepped(raster)).encodeSync('png'), extension: 'png' }
  }
}

async function encodeMeasured(raster: Raster): Promise<Encoded> {
  const lossless = await packLosslessly(stepped(raster))
  const lossy = await encodeUnseen(raster)
  return lossy && lossy.length < lossless.length
    ? { bytes: lossy, extension: 'avif' }
    : { bytes: lossless, extension: 'webp' }
}

function packLosslessly(raster: Raster): Promise<Buffer> {
  return sharp(raster.pixels, { raw: rawOf(raster) })
    .webp({ lossless: true, effort: EFFORT })
    .toBuffer()
}

function encodeLean(raster: Raster): Buffer {
  const { quality, step, opaque } = LEAN
  const pixels = raster.pixels.slice()
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    const level = pixels[alpha] ?? 0
    if (level < step / 2) pixels.fill(0, alpha - 3, alpha + 1)
    else pixels[alpha] = level > opaque ? 255 : Math.round(level / step) * step
  }
  return rasterToCanvas({ ...raster, pixels }).encodeSync('webp', quality)
}

function stepped({ width, height, pixels }: Raster): Raster {
  const [red, green, blue] = channelsOf(PAPER)
  const tables = [red, green, blue, 255].map((anchor) => stepsThrough(anchor))
  const kept = pixels.map((value, i) => tables[i & 3]?.[value] ?? value)
  for (let alpha = 3; alpha < kept.length; alpha += 4) {
    if ((pixels[alpha] ?? 0) < STEP / 2) kept.fill(0, alpha - 3, alpha + 1)
  }
  return { width, height, pixels: kept }
}

/** For every level the kept level nearest to it; `anchor` itself is kept. */
function stepsThrough(anchor: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, level) => anchor + Math.round((level - anchor) / STEP) * STEP)
}
