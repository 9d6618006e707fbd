import sharp from 'sharp'
import { channelsOf, PAPER } from '../../ink/palette'
import { type Raster, rasterToCanvas } from '../../ink/raster'
import type { Keeping } from '../drawings'
import { inFewTones } from './fewTones'

export interface Encoded {
  bytes: Buffer
  extension: 'webp' | 'png'
}

/** Levels between two shades that are kept apart. One more level saves a tenth of the bytes, and begins to show in washes. */
const STEP = 4
/** Quality of the soft encoding. Skia takes 100 to mean lossless. */
const SOFT = 80

/** Quality at which the faint grain of paper is not yet taken for noise. */
const GRAIN = 94
/** Quality of the lean encoding, the levels between two of its transparencies, and the level from which ink is opaque. */
const LEAN = { quality: 75, step: 24, opaque: 228 }

/** How hard WebP is packed without loss, 0…6. The hardest takes a fifth off what the canvas's own encoder makes. */
const EFFORT = 6

/**
 * A picture as the smallest file of equal look. Sharp: shades a step apart become one (paper stays exactly paper), then
 * lossless WebP. Soft: lossy WebP with its transparency stepped, since that is kept losslessly.
 * Lean: the same in larger steps. Line: in few tones, then lossless. Grain: lossy
 * WebP, hardly.
 */
export async function encode(raster: Raster, keep: Keeping): Promise<Encoded> {
  if (keep === 'lean') return { bytes: encodeLean(raster), extension: 'webp' }
  if (keep === 'line') return { bytes: await packLosslessly(inFewTones(raster)), extension: 'webp' }
  if (keep === 'grain') return { bytes: rasterToCanvas(raster).encodeSync('webp', GRAIN), extension: 'webp' }
  const kept = stepped(raster)
  if (keep === 'png') return { bytes: rasterToCanvas(kept).encodeSync('png'), extension: 'png' }
  const lossless = await packLosslessly(kept)
  if (keep === 'sharp') return { bytes: lossless, extension: 'webp' }
  const lossy = rasterToCanvas(kept).encodeSync('webp', SOFT)
  return { bytes: lossy.length < lossless.length ? lossy : lossless, extension: 'webp' }
}

function packLosslessly({ width, height, pixels }: Raster): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const
  return sharp(pixels, { raw }).webp({ lossless: true, effort: EFFORT }).toBuffer()
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
