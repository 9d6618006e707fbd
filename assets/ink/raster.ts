import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'

/** A picture in pixels: straight alpha, four bytes each (red, green, blue, alpha), row by row. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8ClampedArray
}

/** A part of a larger picture, and where in it the part's upper left corner lies, in pixels. */
export interface Trimmed extends Raster {
  x: number
  y: number
}

/** Alpha at or below this is a stain nobody sees. */
const FAINTEST = 6

export function emptyRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
}

/** The part of a picture that is not transparent, and `margin` pixels around it; one clear pixel when all of it is. */
export function trim(raster: Raster, margin = 1): Trimmed {
  const { width, height, pixels } = raster
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) <= FAINTEST) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return { ...emptyRaster(1, 1), x: 0, y: 0 }
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  const part = emptyRaster(Math.min(width, right + margin + 1) - x, Math.min(height, bottom + margin + 1) - y)
  copyPixels({ ...raster, x, y }, part, 0, 0)
  return { ...part, x, y }
}

/** Copies `from`, starting at its (x, y), to `to` at (left, top), as much as fits there. */
export function copyPixels(from: Trimmed, to: Raster, left: number, top: number): void {
  const width = Math.min(from.width - from.x, to.width - left)
  const height = Math.min(from.height - from.y, to.height - top)
  for (let row = 0; row < height; row++) {
    const start = ((from.y + row) * from.width + from.x) * 4
    to.pixels.set(from.pixels.subarray(start, start + width * 4), ((top + row) * to.width + left) * 4)
  }
}

/** Lays a colour over the pixel whose first byte is at `at`. */
export function layOver(
  pixels: Uint8ClampedArray,
  at: number,
  alpha: number,
  red: number,
  green: number,
  blue: number,
) {
  const under = (pixels[at + 3] ?? 0) / 255
  const total = under + (1 - under) * alpha
  const left = under * (1 - alpha)
  pixels[at] = ((pixels[at] ?? 0) * left + red * alpha) / total
  pixels[at + 1] = ((pixels[at + 1] ?? 0) * left + green * alpha) / total
  pixels[at + 2] = ((pixels[at + 2] ?? 0) * left + blue * alpha) / total
  pixels[at + 3] = total * 255
}

export function rasterToCanvas({ width, height, pixels }: Raster): Canvas {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

export function canvasToRaster(canvas: Canvas): Raster {
  const { width, height } = canvas
  return { width, height, pixels: canvas.getContext('2d').getImageData(0, 0, width, height).data }
}
