import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AssetBundle } from '../bundle'
import type { Drawings, Indexed } from '../drawings'
import type { AssetKind, SourceHasher } from '../kind'
import { fingerprint } from '../lock'
import type { Manifest, SheetManifest } from '../manifest'
import { manifestModule } from '../manifestModule'
import { DECLARATION, loadDrawings } from './declaredPictures'
import { FrameStore } from './frameStore'
import { type Frame, framesOf, keyOf } from './frames'
import { wordsEntry } from './glyphs'
import { printIndexed } from './indexed'
import type { Cut } from './outline'
import type { Pool } from './pool'
import { print } from './print'
import { renderFrame } from './renderTask'

const COMMAND = 'npm run draw'
const FRAMES_FILE = fileURLToPath(new URL('frames.ts', import.meta.url))
const INDEXED_FILE = fileURLToPath(new URL('indexed.ts', import.meta.url))
const OUTLINE_FILE = fileURLToPath(new URL('outline.ts', import.meta.url))
const PRINT_FILE = fileURLToPath(new URL('print.ts', import.meta.url))

/**
 * Pictures: drawn in ink, dried, and packed onto sheets. Without a pool they are drawn in this process. A pool reads a
 * bundle's declaration itself; `load` is for bundles that declare theirs in another way.
 */
export function createPictureKind({
  pool,
  load = loadDrawings,
}: {
  pool?: Pool
  load?: (bundle: AssetBundle) => Promise<Drawings>
} = {}): AssetKind {
  const kind: AssetKind = {
    noun: 'picture',
    command: COMMAND,
    declaration: DECLARATION,
    lock: 'drawings.lock.json',
    manifest: 'manifest.ts',
    extensions: ['.avif', '.webp', '.png'],

    machinery: (hasher) => fingerprint(hasher.hashOf(PRINT_FILE, 'render'), hasher.hashOf(PRINT_FILE, 'print')),

    sources: (bundle, hasher) =>
      fingerprint(hasher.hashOfModule(join(bundle.source, DECLARATION)), hasher.hashOf(FRAMES_FILE, 'framesOf')),

    async keys(bundle, hasher) {
      const drawings = await load(bundle)
      const frames = framesOf(bundle.name, drawings)
      const keys = Object.fromEntries(frames.map((frame) => [frame.name, keyOf(frame, frame.draw())]))
      return {
        ...keys,
        ...wordsKeys(wordsOf(bundle, drawings)),
        ...outlineKeys(cutFrames(drawings, frames), keys, hasher),
        ...indexedKeys(indexedFrames(drawings, frames), keys, hasher),
      }
    },

    async render(bundle, { places, hasher, force }) {
      const drawings = await load(bundle)
      const frames = framesOf(bundle.name, drawings)
      const folder = join(places.cache, 'frames')
      const store = new FrameStore(folder)
      const machinery = hasher.hashOf(PRINT_FILE, 'render')
      const task = { bundle, frames: frames.map(({ name }) => name), machinery, store: folder, force }
      const outcomes = pool
        ? await pool.render(task)
        : frames.map((frame) => renderFrame(frame, machinery, store, force))
      const outcomeOf = new Map(outcomes.map((outcome) => [outcome.name, outcome]))
      const pixelsOf = (frame: Frame) => {
        const pixels = store.read(outcomeOf.get(frame.name)?.stored ?? '')
        if (!pixels) throw new Error(`${bundle.name}: ${frame.name} was drawn, and then lost from ${folder}.`)
        return pixels
      }
      const words = wordsOf(bundle, drawings)
      const indexed = indexedFrames(drawings, frames)
      const others = frames.filter((frame) => !indexed.some((other) => other.frame === frame))
      const printed = await print(bundle, drawings, others, pixelsOf, words)
      const { files: indexedFiles, backdrops } = await printIndexed(bundle, indexed, pixelsOf)
      const files = new Map([...printed.files, ...indexedFiles])
      const keys = Object.fromEntries(frames.map(({ name }) => [name, outcomeOf.get(name)?.key ?? '']))
      const cut = cutFrames(drawings, frames)
      const outlines = Object.fromEntries(cut.map(({ frame, cut }) => [frame.name, cut.outlineOf(pixelsOf(frame))]))
      const manifest = {
        ...(drawings.sharpest && { sharpest: drawings.sharpest }),
        ...printed.manifest,
        backdrops: { ...printed.manifest.backdrops, ...backdrops },
        ...(cut.length > 0 && { outlines }),
      }
      return {
        files,
        manifest: drawings.isFiner ? fineManifestText(bundle.name, manifest) : manifestText(bundle.name, manifest),
        keys: {
          ...keys,
          ...wordsKeys(words),
          ...outlineKeys(cut, keys, hasher),
          ...indexedKeys(indexed, keys, hasher),
        },
        rendered: outcomes.filter(({ fresh }) => fresh),
      }
    },
  }
  return kind
}

