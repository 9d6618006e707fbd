import { clamp, lerp } from './numbers'
import { layOver, type Raster } from './raster'
import { cloudTile, type TextureOrigin, tileIndex, toothTile } from './texture-tiles'

/** Part of a picture, in pixels. */
interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** How strongly water leaves its traces: colour at rims, clouds, and grain in the paper's tooth. 1 each is the house's way. */
export interface Traces {
  pooling: number
  clouds: number
  grain: number
}

/** Lays painted washes on the raster: edges warped by clouds, colour gathered at rims, grain in the middle. */
export function dryWash(
  raster: Raster,
  wash: Uint8ClampedArray,
  scale: number,
  { pooling, clouds, grain: tooth }: Traces,
  texture: TextureOrigin,
): void {
  const wide = Math.round(2.2 * scale)
  const narrow = Math.round(1.6 * scale)
  const warp = 1.5 * scale * 1.6
  // Beyond its warped edge a wash changes nothing, so only its surroundings are looked at.
  const region = regionOf(wash, raster, wide + narrow + Math.ceil(warp * 1.5) + 1)
  if (!region) return
  const { pixels } = raster
  const teeth = toothTile()
  const cloud = cloudTile()
  const amounts = amountsIn(wash, raster.width, region)
  const soft = boxBlur(boxBlur(amounts, region, wide), region, narrow)
  for (let row = 0; row < region.height; row++) {
    const y = region.y + row
    for (let column = 0; column < region.width; column++) {
      const x = region.x + column
      const gathered = cloud[tileIndex(x + texture.x, y + texture.y)] ?? 0
      const crosswise = cloud[tileIndex(y + 97 + texture.x, x + texture.y)] ?? 0
      const fromColumn = clamp(Math.round(column + gathered * warp), 0, region.width - 1)
      const fromRow = clamp(Math.round(row + crosswise * warp), 0, region.height - 1)
      const from = fromRow * region.width + fromColumn
      const amount = amounts[from] ?? 0
      if (amount <= 0.004) continue
      const rim = Math.max(0, amount - (soft[from] ?? 0))
      const grain = teeth[tileIndex(x * 2 + texture.y, y * 2 + texture.x)] ?? 0
      const evened = amount * (0.86 + 0.34 * gathered * clouds + 0.26 * grain * tooth * (1 - amount * 0.5))
      const laid = clamp(evened + rim * 0.55 * pooling)
      const source = ((region.y + fromRow) * raster.width + region.x + fromColumn) * 4
      const red = onPaper(wash[source] ?? 0, 245)
      const green = onPaper(wash[source + 1] ?? 0, 236)
      const blue = onPaper(wash[source + 2] ?? 0, 217)
      layOver(pixels, (y * raster.width + x) * 4, laid, red, green, blue)
    }
  }
}

/** A transparent colour takes up most of the paper's own. */
function onPaper(channel: number, paper: number): number {
  return lerp(channel, (channel * paper) / 255, 0.6)
}

/** The part of the picture that holds any wash, and `margin` pixels around it. */
function regionOf(wash: Uint8ClampedArray, { width, height }: Raster, margin: number): Region | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!wash[(y * width + x) * 4 + 3]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  return { x, y, width: Math.min(width, right + margin + 1) - x, height: Math.min(height, bottom + margin + 1) - y }
}

function amountsIn(wash: Uint8ClampedArray, rowLength: number, { x, y, width, height }: Region): Float32Array {
  const amounts = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      amounts[row * width + column] = (wash[((y + row) * rowLength + x + column) * 4 + 3] ?? 0) / 255
    }
  }
  return amounts
}

/** A running mean over `reach` pixels to either side, both ways; beyond the edge its last pixel goes on. */
function boxBlur(values: Float32Array, { width, height }: Region, reach: number): Float32Array {
  if (reach < 1) return values.slice()
  const across = new Float32Array(values.length)
  const blurred = new Float32Array(values.length)
  for (let y = 0; y < height; y++) blurRun(values, across, y * width, 1, width, reach)
  for (let x = 0; x < width; x++) blurRun(across, blurred, x, width, height, reach)
  return blurred
}

function blurRun(from: Float32Array, to: Float32Array, start: number, step: number, count: number, reach: number) {
  const share = 1 / (2 * reach + 1)
  const last = count - 1
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += from[start + clamp(i, 0, last) * step] ?? 0
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum * share
    sum +=
      (from[start + Math.min(last, i + reach + 1) * step] ?? 0) - (from[start + Math.max(0, i - reach) * step] ?? 0)
  }
}
