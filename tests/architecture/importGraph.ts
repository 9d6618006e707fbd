import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** One file importing another; `isType` when it takes nothing but types. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

/** All imports between the project's own files under these folders, tests apart; and what they import from packages. */
export function importsIn(folders: readonly string[]): readonly Import[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .flatMap(importsOf)
}

/** What one file imports, styles apart. What it loads when it is wanted is no part of it, and counts as a type. */
export function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8')
  const { errors, module, program } = parseSync(from, source)
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`)
  const imported = program.body.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return []
    const kind = statement.type === 'ImportDeclaration' ? statement.importKind : statement.exportKind
    return [{ path: statement.source.value, isType: kind === 'type' }]
  })
  const loaded = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const path = /^['"](\..*)['"]$/.exec(source.slice(start, end))?.[1]
    return path === undefined ? [] : [{ path, isType: true }]
  })
  return [...imported, ...loaded].flatMap(({ path, isType }) =>
    path.endsWith('.css')
      ? []
      : [{ from, to: path.startsWith('.') ? fileOf(join(dirname(from), path)) : path, isType }],
  )
}

function fileOf(path: string): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`].filter((file) => existsSync(file) && statSync(file).isFile())
  const [file] = candidates
  if (file === undefined) throw new Error(`${path} is imported, and is not there.`)
  return file
}

/** Circles of imports, each once, as the files on it. */
export function circlesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []

  function walk(file: string): void {
    const met = way.indexOf(file)
    if (met >= 0) circles.push(way.slice(met))
    if (met >= 0 || done.has(file)) return
    way.push(file)
    for (const target of targets.get(file) ?? []) walk(target)
    way.pop()
    done.add(file)
  }

  for (const file of targets.keys()) walk(file)
  return circles
}