function wordsOf(bundle: AssetBundle, { words }: Drawings): Manifest['words'] {
  return Object.fromEntries(
    Object.entries(words).map(([name, glyphs]) => [name, wordsEntry(`${bundle.name}, words ${name}`, name, glyphs)]),
  )
}

/** How letters are set is no part of their pictures, and has a key beside theirs. */
function wordsKeys(words: Manifest['words']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([name, entry]) => [`words ${name}`, fingerprint(JSON.stringify(entry))]),
  )
}

/** The frames of sprites that are cut to their outlines. */
function cutFrames({ sprites }: Drawings, frames: readonly Frame[]): { frame: Frame; cut: Cut }[] {
  return frames.flatMap((frame) => {
    const cut = frame.kind === 'sprite' ? sprites[frame.owner]?.cut : undefined
    return cut ? [{ frame, cut }] : []
  })
}

/** How a picture is cut is no part of it, and has a key beside its own. */
function outlineKeys(
  cut: readonly { readonly frame: Frame; readonly cut: Cut }[],
  keys: Readonly<Record<string, string>>,
  hasher: SourceHasher,
): Readonly<Record<string, string>> {
  if (cut.length === 0) return {}
  const machinery = hasher.hashOf(OUTLINE_FILE, 'toOutline')
  return Object.fromEntries(
    cut.map(({ frame: { name }, cut: { tolerance } }) => [
      `outline ${name}`,
      fingerprint(keys[name] ?? '', String(tolerance), machinery),
    ]),
  )
}

/** The frames that are printed in few colours. */
function indexedFrames({ backdrops }: Drawings, frames: readonly Frame[]): { frame: Frame; indexed: Indexed }[] {
  return frames.flatMap((frame) => {
    const indexed = frame.kind === 'backdrop' ? backdrops[frame.owner]?.indexed : undefined
    return indexed ? [{ frame, indexed }] : []
  })
}

/** How a picture is printed in few colours is no part of it, and has a key beside its own. */
function indexedKeys(
  frames: readonly { readonly frame: Frame; readonly indexed: Indexed }[],
  keys: Readonly<Record<string, string>>,
  hasher: SourceHasher,
): Readonly<Record<string, string>> {
  if (frames.length === 0) return {}
  const machinery = hasher.hashOf(INDEXED_FILE, 'printIndexed')
  return Object.fromEntries(
    frames.map(({ frame: { name }, indexed }) => [
      `indexed ${name}`,
      fingerprint(keys[name] ?? '', JSON.stringify(indexed), machinery),
    ]),
  )
}

/** The module that tells the site what pictures there are. */
export function manifestText(name: string, manifest: Manifest): string {
  return moduleText(name, manifest, 'FixedManifest', 'The pictures of this bundle.')
}

/** The module that tells the site where finer pictures lie. */
export function fineManifestText(name: string, { sheets, frames, outlines }: SheetManifest): string {
  const manifest = { sheets, frames, ...(outlines && { outlines }) }
  return moduleText(name, manifest, 'FixedSheetManifest', 'Where the finer pictures of this bundle lie.')
}

function moduleText(name: string, value: object, type: string, docstring: string): string {
  return manifestModule({
    command: `${COMMAND} ${name}`,
    declaration: DECLARATION,
    importLine: `import type { ${type} } from '../pipeline/manifest'`,
    type,
    docstring,
    name: 'manifest',
    value,
    depth: 2,
  })
}
