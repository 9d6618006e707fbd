import type { Ink } from '../ink/ink'
import { type Trimmed, trim } from '../ink/raster'
import { rasterize } from '../ink/rasterize'
import { type Drawings, frameNames } from './drawings'
import { encode } from './encode'
import type { Rendered } from './frame-store'
import type { Frame } from './frames'
import type { Manifest } from './manifest'
import { type Cut, describeSheet, layOut, paintSheet } from './pack'

/** The files of a room: name under `assets/public/`, and content. */
export type Files = Map<string, Buffer>

/** One frame's pixels. Only sprites are trimmed: a backdrop may tile, a standalone picture has its size in the page. */
export function render(frame: Frame, ink: Ink): Rendered {
  const raster = rasterize(ink, { scale: frame.pixelScale })
  const kept: Trimmed = frame.kind === 'sprite' ? trim(raster) : { ...raster, x: 0, y: 0 }
  return { ...kept, sourceWidth: raster.width, sourceHeight: raster.height }
}

/** All files of a room, and the manifest that names them. `rendered` hands out the pixels of a frame. */
export function print(
  room: { name: string; folder: string },
  drawings: Drawings,
  frames: readonly Frame[],
  rendered: (frame: Frame) => Rendered,
): { files: Files; manifest: Manifest } {
  const files: Files = new Map()
  const manifest: Manifest = {
    sheets: printSheets(room, drawings, frames, rendered, files),
    sprites: Object.fromEntries(
      Object.keys(drawings.sprites).map((name) => [name, spriteEntry(name, drawings, frames)]),
    ),
    backdrops: {},
    pictures: {},
  }
  for (const frame of frames) {
    if (frame.kind === 'sprite') continue
    const pixels = rendered(frame)
    const { bytes, extension } = encode(pixels, frame.keep)
    const file = `${room.folder}/${frame.name}.${extension}`
    files.set(file, bytes)
    const { resolution } = frame
    const entry = { file, width: pixels.width / resolution, height: pixels.height / resolution, resolution }
    if (frame.kind === 'backdrop') manifest.backdrops[frame.name] = entry
    else manifest.pictures[frame.owner] = { ...manifest.pictures[frame.owner], [sizeName(frame)]: entry }
  }
  return { files, manifest }
}

function printSheets(
  room: { name: string; folder: string },
  drawings: Drawings,
  frames: readonly Frame[],
  rendered: (frame: Frame) => Rendered,
  files: Files,
): string[] {
  const names: string[] = []
  for (const group of sheetGroups(frames)) {
    const [{ resolution, keep }] = group
    const cuts = group.map((frame): Cut => ({ ...rendered(frame), name: frame.name, anchor: frame.anchor }))
    for (const sheet of layOut(cuts)) {
      const name = `${room.folder}/${names.length === 0 ? room.name : `${room.name}-${names.length + 1}`}`
      const { bytes, extension } = encode(paintSheet(sheet), keep)
      const own = new Set(sheet.placed.map(({ cut }) => cut.name))
      const image = `${name}.${extension}`
      files.set(image, bytes)
      const text = describeSheet(sheet, image.slice(room.folder.length + 1), resolution, animationsOn(own, drawings))
      files.set(`${name}.json`, Buffer.from(text))
      names.push(`${name}.json`)
    }
  }
  return names
}

/** Sprites that may share a sheet: of one resolution, kept in one way. */
function sheetGroups(frames: readonly Frame[]): [Frame, ...Frame[]][] {
  const groups = new Map<string, [Frame, ...Frame[]]>()
  for (const frame of frames) {
    if (frame.kind !== 'sprite') continue
    const key = `${frame.resolution} ${frame.keep}`
    const group = groups.get(key)
    if (group) group.push(frame)
    else groups.set(key, [frame])
  }
  return [...groups.values()]
}

/** The animations all of whose frames lie on this sheet; Pixi cannot play the others from one file. */
function animationsOn(names: ReadonlySet<string>, { sprites }: Drawings): Record<string, string[]> {
  const entries = Object.entries(sprites).map(([name, sprite]) => {
    return [name, frameNames(name, sprite).map(({ full }) => full)] as const
  })
  return Object.fromEntries(entries.filter(([, own]) => own.length > 1 && own.every((name) => names.has(name))))
}

function spriteEntry(name: string, { sprites }: Drawings, frames: readonly Frame[]): Manifest['sprites'][string] {
  const sprite = sprites[name]
  const first = frames.find((frame) => frame.kind === 'sprite' && frame.owner === name)
  if (!sprite || !first) throw new Error(`The sprite ${name} has no frame.`)
  const { sceneScale = 1 } = sprite
  const size = { width: sprite.width * sceneScale, height: sprite.height * sceneScale }
  return { frames: frameNames(name, sprite).map(({ full }) => full), ...size, anchor: first.anchor }
}

function sizeName({ owner, name }: Frame): string {
  return name.slice(owner.length + 1)
}
