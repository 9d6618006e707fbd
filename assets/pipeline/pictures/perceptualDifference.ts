import { channelsOf, INK, PAPER } from '../../ink/palette'
import type { Raster } from '../../ink/raster'

/**
 * The difference below which a picture is as good as the other, in hundredths of OKLab. Two is what an eye can just tell
 * apart where two flat patches touch; along lines of ink, where all that a lossy encoding errs lies, the line itself hides
 * more. Looked at side by side at twice the size, the coins of scrape were smeared at four.
 */
export const UNSEEN = 3

/** The share of all inked places that may differ by more: dust that nobody finds. */
const DUST = 0.005
/** What sprites lie on: a light edge shows on black, a dark one on paper. */
const GROUNDS = [channelsOf(PAPER), channelsOf(INK)]
/** Times that an eye blurs light, and colour, which it sees less sharply, across neighbouring pixels. */
const BLUR = { light: 1, color: 2 }
/** Bins of the histogram: a tenth of a hundredth of OKLab each, up to black beside white. */
const BINS = 1001

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/**
 * How much two pictures of one size differ to the eye, on paper and on black, whichever is worse: the difference, in
 * hundredths of OKLab, that all inked places but dust keep below.
 */
export function perceptualDifference(first: Raster, second: Raster): number {
  return Math.max(...GROUNDS.map((ground) => differenceOn(ground, first, second)))
}

function differenceOn(ground: readonly number[], first: Raster, second: Raster): number {
  const { width, height } = first
  const count = width * height
  const light = new Float32Array(count)
  const greenRed = new Float32Array(count)
  const blueYellow = new Float32Array(count)
  const one = new Float32Array(3)
  const other = new Float32Array(3)
  for (let place = 0; place < count; place++) {
    if (!isInked(first, place) && !isInked(second, place)) continue
    seenOn(ground, first, place, one)
    seenOn(ground, second, place, other)
    light[place] = (one[0] ?? 0) - (other[0] ?? 0)
    greenRed[place] = (one[1] ?? 0) - (other[1] ?? 0)
    blueYellow[place] = (one[2] ?? 0) - (other[2] ?? 0)
  }
  for (let time = 0; time < BLUR.light; time++) blur(light, width, height)
  for (let time = 0; time < BLUR.color; time++) {
    blur(greenRed, width, height)
    blur(blueYellow, width, height)
  }
  const bins = new Uint32Array(BINS)
  let inked = 0
  for (let place = 0; place < count; place++) {
    if (!isInked(first, place) && !isInked(second, place)) continue
    const difference = Math.hypot(light[place] ?? 0, greenRed[place] ?? 0, blueYellow[place] ?? 0)
    const bin = Math.min(BINS - 1, Math.ceil(difference * (BINS - 1)))
    bins[bin] = (bins[bin] ?? 0) + 1
    inked++
  }
  let above = inked * DUST
  for (let bin = BINS - 1; bin > 0; bin--) {
    above -= bins[bin] ?? 0
    if (above < 0) return bin / 10
  }
  return 0
}

function isInked({ pixels }: Raster, place: number): boolean {
  return (pixels[place * 4 + 3] ?? 0) > 0
}

/** Puts the colour of a place, as it lies on a ground, into `color`, in OKLab. */
function seenOn(ground: readonly number[], { pixels }: Raster, place: number, color: Float32Array): void {
  const alpha = (pixels[place * 4 + 3] ?? 0) / 255
  const levelOf = (channel: number) =>
    LINEAR[Math.round((pixels[place * 4 + channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha))] ?? 0
  const red = levelOf(0)
  const green = levelOf(1)
  const blue = levelOf(2)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  color[0] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  color[1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  color[2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
}

/** Mixes every place with its neighbours, a quarter of each, across and then down. */
function blur(values: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) blurLine(values, y * width, 1, width)
  for (let x = 0; x < width; x++) blurLine(values, x, width, height)
}

function blurLine(values: Float32Array, start: number, step: number, length: number): void {
  let before = values[start] ?? 0
  for (let i = 0, place = start; i < length; i++, place += step) {
    const own = values[place] ?? 0
    const after = i + 1 < length ? (values[place + step] ?? 0) : own
    values[place] = (before + 2 * own + after) / 4
    before = own
  }
}
