import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleScript } from '../../src/dev/plugins/bundleScript'
import { boxOf, WORKER } from '../../src/dev/plugins/serviceWorker/writeBox'
import { checksumOf } from '../../src/loading/checksum'
import { BOX, parseBox } from '../../src/offline/box'

/** Where the site is built to be. */
export const BASE = '/inktober2022/'

/** All files of a site, by their paths in its folder. */
export type BuiltSite = ReadonlyMap<string, Buffer>

/** A sheet that has the same name in all builds, and other bytes in the second. */
export const SHEET = 'day22/heist-2.avif'

const FAREWELL = fileURLToPath(new URL('../../src/offline/worker/farewell.ts', import.meta.url))

const SCRIPT_OR_STYLES = /^assets\/[^/]+-[\w-]{8}\.(js|css)$/
const TEXT = /\.(html|js|css)$/
/** A row in the entry's table of what days are made of. */
const CHUNK = /\["(assets\/[^"]+)",\d+,\d+\]/g

/** What AVIF may hold and nobody reads. */
const FREE_BOX = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')])

let read: BuiltSite | null = null

/** The site as it was built last. */
export function builtSite(): BuiltSite {
  read ??= new Map(
    readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative('dist', path), readFileSync(path)]),
  )
  return read
}

/** Another build of it: all its scripts and styles are called otherwise, as is its version, and a sheet has more bytes. */
export function renewedSite(): BuiltSite {
  const site = builtSite()
  const hashed = [...site.keys()]
    .filter((path) => SCRIPT_OR_STYLES.test(path))
    .map((path) => path.slice('assets/'.length))
  const names = new RegExp(hashed.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string) => text.replace(names, renewedName)
  const files = new Map<string, Buffer>()
  for (const [path, bytes] of site) {
    files.set(renamed(path), TEXT.test(path) && path !== WORKER ? Buffer.from(renamed(bytes.toString())) : bytes)
  }
  change(files, 'index.html', (page) => page.replace(/(<meta name="version" content=")[^"]*/, '$1renewed'))
  for (const path of files.keys()) {
    if (!/^assets\/index-[^/]+\.js$/.test(path)) continue
    change(files, path, (entry) =>
      entry.replace(CHUNK, (_, chunk: string) => {
        const bytes = files.get(chunk) ?? Buffer.alloc(0)
        return JSON.stringify([chunk, bytes.byteLength, checksumOf(bytes)])
      }),
    )
  }
  const sheet = site.get(SHEET)
  if (!sheet) throw new Error(`${SHEET} is not built: it has another name by now.`)
  files.set(SHEET, Buffer.concat([sheet, FREE_BOX]))
  const box = boxOf(files, BASE)
  change(files, WORKER, (worker) => worker.replaceAll(buildOf(site), box.build))
  return files.set(BOX, Buffer.from(JSON.stringify(box)))
}

/** The site without a worker, as `VITE_SERVICE_WORKER=off` builds it: in its place stands what takes one away, and no page calls one. */
export async function siteWithoutWorker(): Promise<BuiltSite> {
  const files = new Map(renewedSite())
  files.delete(BOX)
  files.set(WORKER, Buffer.from(await bundleScript(FAREWELL, { base: BASE })))
  for (const path of files.keys()) {
    if (/^assets\/index-[^/]+\.js$/.test(path))
      change(files, path, (entry) => entry.replaceAll('.serviceWorker', '.noWorker'))
  }
  return files
}

/** The site in a browser that denies its worker all storage. */
export function siteWithoutStorage(): BuiltSite {
  const files = new Map(builtSite())
  const denial = "caches.open=()=>Promise.reject(new DOMException('Denied.','SecurityError'));"
  change(files, WORKER, (worker) => denial + worker)
  return files
}

/** Which build it is. */
export function buildOf(site: BuiltSite): string {
  return parseBox((site.get(BOX) ?? '').toString()).build
}

function change(files: Map<string, Buffer>, path: string, how: (text: string) => string): void {
  const before = (files.get(path) ?? '').toString()
  const after = how(before)
  if (after === before) throw new Error(`Nothing of ${path} is another in the other build.`)
  files.set(path, Buffer.from(after))
}

/** As long as it was. */
function renewedName(name: string): string {
  return name.replace(/.{8}(?=\.\w+$)/, 'Renewed0')
}
