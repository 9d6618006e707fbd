import { dryWash, type Traces } from './dry-wash'
import type { Mark } from './marks'
import { colorIn, inMood, type Mood } from './mood'
import { clamp, lerp, type Options } from './numbers'
import { type Layer, type MarkedPage, paintLayer } from './paint'
import { type Color, channelsOf, INK } from './palette'
import { layOver, type Raster } from './raster'
import { cloudTile, type TextureOrigin, TILE, tileIndex, toothTile } from './texture-tiles'

/** How a drawing dries on paper. The defaults are the house's; turn them for effects, not for taste. */
export interface Drying extends Traces {
  /** Pixels a unit; 2 when not given. */
  scale: number
  /** Ink samples a pixel, along each side: 1 is jagged, 2 right, 3 for heroes at rest. */
  supersample: number
  /** How far ink bleeds into its neighbours, 0…1; 0.6 when not given. */
  bleed: number
  /** How much ink a place needs to turn black, 0…1; 0.46 when not given. */
  threshold: number
  /** How strongly the paper's tooth breaks edges and thin ink; 0.34 when not given. */
  tooth: number
  ink: Color
  /** The light or the livery that the drawing is shown in; as it was drawn when not given. */
  mood: Options<Mood>
}

/** Half the width of the step from paper to ink: narrower looks cut out, wider looks blurred. */
const SOFTNESS = 0.2

/** Draws the marks in pixels, with all that ink and water do on paper. Straight alpha on a transparent ground; no grain. */
export function rasterize(drawn: MarkedPage, options: Options<Drying> = {}): Raster {
  const { scale = 2, pooling = 1, clouds = 1, grain = 1, mood, ink = INK } = options
  const page = mood ? inMood(drawn, mood) : drawn
  const black = channelsOf(mood ? colorIn(mood, ink) : ink)
  const width = Math.round(page.width * scale)
  const height = Math.round(page.height * scale)
  const raster = { width, height, pixels: pixelsOf(page, 'body', scale, width, height) }
  const texture = { x: page.seed % TILE, y: (page.seed >>> 9) % TILE }
  const has = (wanted: Mark['kind']) => page.marks.some(({ kind }) => kind === wanted)
  if (has('wash')) {
    dryWash(raster, pixelsOf(page, 'wash', scale, width, height), scale, { pooling, clouds, grain }, texture)
  }
  const solid = has('solid') ? pixelsOf(page, 'solid', scale, width, height) : undefined
  dryInk(raster, coverageOf(page, 'ink', raster, texture, options), solid, black, texture)
  if (has('gouache')) {
    const pigment = pixelsOf(page, 'gouache', scale, width, height)
    dryGouache(raster, coverageOf(page, 'gouache shape', raster, texture, options), pigment)
  }
  return raster
}

function pixelsOf(page: MarkedPage, layer: Layer, scale: number, width: number, height: number) {
  return paintLayer(page, layer, scale, width, height).getContext('2d').getImageData(0, 0, width, height).data
}

/** How much of a layer (0…1) each pixel holds: bled, then thresholded against the tooth of the paper, sample by sample. */
function coverageOf(
  page: MarkedPage,
  layer: 'ink' | 'gouache shape',
  { width, height }: Raster,
  texture: TextureOrigin,
  options: Options<Drying>,
): Float32Array {
  const { scale = 2, supersample = 2, bleed = 0.6, threshold = 0.46, tooth: strength = 0.34 } = options
  const columns = width * supersample
  const rows = height * supersample
  const pixels = pixelsOf(page, layer, scale * supersample, columns, rows)
  const tooth = toothTile()
  const coverage = new Float32Array(width * height)
  const full = supersample * supersample

  // A 3 × 3 blur needs three rows at a time, so that a backdrop of twenty million samples stays small.
  let above = new Float32Array(columns)
  let here = new Float32Array(columns)
  let below = new Float32Array(columns)
  const plain = new Float32Array(columns)
  readRow(pixels, 0, columns, plain, here)
  for (let y = 0; y < rows; y++) {
    const hasBelow = y + 1 < rows
    if (hasBelow) readRow(pixels, y + 1, columns, plain, below)
    else below.fill(0)
    const toothRow = ((y + texture.y) & (TILE - 1)) * TILE
    const coverageRow = Math.floor(y / supersample) * width
    for (let x = 0; x < columns; x++) {
      const sample = (pixels[(y * columns + x) * 4 + 3] ?? 0) / 255
      const blurred = ((here[x] ?? 0) * 2 + (above[x] ?? 0) + (below[x] ?? 0)) / 4
      const wet = lerp(sample, blurred, bleed)
      if (wet < 0.05) continue
      const grain = strength * (tooth[toothRow + ((x + texture.x) & (TILE - 1))] ?? 0) * (1.15 - wet * 0.55)
      const dried = clamp((wet + grain - threshold + SOFTNESS) / (2 * SOFTNESS))
      const pixel = coverageRow + Math.floor(x / supersample)
      coverage[pixel] = (coverage[pixel] ?? 0) + dried
    }
    const spare = above
    above = here
    here = below
    below = spare
  }
  return coverage.map((sum) => sum / full)
}

/** One row of ink samples, blurred along it. */
function readRow(
  pixels: Uint8ClampedArray,
  row: number,
  columns: number,
  plain: Float32Array,
  blurred: Float32Array,
): void {
  for (let x = 0; x < columns; x++) plain[x] = (pixels[(row * columns + x) * 4 + 3] ?? 0) / 255
  for (let x = 0; x < columns; x++) {
    const after = x < columns - 1 ? (plain[x + 1] ?? 0) : 0
    const before = x > 0 ? (plain[x - 1] ?? 0) : 0
    blurred[x] = ((plain[x] ?? 0) * 2 + before + after) / 4
  }
}

/** Lays the ink on the raster; its black lifts a little where the clouds are, as ink does, and lets through a little but where it is solid. */
function dryInk(
  raster: Raster,
  coverage: Float32Array,
  solid: Uint8ClampedArray | undefined,
  color: readonly number[],
  texture: TextureOrigin,
): void {
  const { width, height, pixels } = raster
  const [red = 0, green = 0, blue = 0] = color
  const cloud = cloudTile()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const amount = coverage[y * width + x] ?? 0
      if (amount <= 0.003) continue
      const density = cloud[tileIndex(x + 60 + texture.x, y + 200 + texture.y)] ?? 0
      const lift = 6 + 9 * density
      const opaque = solid ? (solid[(y * width + x) * 4 + 3] ?? 0) / 255 : 0
      const laid = amount * lerp(0.955 + 0.045 * density, 1, opaque)
      layOver(pixels, (y * width + x) * 4, laid, red + lift, green + lift, blue + lift * 0.9)
    }
  }
}

/** Lays pigment on the raster. The dried edge crawls, so a pixel takes the strongest pigment beside it. */
function dryGouache({ width, height, pixels }: Raster, coverage: Float32Array, pigment: Uint8ClampedArray): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const amount = coverage[y * width + x] ?? 0
      if (amount <= 0.003) continue
      let strongest = (y * width + x) * 4
      for (let i = 0; i < 9; i++) {
        const column = clamp(x - 1 + (i % 3), 0, width - 1)
        const row = clamp(y - 1 + Math.floor(i / 3), 0, height - 1)
        const near = (row * width + column) * 4
        if ((pigment[near + 3] ?? 0) > (pigment[strongest + 3] ?? 0)) strongest = near
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = pigment.subarray(strongest, strongest + 4)
      layOver(pixels, (y * width + x) * 4, (amount * alpha) / 255, red, green, blue)
    }
  }
}
