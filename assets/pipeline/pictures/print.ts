import { cutOut, silhouetteOf } from '../../ink/cut-out'
import { Ink } from '../../ink/ink'
import { type Raster, type Trimmed, trim } from '../../ink/raster'
import { rasterize } from '../../ink/rasterize'
import type { AssetBundle } from '../bundle'
import { type Drawings, framesOfSprite } from '../drawings'
import type { Files } from '../kind'
import { versionOf } from '../lock'
import type { Manifest } from '../manifest'
import { encode } from './encode'
import type { Rendered } from './frameStore'
import type { Drawing, Frame } from './frames'
import { rasterizeGlyph } from './glyphs'
import { type Cut, framePlaces, layOut, paintSheet } from './pack'

/** One frame's pixels, all of them. */
export function rasterOf(frame: Frame, drawing: Drawing): Raster {
  if (!(drawing instanceof Ink)) return rasterizeGlyph(drawing)
  const { pixelScale: scale, drying, mood, paper } = frame
  const raster = rasterize(drawing, { ...drying, scale, mood })
  if (!paper) return raster
  const { light, seed, name } = drawing
  const figure = cutOut(raster, { scale, light, seed, mood, name }, paper.cutOut)
  return paper.isShadow ? silhouetteOf(figure) : figure
}

/** One frame as it is kept. Only what lies on a sheet is trimmed: a backdrop may tile, a standalone picture has its size in the page. */
export function render(frame: Frame, drawing: Drawing): Rendered {
  const raster = rasterOf(frame, drawing)
  const kept: Trimmed = isOnSheet(frame) ? trim(raster) : { ...raster, x: 0, y: 0 }
  return { ...kept, sourceWidth: raster.width, sourceHeight: raster.height }
}

function isOnSheet({ kind }: Frame): boolean {
  return kind === 'sprite' || kind === 'glyph'
}

/** All files of a bundle, and the manifest that names them. `rendered` hands out the pixels of a frame, `words` is what is known of letters. */
export async function print(
  bundle: Pick<AssetBundle, 'name' | 'folder'>,
  drawings: Drawings,
  frames: readonly Frame[],
  rendered: (frame: Frame) => Rendered,
  words: Manifest['words'],
): Promise<{ files: Files; manifest: Manifest }> {
  const files = new Map<string, Buffer>()
  const manifest: Manifest = {
    ...(await printSheets(bundle, frames, rendered, files)),
    sprites: Object.fromEntries(
      Object.keys(drawings.sprites).map((name) => [name, spriteEntry(name, drawings, frames)]),
    ),
    words,
    backdrops: {},
    pictures: {},
  }
  for (const frame of frames) {
    if (isOnSheet(frame)) continue
    const pixels = rendered(frame)
    const { bytes, extension } = await encode(pixels, frame.keep)
    const file = `${bundle.folder}/${frame.name}.${extension}`
    files.set(file, bytes)
    const { resolution } = frame
    const size = { width: pixels.width / resolution, height: pixels.height / resolution, resolution }
    if (frame.kind === 'backdrop') manifest.backdrops[frame.name] = { file, version: versionOf(bytes), ...size }
    else manifest.pictures[frame.owner] = { ...manifest.pictures[frame.owner], [sizeName(frame)]: { file, ...size } }
  }
  return { files, manifest }
}

async function printSheets(
  bundle: Pick<AssetBundle, 'name' | 'folder'>,
  frames: readonly Frame[],
  rendered: (frame: Frame) => Rendered,
  files: Map<string, Buffer>,
): Promise<Pick<Manifest, 'sheets' | 'frames'>> {
  const sheets: Manifest['sheets'] = []
  const places: Manifest['frames'] = {}
  for (const group of sheetGroups(frames)) {
    const [{ resolution, keep }] = group
    const cuts = group.map((frame): Cut => ({ ...rendered(frame), name: frame.name }))
    for (const sheet of layOut(cuts)) {
      const name = `${bundle.folder}/${sheets.length === 0 ? bundle.name : `${bundle.name}-${sheets.length + 1}`}`
      const { bytes, extension } = await encode(paintSheet(sheet), keep)
      const file = `${name}.${extension}`
      files.set(file, bytes)
      Object.assign(places, framePlaces(sheet, sheets.length))
      sheets.push({ file, version: versionOf(bytes), resolution })
    }
  }
  return { sheets, frames: places }
}

/** What may share a sheet: of one resolution, kept in one way. */
function sheetGroups(frames: readonly Frame[]): [Frame, ...Frame[]][] {
  const groups = new Map<string, [Frame, ...Frame[]]>()
  for (const frame of frames) {
    if (!isOnSheet(frame)) continue
    const key = `${frame.resolution} ${frame.keep}`
    const group = groups.get(key)
    if (group) group.push(frame)
    else groups.set(key, [frame])
  }
  return [...groups.values()]
}

function spriteEntry(name: string, { sprites }: Drawings, frames: readonly Frame[]): Manifest['sprites'][string] {
  const sprite = sprites[name]
  const first = frames.find((frame) => frame.kind === 'sprite' && frame.owner === name)
  if (!sprite || !first) throw new Error(`The sprite ${name} has no frame.`)
  const { sceneScale = 1 } = sprite
  const size = { width: sprite.width * sceneScale, height: sprite.height * sceneScale }
  return { frames: framesOfSprite(name, sprite).map(({ full }) => full), ...size, anchor: first.anchor }
}

function sizeName({ owner, name }: Frame): string {
  return name.slice(owner.length + 1)
}
