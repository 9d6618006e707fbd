import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file importing another; `isType` when it takes nothing but types. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly isType: boolean
}

const STATEMENT = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/gm

/** All imports between the project's own files under these folders, tests apart; and what they import from packages. */
export function importsIn(folders: readonly string[]): readonly Import[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .flatMap(importsOf)
}

function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8')
  return [...source.matchAll(STATEMENT)].flatMap(([, type, imported, loaded]) => {
    const path = imported ?? loaded
    if (path === undefined || path.endsWith('.css')) return []
    // What is loaded when it is wanted is no part of the file that wants it.
    const isType = type !== undefined || loaded !== undefined
    return [{ from, to: path.startsWith('.') ? fileOf(join(dirname(from), path)) : path, isType }]
  })
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
