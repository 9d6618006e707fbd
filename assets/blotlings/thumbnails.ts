import { type Raster, trim } from '../ink/raster'

/** The size of a thumbnail, in pixels: what is left of a creature across a room. */
const WIDTH = 28
const HEIGHT = 36

/** A picture on white as 28 × 36 values of grey (0 black … 1 white), trimmed, as large as it fits and in the middle. */
export function thumbnailOf(raster: Raster): Float32Array {
  const { width, height, pixels } = trim(raster, 0)
  const step = Math.max(width / WIDTH, height / HEIGHT)
  const [left, top] = [(WIDTH * step - width) / 2, (HEIGHT * step - height) / 2]
  const sums = new Float32Array(WIDTH * HEIGHT)
  const counts = new Float32Array(WIDTH * HEIGHT)
  // Four samples a pixel, so that a picture smaller than its thumbnail leaves no holes.
  const samples = Math.ceil(2 / step)
  for (let y = 0; y < Math.floor(HEIGHT * step * samples); y++) {
    for (let x = 0; x < Math.floor(WIDTH * step * samples); x++) {
      const [column, row] = [Math.floor(x / samples - left), Math.floor(y / samples - top)]
      const at =
        Math.min(HEIGHT - 1, Math.floor(y / samples / step)) * WIDTH +
        Math.min(WIDTH - 1, Math.floor(x / samples / step))
      const isInside = column >= 0 && row >= 0 && column < width && row < height
      sums[at] = (sums[at] ?? 0) + (isInside ? greyAt(pixels, (row * width + column) * 4) : 1)
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return sums.map((sum, at) => sum / (counts[at] || 1))
}

/** How alike two thumbnails are: their correlation, 1 for the same picture. */
export function alikeness(one: Float32Array, other: Float32Array): number {
  const [first, second] = [deviations(one), deviations(other)]
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second))
}

function deviations(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** The luminance of a pixel laid on white. */
function greyAt(pixels: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return 1 - (alpha / 255) * (1 - light)
}
