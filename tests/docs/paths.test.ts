import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathsUnder, proseOf } from './files'

const FOLDERS = ['src', 'scenes', 'assets', 'tests', 'docs']
/** Made on the spot, and committed nowhere. */
const MADE = /^(dist|\.cache|node_modules)(\/|$)/
/** What looks like a path but is a package, an address of the site, or an ending alone. */
const ELSEWHERE = /^[@/]|^\.\w+$/
const ENDING = /\.(ts|tsx|md|json|css|html|rules|grit|webp|png|avif|woff2|fnt)$/
/** What stands for any name: `<day>`, `{n}`, `*`. */
const ANY = /<[\w-]+>|\{\w+\}|\*/

const atRoot = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
const paths = [...atRoot, ...FOLDERS, ...pathsUnder(...FOLDERS)]
const pages = paths.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md')

/** What is set as code in a page and looks like a path, blocks of code apart. */
function pathsIn(page: string): string[] {
  return [...proseOf(page).matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => {
    const isPath =
      /^[\w@.<>{}*/-]+$/.test(code) && (ENDING.test(code) || /^[\w.-]+\//.test(code) || code.startsWith('/'))
    return isPath && !MADE.test(code) && !ELSEWHERE.test(code) ? [code] : []
  })
}

/** Whether a path is there: from the root, or, as it is written beside what it speaks of, the end of one. An ending may be left out. */
function isThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(ANY)
  const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join('[^/]+')
  const fits = new RegExp(`(^|/)${pattern}(\\.tsx?)?$`)
  return paths.some((there) => fits.test(there))
}

/** The files that a page leads to. */
function linksIn(page: string): string[] {
  return [...page.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

describe.each(pages)('%s', (file) => {
  const page = readFileSync(file, 'utf8')

  it('names paths that are there', () => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([])
  })

  it('leads to files that are there', () => {
    expect(linksIn(page).filter((target) => !existsSync(join(dirname(file), target)))).toEqual([])
  })
})

it('README.md names all pages in docs/', () => {
  const linked = linksIn(readFileSync('README.md', 'utf8'))
  expect(pages.filter((page) => page.startsWith('docs/') && !linked.includes(page))).toEqual([])
})

describe('the search for paths', () => {
  it('finds what is set as code and looks like one', () => {
    const page =
      'See `src/stage/`, `tuning.ts`, `assets/<day>/shared.ts` and `#/heist`, `npm run x/y`, `@pixi/react`, `dist/`.'
    expect(pathsIn(page)).toEqual(['src/stage/', 'tuning.ts', 'assets/<day>/shared.ts'])
  })

  it.each(['src/stage/', 'tuning.ts', 'scenes/<day>/rules.ts', '*.lock.json', 'ui/Typewriter'])('knows %s', (path) => {
    expect(isThere(path)).toBe(true)
  })

  it.each(['src/stages/', 'turning.ts', 'scenes/<day>/rulers.ts', 'ning.ts'])('misses %s', (path) => {
    expect(isThere(path)).toBe(false)
  })
})
