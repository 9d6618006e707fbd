import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../../src/language/words'
import type { AssetBundle } from '../bundle'
import { type Drawings, type Indexed, inLanguage } from '../drawings'
import type { AssetKind, SourceHasher } from '../kind'
import { fingerprint } from '../lock'
import type { Manifest, SheetManifest } from '../manifest'
import { manifestModule } from '../manifestModule'
import { DECLARATION, loadDrawings } from './declaredPictures'
import { type Drawn, printEdition } from './editions'
import { FrameStore } from './frameStore'
import { type Frame, framesOf, keyOf } from './frames'
import { wordsEntry } from './glyphs'
import { printIndexed } from './indexed'
import type { Cut } from './outline'
import type { Pool } from './pool'
import { print } from './print'
import { type Outcome, renderFrame } from './renderTask'

const COMMAND = 'npm run draw'
const EDITIONS_FILE = fileURLToPath(new URL('editions.ts', import.meta.url))
const FRAMES_FILE = fileURLToPath(new URL('frames.ts', import.meta.url))
const INDEXED_FILE = fileURLToPath(new URL('indexed.ts', import.meta.url))
const OUTLINE_FILE = fileURLToPath(new URL('outline.ts', import.meta.url))
const PRINT_FILE = fileURLToPath(new URL('print.ts', import.meta.url))
/** What is drawn in others than the first. */
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)

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
      const declared = await load(bundle)
      const drawings = inLanguage(declared, FIRST_LANGUAGE)
      const frames = framesOf(bundle.name, drawings)
      const keys = keysOf(frames)
      const editions = OTHER_LANGUAGES.map((language) => {
        const own = framesOf(bundle.name, inLanguage(declared, language))
        return editionKeys(language, keysOf(own), hasher)
      })
      return {
        ...keys,
        ...Object.assign({}, ...editions),
        ...wordsKeys(wordsOf(bundle, declared)),
        ...outlineKeys(cutFrames(drawings, frames), keys, hasher),
        ...indexedKeys(indexedFrames(drawings, frames), keys, hasher),
      }
    },

    async render(bundle, { places, hasher, force }) {
      const declared = await load(bundle)
      const folder = join(places.cache, 'frames')
      const store = new FrameStore(folder)
      const machinery = hasher.hashOf(PRINT_FILE, 'render')
      const drawnIn = async (language: Language): Promise<Drawn & { outcomes: Outcome[] }> => {
        const drawings = inLanguage(declared, language)
        const frames = framesOf(bundle.name, drawings)
        const task = { bundle, language, frames: frames.map(({ name }) => name), machinery, store: folder, force }
        const outcomes = pool
          ? await pool.render(task)
          : frames.map((frame) => renderFrame(frame, machinery, store, force))
        const outcomeOf = new Map(outcomes.map((outcome) => [outcome.name, outcome]))
        const rendered = (frame: Frame) => {
          const pixels = store.read(outcomeOf.get(frame.name)?.stored ?? '')
          if (!pixels) throw new Error(`${bundle.name}: ${frame.name} was drawn, and then lost from ${folder}.`)
          return pixels
        }
        return { drawings, frames, rendered, outcomes }
      }
      const first = await drawnIn(FIRST_LANGUAGE)
      const { drawings, frames, outcomes, rendered: pixelsOf } = first
      const words = wordsOf(bundle, declared)
      const indexed = indexedFrames(drawings, frames)
      const others = frames.filter((frame) => !indexed.some((other) => other.frame === frame))
      const printed = await print(bundle, drawings, others, pixelsOf, words)
      const { files: indexedFiles, backdrops } = await printIndexed(bundle, indexed, pixelsOf)
      const files = new Map([...printed.files, ...indexedFiles])
      const keys = keysIn(outcomes)
      const cut = cutFrames(drawings, frames)
      const outlines = Object.fromEntries(cut.map(({ frame, cut }) => [frame.name, cut.outlineOf(pixelsOf(frame))]))
      let manifest: Manifest = {
        ...(drawings.sharpest && { sharpest: drawings.sharpest }),
        ...printed.manifest,
        backdrops: { ...printed.manifest.backdrops, ...backdrops },
        ...(cut.length > 0 && { outlines }),
      }
      const editions: Record<string, string>[] = []
      for (const language of OTHER_LANGUAGES) {
        const own = await drawnIn(language)
        const edition = await printEdition(bundle, language, manifest, first, own)
        manifest = edition.manifest
        for (const [file, bytes] of edition.files) files.set(file, bytes)
        outcomes.push(...own.outcomes)
        editions.push(editionKeys(language, keysIn(own.outcomes), hasher))
      }
      return {
        files,
        manifest: drawings.isFiner ? fineManifestText(bundle.name, manifest) : manifestText(bundle.name, manifest),
        keys: {
          ...keys,
          ...Object.assign({}, ...editions),
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

function keysOf(frames: readonly Frame[]): Record<string, string> {
  return Object.fromEntries(frames.map((frame) => [frame.name, keyOf(frame, frame.draw())]))
}

function keysIn(outcomes: readonly Outcome[]): Record<string, string> {
  return Object.fromEntries(outcomes.map(({ name, key }) => [name, key]))
}

/** What is printed in another language has a key that follows how it is laid, too. */
function editionKeys(
  language: Language,
  keys: Readonly<Record<string, string>>,
  hasher: SourceHasher,
): Record<string, string> {
  const names = Object.keys(keys)
  if (names.length === 0) return {}
  const machinery = hasher.hashOf(EDITIONS_FILE, 'printEdition')
  return Object.fromEntries(names.map((name) => [`${language} ${name}`, fingerprint(keys[name] ?? '', machinery)]))
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
export function fineManifestText(name: string, { sheets, frames, outlines, editions }: SheetManifest): string {
  const manifest = { sheets, frames, ...(outlines && { outlines }), ...(editions && { editions }) }
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
