import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../assets/pipeline/bundle'
import { KINDS, newDayFiles, withBlot } from './newDayFiles'

/** Days that begin anew in a project of their own: which they are matters to nobody. */
const DAYS = { stage: 'ego', window: 'salty', panel: 'ponytail' } as const

/** The drawings of a day of which there is only the vignette. */
const DRAWINGS = `import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawVignette } from './vignette'

export const pictures = drawings({ pictures: grownVignette(drawVignette) })
`

const project = mkdtempSync(join(tmpdir(), 'new-day-'))
afterAll(() => rmSync(project, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

function link(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(project, path))
  }
}

const FOLDERS = ['scenes', 'assets', 'tests/play'] as const

const programOf = (path: string) => join(ROOT, 'node_modules', path)

/** Runs a program of the project's in the new one. Throws with all that it has said when it fails. */
function run(program: string, ...args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [programOf(program), ...args], { cwd: project, stdio: 'pipe', encoding: 'utf8' })
  } catch (error) {
    throw error instanceof Error && 'stdout' in error ? new Error(`${error.message}\n${error.stdout}`) : error
  }
}

beforeAll(() => {
  link('src', 'node_modules', 'tests/support', 'tests/lint', 'biome.json', 'package.json', 'tsconfig.base.json')
  link(...['pipeline', 'sound', 'ink', 'vignettes', 'ui', 'shared'].map((folder) => `assets/${folder}`))
  for (const kind of KINDS) {
    const slug = DAYS[kind]
    for (const [path, text] of newDayFiles(slug, kind)) write(path, text)
    link(`assets/${slug}/vignette.ts`)
    // What the commands would render.
    for (const name of ['manifest.ts', 'sounds.manifest.ts']) {
      const text = readFileSync(join(ROOT, 'src/dev/template/assets', name), 'utf8')
      write(`assets/${slug}/${name}`, text.replaceAll("'../../../../assets/", "'../"))
    }
    write(`assets/${slug}/drawings.ts`, withBlot(DRAWINGS))
  }
  const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'] }
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions,
      include: [
        'scenes',
        'tests/play',
        ...Object.values(DAYS).map((slug) => `assets/${slug}`),
        'src/*.d.ts',
        'src/ui/*.d.ts',
      ],
    }),
  )
})

describe.each(KINDS)('a new day of the kind %s', (kind) => {
  const slug = DAYS[kind]

  it('has an entry, rules and their test, numbers, a sound and a test of playing it, and names only itself', () => {
    const files = newDayFiles(slug, kind)
    const names = ['index.ts', 'rules.ts', 'rules.test.ts', 'state.ts', 'tuning.ts', 'areas.ts'].map(
      (name) => `scenes/${slug}/${name}`,
    )
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([...names, `tests/play/${slug}.spec.ts`, `assets/${slug}/sounds.ts`]),
    )
    expect([...files.values()].join()).not.toMatch(/SLUG|template/)
  })

  it('has at least five snapshots, and a blot to draw', () => {
    const files = newDayFiles(slug, kind)
    const names = files.get(`scenes/${slug}/snapshots.ts`)?.match(/name: '/g) ?? []
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(files.has(`assets/${slug}/blot.ts`)).toBe(true)
  })
})

it('new days of every kind are well typed', () => run('typescript/bin/tsc'), 120_000)

it('new days of every kind are linted, once they are formatted', () => {
  // The ignored files are those of a repository, and the new project is none.
  run('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...FOLDERS)
}, 60_000)

describe('the drawings of a day', () => {
  it('get a blot beside the vignette', () => {
    expect(withBlot('export const pictures = drawings({ pictures: {} })')).toBe(
      "import { blot } from './blot'\nexport const pictures = drawings({ sprites: { blot }, pictures: {} })",
    )
  })

  it('are left alone where there are sprites already', () => {
    expect(() => withBlot('drawings({ sprites: {} })')).toThrow('without sprites')
  })
})
