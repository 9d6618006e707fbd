import sharp from 'sharp'
import { cutOut } from '../../ink/cut-out'
import { PAPER } from '../../ink/palette'
import { hash } from '../../ink/random'
import type { AssetBundle } from '../bundle'
import type { Files } from '../kind'
import { versionOf } from '../lock'
import type { Manifest } from '../manifest'
import type { Rendered } from './frameStore'
import type { Frame } from './frames'
import { rawOf } from './measured'

/** A picture in a PNG of few colours, under a file name that a specification gives. */
export interface Indexed {
  /** The name of its file in the bundle's folder, without the ending. */
  readonly file: string
  /** How many colours, clear and half clear ones among them: 16 make the file a quarter of what all colours make it. */
  readonly colors: number
  /** Units of paper around all that is drawn, so that black stands out from black. */
  readonly rim: number
}

/** Half the width of the gaps between two parts that the rim closes, in units. */
const GAP = 0.5
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
    const cutting = { light: LIGHT, seed: hash(name), name: `${frame.name}`, scale }
    const raster = cutOut(drawn, cutting, {
      edge: indexed.rim,
      scissors: GAP,
      thickness: 0,
      paper: PAPER,
      shade: PAPER,
    })
    const bytes = await sharp(raster.pixels, { raw: rawOf(raster) })
      .png({ palette: true, colours: indexed.colors, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
    const file = `${bundle.folder}/${indexed.file}.png`
    files.set(file, bytes)
    const size = { width: drawn.width / resolution, height: drawn.height / resolution, resolution }
    backdrops[name] = { file, version: versionOf(bytes), ...size }
  }
  return { files, backdrops }
}
