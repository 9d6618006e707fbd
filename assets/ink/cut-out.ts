import { distancesFrom } from './distance'
import type { Ink } from './ink'
import { colorIn, type Mood } from './mood'
import { noise2 } from './noise'
import { clamp, type Options } from './numbers'
import { type Color, channelsOf } from './palette'
import { emptyRaster, layOver, type Raster } from './raster'
import { DrawingError } from './recorder'

/** How a drawing is cut out of the sheet that it was drawn on. Lengths are drawing units. */
export interface CutOut {
  /** Bare paper that the scissors leave around the drawing; 5 when not given. */
  edge: number
  /** Half the width of a gap that the scissors no longer get into: it stays paper; 4 when not given. */
  scissors: number
  /** How thick the paper is: a dark line where its edge looks away from the light; 1.2 when not given. */
  thickness: number
  /** The paper, brighter than what is printed on it, and the side of it that is in shade. */
  paper: Color
  shade: Color
}

/** The drawing, and how it was dried. */
export interface Cutting extends Pick<Ink, 'light' | 'seed' | 'name'> {
  /** Pixels a unit. */
  scale: number
  /** The paper turns with the drawing. */
  mood?: Options<Mood> | undefined
}

export const CUT_PAPER: Color = '#fbf5e6'
const CUT_SHADE: Color = '#4a4540'

/** Units by which a hand strays from its distance, and units between two turns of the scissors. */
const STRAY = 0.55
const SNIP = 26
/** Alpha (0…1) of what is no drawing, but a stain. */
const FAINTEST = 0.06

/**
 * A dried drawing as a paper figure: bare paper around its silhouette, and the thin dark side of the sheet away from the light.
 * Throws when there is no room for the paper around the drawing.
 */
export function cutOut(raster: Raster, cutting: Cutting, options: Options<CutOut> = {}): Raster {
  const { scale, light, seed, mood = {}, name } = cutting
  const { edge = 5, scissors = 4, thickness = 1.2, paper = CUT_PAPER, shade = CUT_SHADE } = options
  const { width, height } = raster
  const depths = depthsIn(raster, (edge + scissors) * scale)
  const figure = emptyRaster(width, height)
  const [paperChannels, shadeChannels] = [channelsOf(colorIn(mood, paper)), channelsOf(colorIn(mood, shade))]
  const long = Math.hypot(light[0], light[1]) || 1
  const right = Math.round((-light[0] / long) * thickness * scale)
  const down = Math.round((-light[1] / long) * thickness * scale)
  const depthAt = (x: number, y: number) => {
    const stray = STRAY * noise2(seed, x / scale / SNIP, y / scale / SNIP)
    return (depths[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0) - (scissors + stray) * scale + 0.5
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      // The line is a little broader than the sheet is thick, so that there is a hair of it on the lit side too.
      const side = clamp(depthAt(x - right, y - down) + 0.45 * scale)
      if (side > 0) layOver(figure.pixels, at, side, ...shadeChannels)
      const sheet = clamp(depthAt(x, y))
      if (sheet > 0) layOver(figure.pixels, at, sheet, ...paperChannels)
      const ink = (raster.pixels[at + 3] ?? 0) / 255
      const [red = 0, green = 0, blue = 0] = raster.pixels.subarray(at, at + 3)
      if (ink > 0) layOver(figure.pixels, at, ink, red, green, blue)
      const isRim = x === 0 || y === 0 || x === width - 1 || y === height - 1
      if (isRim && side > 0)
        throw new DrawingError(`${name}: there are not ${edge + 2 * thickness} units of room for paper around it.`)
    }
  }
  return figure
}

/** All that a picture covers, in white, to be tinted: the flat shadow that it throws. */
export function silhouetteOf({ width, height, pixels }: Raster): Raster {
  return { width, height, pixels: pixels.map((value, i) => (i % 4 === 3 ? value : 255)) }
}

/** How deep, in pixels, each place lies inside the drawing grown by `reach` pixels; 0 outside. */
function depthsIn({ width, height, pixels }: Raster, reach: number): Float32Array {
  const drawn = Float32Array.from({ length: width * height }, (_, i) => {
    const alpha = (pixels[i * 4 + 3] ?? 0) / 255
    return alpha > FAINTEST ? 1 - alpha : Infinity
  })
  const beyond = distancesFrom(drawn, width, height).map((distance) => {
    const inside = reach - distance
    return inside < 1 ? Math.max(0, inside) : Infinity
  })
  return distancesFrom(beyond, width, height)
}
