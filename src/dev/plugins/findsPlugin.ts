import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type Plugin, parseAst, runnerImport } from 'vite'
import type { Localized } from '../../language/words'

/** What a day's `finds.ts` says, as far as others need to know it. */
type FindTable = Readonly<Record<string, { readonly name: Localized; readonly hint: Localized }>>

const NAMES = 'virtual:find-names'
const WORDS = 'virtual:find-words'
const FOLDERS = 'finds:folders'

/**
 * Tells the site what can be found on each day without loading any: `virtual:find-names` holds the names of each day's finds, which
 * index page and record words need, `virtual:find-words` what they are called and how they are hinted at, which the book needs. They are
 * data and import no day, so that a `finds.ts` stays in the chunk of its day. There it is built without its hints: only the book gives them.
 *
 * @param scenesFolder absolute path of the folder that holds the day folders
 */
export function findsPlugin(scenesFolder: string): Plugin {
  return {
    name: 'finds',
    resolveId: (id) => (id === NAMES || id === WORDS ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${NAMES}` && id !== `\0${WORDS}`) return null
      for (const slug of daysWithFinds(scenesFolder)) this.addWatchFile(fileOf(scenesFolder, slug))
      return id === `\0${NAMES}` ? writeFindNames(scenesFolder) : writeFindWords(scenesFolder)
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const isOfDay = id === fileOf(scenesFolder, basename(dirname(id)))
        return isOfDay && this.environment.mode === 'build' ? { code: withoutHints(code), map: null } : null
      },
    },
  }
}

export async function writeFindNames(scenesFolder: string): Promise<string> {
  return `export const findNames = ${listed(await readFindTables(scenesFolder), (table) => Object.keys(table))}`
}

export async function writeFindWords(scenesFolder: string): Promise<string> {
  const wordsOf = (table: FindTable) => Object.entries(table).map(([find, { name, hint }]) => ({ find, name, hint }))
  return `export const findWords = ${listed(await readFindTables(scenesFolder), wordsOf)}`
}

/** The JavaScript of a `finds.ts` without the hints in it. @throws where there is none */
export function withoutHints(code: string): string {
  const hints: { start: number; end: number }[] = []
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declaration.declarations)
      for (const find of init?.type === 'ObjectExpression' ? init.properties : [])
        for (const part of find.type === 'Property' && find.value.type === 'ObjectExpression'
          ? find.value.properties
          : [])
          if (part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'hint') hints.push(part)
  }
  if (hints.length === 0)
    throw new Error('There is no hint in these finds: findsPlugin must learn how they are written now.')
  return hints.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
}

function listed(tables: Readonly<Record<string, FindTable>>, from: (table: FindTable) => readonly unknown[]): string {
  return JSON.stringify(Object.fromEntries(Object.entries(tables).map(([slug, table]) => [slug, from(table)])))
}

/** The tables of all days that have one, by slug. */
async function readFindTables(scenesFolder: string): Promise<Readonly<Record<string, FindTable>>> {
  const imports = daysWithFinds(scenesFolder).map(
    (slug, place) => `import { finds as finds${place} } from ${JSON.stringify(fileOf(scenesFolder, slug))}`,
  )
  const entries = daysWithFinds(scenesFolder).map((slug, place) => `${JSON.stringify(slug)}: finds${place}`)
  const { module } = await runnerImport<{ readonly tables: Readonly<Record<string, FindTable>> }>(FOLDERS, {
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'finds-of-folders',
        resolveId: (id) => (id === FOLDERS ? `\0${FOLDERS}` : null),
        load: (id) =>
          id === `\0${FOLDERS}` ? [...imports, `export const tables = { ${entries.join(', ')} }`].join('\n') : null,
      },
    ],
  })
  return module.tables
}

function daysWithFinds(scenesFolder: string): readonly string[] {
  return readdirSync(scenesFolder).filter((slug) => existsSync(fileOf(scenesFolder, slug)))
}

function fileOf(scenesFolder: string, slug: string): string {
  return `${scenesFolder}/${slug}/finds.ts`
}
