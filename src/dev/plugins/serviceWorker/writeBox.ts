import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { manifest } from '../../../../assets/ui/manifest.ts'
import { BOX, type Box, type BoxFile, CHECKSUM_LENGTH } from '../../../offline/box.ts'

/** The worker's file. */
export const WORKER = 'worker.js'

/** Stands in the worker for the build that it comes with, until that is known. */
export const UNKNOWN_BUILD = '__BUILD__'

/** What no page asks for: what is there for search engines, services and people who read it, and what is never kept. */
const NOT_KEPT = [
  new RegExp(`^(${BOX}|${WORKER})$`.replaceAll('.', '\\.')),
  /^(404\.html|favicon\.ico|licenses\.txt|robots\.txt|sitemap\.xml)$/,
  /^cards\/[^/]+\.jpg$/,
]

const SCRIPT = /^assets\/[^/]+\.js$/

/** A script that the page at rest asks for. */
const ASKED_AT_REST = /^assets\/followRenewals-[^/]+\.js$/

const { sheet, button, 'chunk-failed': failed } = manifest.pictures

/** The pictures around the sentence that a day is not there. */
const WITHOUT_NETWORK = [sheet, button, failed].map((print) => print['2x'].file)

/**
 * Lists a built site for its worker, and tells the worker which build that is.
 *
 * @param folder the site, with a worker in it
 * @param base the path that it is served under
 */
export function writeBox(folder: string, base: string): Box {
  const box = boxOf(filesIn(folder), base)
  const worker = join(folder, WORKER)
  const code = readFileSync(worker, 'utf8')
  if (!code.includes(UNKNOWN_BUILD)) throw new Error(`${WORKER} has no place for the build that it comes with.`)
  writeFileSync(worker, code.replaceAll(UNKNOWN_BUILD, box.build))
  writeFileSync(join(folder, BOX), JSON.stringify(box))
  return box
}

/** The list of a build. @param files all that was built, by their paths in its folder */
export function boxOf(files: ReadonlyMap<string, Buffer>, base: string): Box {
  const kept = [...files].filter(([path]) => !NOT_KEPT.some((pattern) => pattern.test(path)))
  const list = Object.fromEntries(
    kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, bytes]): [string, BoxFile] => [path, listed(bytes)]),
  )
  const page = files.get('index.html')?.toString() ?? ''
  const named = Object.keys(list).filter((path) => SCRIPT.test(path) && page.includes(base + path))
  const asked = Object.keys(list).filter((path) => ASKED_AT_REST.test(path))
  if (named.length === 0 || asked.length !== 1) throw new Error('The page names no scripts, or asks for none at rest.')
  return {
    build: digest(JSON.stringify(list)),
    files: list,
    shell: ['index.html', ...named, ...asked, ...WITHOUT_NETWORK],
  }
}

/** A file as it is listed. */
export function listed(bytes: Buffer): BoxFile {
  return [digest(bytes), bytes.byteLength]
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, CHECKSUM_LENGTH)
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]))
}
