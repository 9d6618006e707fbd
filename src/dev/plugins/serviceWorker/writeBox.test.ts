import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseBox } from '../../../offline/box'
import { isSwitchedOff } from './serviceWorkerPlugin'
import { boxOf, UNKNOWN_BUILD, writeBox } from './writeBox'

const BASE = '/inktober2022/'
const PAGE = `<script src="${BASE}assets/index-01234567.js"></script><style>url(${BASE}assets/hand-01234567.woff2)</style>`
const FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'assets/index-01234567.js': 'the entry',
  'assets/hand-01234567.woff2': 'the hand',
  'assets/fowl-01234567.js': 'a day',
  'assets/followRenewals-01234567.js': 'renewals',
  'day16/fowl.avif': 'a sheet',
}
const UNLISTED = {
  'box.json': '{}',
  'worker.js': `const build = '${UNKNOWN_BUILD}'`,
  'licenses.txt': 'terms',
  '404.html': 'nothing here',
  'cards/fowl.jpg': 'for links',
}

const built = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))

describe('the list of a build', () => {
  it('has every file that a page may ask for, its checksum and its size, and none else', () => {
    const { files } = boxOf(built({ ...UNLISTED, ...FILES }), BASE)
    expect(Object.keys(files).sort()).toEqual(Object.keys(FILES).sort())
    const checksum = createHash('sha256').update('a sheet').digest('hex').slice(0, 8)
    expect(files['day16/fowl.avif']).toEqual([checksum, 7])
  })

  it('names what the index does not open without', () => {
    expect(boxOf(built(FILES), BASE).shell).toEqual([
      'index.html',
      'assets/index-01234567.js',
      'assets/followRenewals-01234567.js',
      'ui/sheet-2x.webp',
      'ui/button-2x.webp',
      'ui/chunk-failed-2x.webp',
    ])
  })

  it('is of another build as soon as a byte is another, whatever order the files come in', () => {
    const { build } = boxOf(built(FILES), BASE)
    expect(boxOf(new Map([...built(FILES)].reverse()), BASE).build).toBe(build)
    expect(boxOf(built({ ...FILES, 'day16/fowl.avif': 'a sheeT' }), BASE).build).not.toBe(build)
    expect(boxOf(built({ ...FILES, 'day16/hen.avif': '' }), BASE).build).not.toBe(build)
  })

  it('is not made of a page without scripts, or one that asks for nothing at rest', () => {
    expect(() => boxOf(built({ ...FILES, 'index.html': '' }), BASE)).toThrow('no scripts')
    const { 'assets/followRenewals-01234567.js': _, ...others } = FILES
    expect(() => boxOf(built(others), BASE)).toThrow('at rest')
  })
})

describe('a built site', () => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'box-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is listed, and its worker told the build; once', () => {
    for (const [name, text] of Object.entries({ ...FILES, 'worker.js': UNLISTED['worker.js'] })) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const box = writeBox(folder, BASE)
    expect(parseBox(readFileSync(join(folder, 'box.json'), 'utf8'))).toEqual(box)
    expect(box).toEqual(boxOf(built(FILES), BASE))
    expect(readFileSync(join(folder, 'worker.js'), 'utf8')).toBe(`const build = '${box.build}'`)
    expect(() => writeBox(folder, BASE)).toThrow('no place')
  })
})

describe('VITE_SERVICE_WORKER', () => {
  it('switches the worker off, or is not set', () => {
    expect(isSwitchedOff('off')).toBe(true)
    expect(isSwitchedOff(undefined)).toBe(false)
    expect(isSwitchedOff('')).toBe(false)
    expect(() => isSwitchedOff('of')).toThrow('either off or not set: of')
  })
})
