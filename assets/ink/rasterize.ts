import { dryWash } from './dry-wash'
import type { Ink } from './ink'
import { clamp, lerp, type Options } from './numbers'
import { paintLayer } from './paint'
import { type Color, channelsOf, INK } from './palette'
import { layOver, type Raster } from './raster'
import { cloudTile, type TextureOrigin, TILE, tileIndex, toothTile } from './texture-tiles'

/** How a drawing dries on paper. The defaults are the house's; turn them for effects, not for taste. */
export interface Drying {
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
  /** How much colour gathers at the rim of a wash; 1 when not given. */
  pooling: number
  ink: Color
}

/** Half the width of the step from paper to ink: narrower looks cut out, wider looks blurred. */
const SOFTNESS = 0.2

/** Draws the marks in pixels, with all that ink and water do on paper. Straight alpha on a transparent ground; no grain. */
export function rasterize(ink: Ink, options: Options<Drying> = {}): Raster {
  const { scale = 2, pooling = 1 } = options
  const width = Math.round(ink.width * scale)
  const height = Math.round(ink.height * scale)
  const raster = { width, height, pixels: pixelsOf(ink, 'body', scale, width, height) }
  const texture = { x: ink.seed % TILE, y: (ink.seed >>> 9) % TILE }
  if (ink.marks.some(({ kind }) => kind === 'wash')) {
    dryWash(raster, pixelsOf(ink, 'wash', scale, width, height), scale, pooling, texture)
  }
  dryInk(raster, inkCoverage(ink, raster, texture, options), channelsOf(options.ink ?? INK), texture)
  return raster
}

function pixelsOf(ink: Ink, layer: 'body' | 'wash' | 'ink', scale: number, width: number, height: number) {
  return paintLayer(ink, layer, scale, width, height).getContext('2d').getImageData(0, 0, width, height).data
}

/** How much ink (0…1) each pixel holds: bled, then thresholded against the tooth of the paper, sample by sample. */
function inkCoverage(
  ink: Ink,
  { width, height }: Raster,
  texture: TextureOrigin,
  options: Options<Drying>,
): Float32Array {
  const { scale = 2, supersample = 2, bleed = 0.6, threshold = 0.46, tooth: strength = 0.34 } = options
  const columns = width * supersample
  const rows = height * supersample
  const pixels = pixelsOf(ink, 'ink', scale * supersample, columns, rows)
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

/** Lays the ink on the raster; its black lifts a little where the clouds are, as ink does. */
function dryInk(raster: Raster, coverage: Float32Array, color: readonly number[], texture: TextureOrigin): void {
  const { width, height, pixels } = raster
  const [red = 0, green = 0, blue = 0] = color
  const cloud = cloudTile()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const amount = coverage[y * width + x] ?? 0
      if (amount <= 0.003) continue
      const density = cloud[tileIndex(x + 60 + texture.x, y + 200 + texture.y)] ?? 0
      const lift = 6 + 9 * density
      const laid = amount * (0.955 + 0.045 * density)
      layOver(pixels, (y * width + x) * 4, laid, red + lift, green + lift, blue + lift * 0.9)
    }
  }
}
