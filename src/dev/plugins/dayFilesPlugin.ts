import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../../language/words.ts'
import { checksumOf } from '../../loading/checksum.ts'
import type { BuiltFile } from '../../loading/chunkFile'
import type { DaySheets } from '../../loading/daySheets'

const VIRTUAL_MODULE = 'virtual:day-files'
const RESOLVED = `\0${VIRTUAL_MODULE}`
/** Each stands in quotes where its table comes, and until then for an empty one. */
const PLACEHOLDERS = { chunkFiles: '__CHUNK_FILES__', dayFiles: '__DAY_FILES__', daySheets: '__DAY_SHEETS__' }
const EMPTY = { chunkFiles: '[]', dayFiles: '{}', daySheets: '{}' }
const TABLES = ['chunkFiles', 'dayFiles', 'daySheets'] as const
const MANIFEST = /\/assets\/([^/]+)\/manifest\.ts$/
const FINE = /-fine$/
/** The most pixels that a scene unit has, where a manifest says so. */
const SHARPEST = /^ {2}sharpest: ([\d.]+),$/m
/** A sheet as a manifest lists it. */
const SHEET = /\{ file: '([^']+)', version: '([^']+)', resolution: ([\d.]+) \}/g
/** A sheet with words in another language, and the stem of the one that it stands in for. */
const TRANSLATED = new RegExp(`^(.*)-(${LANGUAGES.join('|')})\\.\\w+\\?`)
/** How a day says, in its entry, when it can be replayed. */
const CAN_REPLAY = /^ {2}canReplay: /m
const DAY_FOLDER = /\/([^/]+)\/index\.tsx?$/

/** What loads as days do, though it is none, by its name, which is no day's slug: the mixer, the credits, the visitor's book and postcards. */
const OTHERS = [
  { name: 'sound', module: '/src/sound/mixer.ts' },
  { name: 'credits', module: '/src/home/Credits.tsx' },
  { name: 'book', module: '/src/book/Book.tsx' },
  { name: 'postcard', module: '/src/postcard/Postcard.tsx' },
]

/**
 * Tells the site which files each day is made of: `virtual:day-files` holds, by slug, the scripts and styles that the
 * day needs beyond those of the home page, and by the names of `sound`, `credits` and the like those of such parts, as places in
 * a list of them all; and the files of the sheets that a day draws from, which else nobody would ask for before its scripts have run;
 * and which days can ever be replayed, so that the frame keeps a place for that from the start. The tables of files are only known when all chunks are named, hence placeholders;
 * they change only when a name in them does, and a script's own name already follows the names of the chunks it imports.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 */
export function dayFilesPlugin(scenesFolder: string): Plugin {
  let building = false

  return {
    name: 'day-files',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL_MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const tables = TABLES.map(
        (table) => `export const ${table} = ${building ? `'${PLACEHOLDERS[table]}'` : EMPTY[table]}`,
      )
      return [...tables, `export const replayingDays = ${JSON.stringify(replayingDays(scenesFolder))}`].join('\n')
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const home = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => filesOf(chunk, bundle)))
        const chunkFiles = new Map<string, BuiltFile>()
        const dayFiles: Record<string, number[]> = {}
        const daySheets: Record<string, DaySheets> = {}
        for (const chunk of chunks) {
          const name = nameOf(chunk.facadeModuleId ?? '', scenesFolder)
          if (!name) continue
          const own = filesOf(chunk, bundle).filter((file) => !home.has(file))
          for (const file of own) chunkFiles.set(file, builtFile(file, bundle[file]))
          const places = [...chunkFiles.keys()]
          dayFiles[name] = own.map((file) => places.indexOf(file))
          const module = this.getModuleInfo(chunk.facadeModuleId ?? '')
          const sheets = sheetsOf([...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
          if (sheets.files.length > 0) daySheets[name] = sheets
        }
        const missing = OTHERS.filter(({ name }) => !dayFiles[name]).map(({ module }) => module)
        if (Object.keys(daySheets).length === 0) missing.push('the sheets in manifests')
        if (missing.length > 0) {
          return this.error(
            `Nothing is found of ${missing.join(', ')}: dayFilesPlugin must learn what they look like now.`,
          )
        }
        const tables = { chunkFiles: [...chunkFiles.values()], dayFiles, daySheets }
        for (const table of TABLES) {
          const quoted = new RegExp(`(["'\`])${PLACEHOLDERS[table]}\\1`)
          const holder = chunks.find((chunk) => quoted.test(chunk.code))
          if (!holder) return this.error(`No chunk imports ${VIRTUAL_MODULE}: days would load without a timeout.`)
          holder.code = holder.code.replace(quoted, () => JSON.stringify(tables[table]))
        }
      },
    },
  }
}

