import type { Language } from '../../../src/language/words'
import type { AssetBundle } from '../bundle'
import { type Drawings, framesOfSprite } from '../drawings'
import type { Files } from '../kind'
import { versionOf } from '../lock'
import type { Edition, Manifest } from '../manifest'
import { encode } from './encode'
import type { Rendered } from './frameStore'
import type { Frame } from './frames'
import { layAnew, type Slot } from './layAnew'
import { framePlaces, paintSheet } from './pack'

/** What is drawn in one language. */
export interface Drawn {
  readonly drawings: Drawings
  readonly frames: readonly Frame[]
  /** Hands out the pixels of a frame. */
  readonly rendered: (frame: Frame) => Rendered
}

type Bundle = Pick<AssetBundle, 'name' | 'folder'>

/**
 * Prints what a bundle has in another language, and says it in a manifest of all that there is. A sheet with words is printed once
 * more, with the others in their place: a visit loads one of the two, and the manifest names those frames alone that lie elsewhere.
 *
 * @param manifest of the first language
 * @param first all that is drawn in the first language
 * @param own what is drawn otherwise, or only, in this one
 */
export async function printEdition(
  bundle: Bundle,
  language: Language,
  manifest: Manifest,
  first: Drawn,
  own: Drawn,
): Promise<{ files: Files; manifest: Manifest }> {
  if (own.frames.length === 0) return { files: new Map(), manifest }
  const files = new Map<string, Buffer>()
  const edition: Edition = { sheets: {}, frames: {} }
  for (const [number, { file, resolution }] of manifest.sheets.entries()) {
    const frames = own.frames.filter((frame) => sheetFor(bundle, frame, manifest, first) === number)
    if (frames.length === 0) continue
    const slots = first.frames.flatMap((frame): Slot[] => {
      const [sheet, left = 0, top = 0] = manifest.frames[frame.name] ?? []
      const isFree = isOnly(first, frame) || frames.some(({ name }) => name === frame.name)
      return sheet === number ? [{ cut: { ...first.rendered(frame), name: frame.name }, left, top, isFree }] : []
    })
    const cuts = frames.map((frame) => ({ ...own.rendered(frame), name: frame.name }))
    const sheet = layAnew(slots, cuts)
    const { bytes, extension } = await encode(paintSheet(sheet), frames[0]?.keep ?? 'measured')
    const printed = `${file.replace(/\.\w+$/, '')}-${language}.${extension}`
    files.set(printed, bytes)
    edition.sheets[number] = { file: printed, version: versionOf(bytes), resolution }
    for (const [name, place] of Object.entries(framePlaces(sheet, number)))
      if (String(place) !== String(manifest.frames[name])) edition.frames[name] = place
  }
  const pictures = await printPictures(bundle, language, own, files)
  return {
    files,
    manifest: {
      ...manifest,
      sprites: { ...manifest.sprites, ...spritesOnlyIn(own) },
      pictures: Object.fromEntries(
        Object.entries(manifest.pictures).map(([name, sizes]) => [name, { ...sizes, ...pictures[name] }]),
      ),
      ...(Object.keys(edition.sheets).length > 0 && { editions: { ...manifest.editions, [language]: edition } }),
    },
  }
}

/** The sheet that the frame lies on in the first language, or one of its kind; `undefined` of what lies on none. */
function sheetFor({ name }: Bundle, frame: Frame, { frames }: Manifest, first: Drawn): number | undefined {
  if (!isOnSheet(frame)) return undefined
  if (first.drawings.sprites[frame.owner]?.cut) throw new Error(`${name}: ${frame.name} has words, and cannot be cut.`)
  const { keep, resolution } = frame
  const like = first.frames.find((other) => isOnSheet(other) && other.keep === keep && other.resolution === resolution)
  const place = frames[frame.name] ?? frames[like?.name ?? '']
  if (!place) throw new Error(`${name}: no sheet is of the kind that ${frame.name} is to lie on.`)
  return place[0]
}

function isOnly({ drawings }: Drawn, { kind, owner }: Frame): boolean {
  if (kind === 'glyph') return drawings.words[owner]?.only !== undefined
  return kind === 'sprite' && drawings.sprites[owner]?.only !== undefined
}

function isOnSheet({ kind }: Frame): boolean {
  return kind === 'sprite' || kind === 'glyph'
}

function spritesOnlyIn(own: Drawn): Manifest['sprites'] {
  const only = Object.entries(own.drawings.sprites).filter(([, { only }]) => only !== undefined)
  return Object.fromEntries(
    only.map(([name, sprite]) => {
      const { width, height, sceneScale = 1 } = sprite
      const anchor = own.frames.find(({ owner }) => owner === name)?.anchor ?? { x: 0, y: 0 }
      const frames = framesOfSprite(name, sprite).map(({ full }) => full)
      return [name, { frames, width: width * sceneScale, height: height * sceneScale, anchor }]
    }),
  )
}

async function printPictures(
  { folder }: Bundle,
  language: Language,
  own: Drawn,
  files: Map<string, Buffer>,
): Promise<Manifest['pictures']> {
  const pictures: Manifest['pictures'] = {}
  for (const frame of own.frames) {
    if (frame.kind !== 'picture') continue
    const pixels = own.rendered(frame)
    const { bytes, extension } = await encode(pixels, frame.keep)
    const { owner, resolution } = frame
    const name = `${frame.name}-${language}`
    const file = `${folder}/${name}.${extension}`
    files.set(file, bytes)
    const size = { width: pixels.width / resolution, height: pixels.height / resolution }
    pictures[owner] = { ...pictures[owner], [name.slice(owner.length + 1)]: { file, ...size, resolution } }
  }
  return pictures
}
