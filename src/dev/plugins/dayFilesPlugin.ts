import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import type { ChunkFile } from '../../loading/chunkFile'
import type { DaySheets } from '../../loading/daySheets'

const VIRTUAL_MODULE = 'virtual:day-files'
const RESOLVED = `\0${VIRTUAL_MODULE}`
const PLACEHOLDERS = { files: '__DAY_FILES__', sheets: '__DAY_SHEETS__' }
const MANIFEST = /\/assets\/([^/]+)\/manifest\.ts$/
const FINE = /-fine$/
/** The most pixels that a scene unit has, where a manifest says so. */
const SHARPEST = /^ {2}sharpest: ([\d.]+),$/m
/** A sheet as a manifest lists it. */
const SHEET = /\{ file: '([^']+)', version: '([^']+)', resolution: ([\d.]+) \}/g
const DAY_FOLDER = /\/([^/]+)\/index\.tsx?$/

/** What loads as days do, though it is none, by its name, which is no day's slug: the mixer, and the credits. */
const OTHERS = [
  { name: 'sound', module: '/src/sound/mixer.ts' },
  { name: 'credits', module: '/src/home/Credits.tsx' },
]

/**
 * Tells the site which files each day is made of: `virtual:day-files` holds, by slug, the scripts and styles that the
 * day needs beyond those of the home page, and by the names of `sound` and `credits` those of the mixer and of the credits; and the files of the sheets that a day
 * draws from, which else nobody would ask for before its scripts have run. The tables are only known when all chunks are named, hence placeholders;
 * they change only when a name in them does, and a script's own name already follows the names of the chunks it imports.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 */
export function dayFilesPlugin(scenesFolder: string): Plugin {
  let base = '/'
  let building = false

  return {
    name: 'day-files',
    configResolved(config) {
      base = config.base
      building = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL_MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const [files, sheets] = building ? [`'${PLACEHOLDERS.files}'`, `'${PLACEHOLDERS.sheets}'`] : ['{}', '{}']
      return `export const dayFiles = ${files}\nexport const daySheets = ${sheets}`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const home = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => filesOf(chunk, bundle)))
        const dayFiles: Record<string, ChunkFile[]> = {}
        const daySheets: Record<string, DaySheets> = {}
        for (const chunk of chunks) {
          const name = nameOf(chunk.facadeModuleId ?? '', scenesFolder)
          if (!name) continue
          dayFiles[name] = filesOf(chunk, bundle)
            .filter((file) => !home.has(file))
            .map((file) => ({ url: base + file, bytes: sizeOf(bundle[file]) }))
          const module = this.getModuleInfo(chunk.facadeModuleId ?? '')
          const sheets = sheetsOf([...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
          if (sheets.files.length > 0) daySheets[name] = sheets
        }
        for (const [placeholder, table] of [
          [PLACEHOLDERS.files, dayFiles],
          [PLACEHOLDERS.sheets, daySheets],
        ] as const) {
          const quoted = new RegExp(`(["'\`])${placeholder}\\1`)
          const holder = chunks.find((chunk) => quoted.test(chunk.code))
          if (!holder) return this.error(`No chunk imports ${VIRTUAL_MODULE}: days would load without a timeout.`)
          holder.code = holder.code.replace(quoted, () => JSON.stringify(table))
        }
      },
    },
  }
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
    return [{ isFine: FINE.test(bundle), files: sheets.map(([, file, version]) => `${file}?v=${version}`), sharpest }]
  })
  const coarse = bundles.filter(({ isFine }) => !isFine)
  const fine = bundles.flatMap(({ isFine, files }) => (isFine ? files : []))
  return {
    files: coarse.flatMap(({ files }) => files),
    sharpest: Math.max(0, ...coarse.map(({ sharpest }) => sharpest)),
    ...(fine.length > 0 && { fine }),
  }
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

function sizeOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  if (!output) return 0
  return Buffer.byteLength(output.type === 'chunk' ? output.code : output.source)
}
