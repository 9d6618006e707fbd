import sharp from 'sharp'
import { cutOut } from '../../ink/cut-out'
import { type Color, channelsOf, PAPER } from '../../ink/palette'
import { hash } from '../../ink/random'
import type { Raster } from '../../ink/raster'
import type { AssetBundle } from '../bundle'
import type { Indexed } from '../drawings'
import type { Files } from '../kind'
import { versionOf } from '../lock'
import type { Manifest } from '../manifest'
import type { Rendered } from './frameStore'
import type { Frame } from './frames'
import { rawOf } from './measured'

/** Half the width of the gaps between two parts that the rim closes, in units: more than the hand that cuts strays. */
const GAP = 1.4
/** Units by which the paper's side stands out beyond the sheet. */
const SIDE = 0.45
/** Levels of alpha from which a place is half clear, and opaque, and how clear half is. */
const CLEAR = 64
const OPAQUE = 192
const HALF = 128
const LIGHT = [-0.5, -0.66, 0.56] as const

/**
 * The files of indexed pictures, and what the manifest says of them. Throws when there is no room for a rim. It stands apart
 * from `print`, whose fingerprint all bundles share: only bundles with such pictures have theirs renewed when this changes.
 */
export async function printIndexed(
  bundle: Pick<AssetBundle, 'folder'>,
  frames: readonly { readonly frame: Frame; readonly indexed: Indexed }[],
  rendered: (frame: Frame) => Rendered,
): Promise<{ files: Files; backdrops: Manifest['backdrops'] }> {
  const files = new Map<string, Buffer>()
  const backdrops: Manifest['backdrops'] = {}
  for (const { frame, indexed } of frames) {
    const { name, resolution, pixelScale: scale } = frame
    const drawn = rendered(frame)
    const paper = { edge: indexed.rim - SIDE, scissors: GAP, thickness: 0, paper: PAPER, shade: PAPER }
    const raster = inColors(cutOut(drawn, { light: LIGHT, seed: hash(name), name, scale }, paper), indexed.colors)
    const bytes = await sharp(raster.pixels, { raw: rawOf(raster) })
      .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
    const file = `${bundle.folder}/${indexed.file}.png`
    files.set(file, bytes)
    const size = { width: drawn.width / resolution, height: drawn.height / resolution, resolution }
    backdrops[name] = { file, version: versionOf(bytes), ...size }
  }
  return { files, backdrops }
}

/** Every place in the nearest of some colours; clear, half clear or opaque. */
function inColors({ width, height, pixels }: Raster, colors: readonly Color[]): Raster {
  const channels = colors.map(channelsOf)
  const [paperRed, paperGreen, paperBlue] = channelsOf(PAPER)
  const nearest = new Map<number, readonly [number, number, number]>()
  const kept = new Uint8ClampedArray(pixels.length)
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i, i + 4)
    if (alpha < CLEAR) continue
    if (alpha < OPAQUE) {
      kept.set([paperRed, paperGreen, paperBlue, HALF], i)
      continue
    }
    const key = (red << 16) | (green << 8) | blue
    const found = nearest.get(key) ?? nearestOf(channels, red, green, blue)
    nearest.set(key, found)
    kept.set([...found, 255], i)
  }
  return { width, height, pixels: kept }
}

function nearestOf(
  colors: readonly (readonly [number, number, number])[],
  red: number,
  green: number,
  blue: number,
): readonly [number, number, number] {
  let best: readonly [number, number, number] = [0, 0, 0]
  let least = Infinity
  for (const color of colors) {
    const distance = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
    if (distance >= least) continue
    least = distance
    best = color
  }
  return best
}
