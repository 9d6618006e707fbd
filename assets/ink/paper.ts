import { hash, seededRandom } from './random'
import { canvasToRaster, type Raster, rasterToCanvas } from './raster'
import { cloudTile, TILE, toothTile } from './texture-tiles'

/**
 * The grain of paper, near white, to be multiplied over a finished page (never baked into a sprite): tooth, clouds, fibres
 * and a breath of shade at the edges. Sizes in pixels; `scale` is pixels a unit, for the fibres.
 */
export function paperGrain(width: number, height: number, seed: number | string = 1, scale = 2): Raster {
  const canvas = rasterToCanvas(grainOf(width, height))
  const context = canvas.getContext('2d')
  const random = seededRandom(hash(seed, 'paper'))
  for (let fibre = 0; fibre < Math.round((width * height) / 9000); fibre++) {
    const x = random.next() * width
    const y = random.next() * height
    const angle = random.next() * 7
    const length = (4 + random.next() * 14) * scale * 0.5
    context.strokeStyle = `rgba(120,95,60,${0.05 + 0.09 * random.next()})`
    context.lineWidth = 0.5 + random.next() * 0.7
    context.beginPath()
    context.moveTo(x, y)
    context.quadraticCurveTo(
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
      x + Math.cos(angle + 0.8) * length * 1.7,
      y + Math.sin(angle + 0.8) * length * 1.7,
    )
    context.stroke()
  }
  return canvasToRaster(canvas)
}

function grainOf(width: number, height: number): Raster {
  const tooth = toothTile()
  const cloud = cloudTile()
  const at = (tile: Float32Array, x: number, y: number) => tile[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = at(tooth, x * 2 + 77, y * 2 + 31) * 0.5 + at(tooth, x, y) * 0.5
      const clouds = at(cloud, x >> 1, y >> 1)
      const edge = Math.min(x, y, width - x, height - y) / Math.min(width, height)
      const value = 250 + 5 * grain * 1.4 + 5 * clouds - 12 * Math.max(0, 1 - edge * 6) ** 2
      pixels.set([value + 1, value - 1, value - 6 + clouds * 2, 255], (y * width + x) * 4)
    }
  }
  return { width, height, pixels }
}