/** The slugs of the days that can ever be replayed. */
export function replayingDays(scenesFolder: string): readonly string[] {
  return readdirSync(scenesFolder).filter((slug) => {
    const entry = `${scenesFolder}/${slug}/index.ts`
    return existsSync(entry) && CAN_REPLAY.test(readFileSync(entry, 'utf8'))
  })
}

/** The slug of the day that the module is the beginning of, or the name of another such part. */
function nameOf(module: string, scenesFolder: string): string | undefined {
  const other = OTHERS.find((part) => module.endsWith(part.module))
  if (other) return other.name
  return module.startsWith(scenesFolder) ? DAY_FOLDER.exec(module)?.[1] : undefined
}

/** The sheets of the manifests among these modules: files with their versions, as the stage asks for them. */
function sheetsOf(modules: readonly string[]): DaySheets {
  const bundles = modules.flatMap((id) => {
    const bundle = MANIFEST.exec(id)?.[1]
    if (!bundle) return []
    const manifest = readFileSync(id, 'utf8')
    const sheets = [...manifest.matchAll(SHEET)]
    const resolutions = sheets.map(([, , , resolution]) => Number(resolution))
    const sharpest = Number(SHARPEST.exec(manifest)?.[1] ?? Math.max(...resolutions))
    const files = sheets.map(([, file, version]) => `${file}?v=${version}`)
    const translated = files.filter((file) => TRANSLATED.test(file))
    return [
      { isFine: FINE.test(bundle), files: files.filter((file) => !translated.includes(file)), translated, sharpest },
    ]
  })
  const coarse = bundles.filter(({ isFine }) => !isFine)
  const fine = bundles.flatMap(({ isFine, files }) => (isFine ? files : []))
  return {
    files: coarse.flatMap(({ files }) => files),
    sharpest: Math.max(0, ...coarse.map(({ sharpest }) => sharpest)),
    ...(fine.length > 0 && { fine }),
    ...editionsOf(
      bundles.flatMap(({ files }) => files),
      bundles.flatMap(({ translated }) => translated),
    ),
  }
}

/** Which of the files stands in for which, by its name: `bat-2-fr.avif` for `bat-2.webp`. */
function editionsOf(files: readonly string[], translated: readonly string[]): Pick<DaySheets, 'editions'> {
  const editions: Partial<Record<Language, Record<string, string>>> = {}
  for (const file of translated) {
    const [, stem, name] = TRANSLATED.exec(file) ?? []
    const language = LANGUAGES.find((known) => known === name)
    const first = files.find((other) => other.replace(/\.\w+\?.*/, '') === stem)
    if (!language || !first) throw new Error(`${file} stands in for no sheet.`)
    editions[language] = { ...editions[language], [first]: file }
  }
  return translated.length > 0 ? { editions } : {}
}

/** The chunk's own file, its styles, and those of all that it statically imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((fileName) => {
    const output = bundle[fileName]
    return output?.type === 'chunk' ? filesOf(output, bundle, seen) : []
  })
  return [...new Set([chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])]
}

function builtFile(path: string, output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): BuiltFile {
  if (!output) throw new Error(`A day needs ${path}, which is not built.`)
  const content = Buffer.from(output.type === 'chunk' ? output.code : output.source)
  return [path, content.byteLength, checksumOf(content)]
}
