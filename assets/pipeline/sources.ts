import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An import or re-export from the project. Types are left out: they draw nothing. */
const IMPORT = /^(?!(?:import|export) type\b).*?(?:from |import |import\()'(\.[^']+)'/gm

/** A fingerprint of these files and of all they import from the project, so that any change of a source is seen. */
export function hashSources(entries: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sourcesOf(entries)
  const base = dirname(fileURLToPath(import.meta.url))
  for (const file of files) hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** These files and all they import from the project, sorted. Throws on an import that leads nowhere. */
export function sourcesOf(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) open.push(resolve(file, path))
  }
  return [...found].sort()
}

function resolve(from: string, path: string): string {
  const target = join(dirname(from), path)
  const file = [target, `${target}.ts`, `${target}.tsx`, join(target, 'index.ts')].find(
    (candidate) => existsSync(candidate) && /\.\w+$/.test(candidate),
  )
  if (!file) throw new Error(`${from} imports ${path}, which is not there.`)
  return file
}

/** A fingerprint of what turns marks into files: the kit's drying, packing and encoding, and the packages they stand on. */
export function hashMachinery(): string {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  const versions = ['@napi-rs/canvas', 'maxrects-packer'].map((name) => {
    const text = readFileSync(here(`../../node_modules/${name}/package.json`), 'utf8')
    const { version }: { version: string } = JSON.parse(text)
    return `${name}@${version}`
  })
  const code = hashSources([here('print.ts')])
  return createHash('sha256')
    .update([code, ...versions].join(' '))
    .digest('hex')
    .slice(0, 32)
}
