import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { days } from '../../src/calendar'
import { expect, test } from '../support/test'

/** Prompts that come in place of others, by the numbers of their days, and as what kind these begin. */
const BEGUN = [
  { number: 19, prompt: 'lantern', slug: 'lantern', options: [] },
  { number: 25, prompt: 'lighthouse', slug: 'lighthouse', options: ['--window'] },
  { number: 28, prompt: 'ice cream', slug: 'icecream', options: ['--panel'] },
] as const
/** One that nobody has begun. */
const LEFT = { number: 15, prompt: 'paper moth' } as const

const REPLACED = [LEFT, ...BEGUN].map(({ number, prompt }) => {
  const former = days.find((day) => day.number === number)
  if (!former) throw new Error(`There is no day ${number}.`)
  return { prompt, former }
})

/** Tells the copy's own tests of playing where it is served. */
const CONFIG = `import config from './playwright.config'

const projects = config.projects.filter(({ name }) => name === 'site')
const baseURL = process.env.SITE
export default { ...config, webServer: undefined, reporter: 'line', projects: projects.map((site) => ({ ...site, use: { ...site.use, baseURL } })) }
`

// Each goes on where the one before ended.
test.describe.configure({ mode: 'serial' })

test.describe('in a copy of the project with other prompts', () => {
  let project = ''
  let site: PreviewServer | undefined

  /** Runs a program in the copy. Throws with all that it has said when it fails. */
  function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = process.env): string {
    try {
      return execFileSync(program, args, { cwd: project, env: environment, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
    }
  }

  function rewrite(file: string, change: (text: string) => string): void {
    const path = join(project, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  function listDays(): string {
    return run('npx', ['tsx', 'src/dev/commands/days.ts'])
  }

  test.beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'another-october-'))
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
    })
    for (const file of new Set(files.split('\0'))) if (file && existsSync(file)) cpSync(file, join(project, file))
    symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
    run('git', ['init', '--quiet'])
    run('git', ['add', '.'])
    run('git', ['-c', 'user.name=A fork', '-c', 'user.email=fork@localhost', 'commit', '--quiet', '--message=A copy'])
  })

  test.afterAll(async () => {
    await site?.close()
    rmSync(project, { recursive: true })
  })

  test('it is told what is left of the days that were replaced, and goes', () => {
    for (const { prompt, former } of REPLACED) {
      rewrite('src/calendar.ts', (text) => text.replace(`'${former.prompt}'`, `'${prompt}'`))
      rewrite('docs/specification.md', (text) => text.replace(` ${former.prompt},`, ` ${prompt},`))
    }
    const told = listDays()
    expect(told).toContain('27 drawn, 4 missing')
    for (const { former } of REPLACED) {
      const sheet = new RegExp(`^${former.slug} is named in\n(  .*\n)*  assets/home/vignette-sheet\\.ts$`, 'm')
      expect(told).toMatch(sheet)
    }
    const [removal = ''] = told.match(/^git rm .*$/m) ?? []
    run('sh', ['-c', removal])
    for (const { former } of REPLACED) {
      const listed = new RegExp(`^(import .*'\\.\\./${former.slug}/vignette'|  '?${former.slug}'?: .*)\n`, 'gm')
      rewrite('assets/home/vignette-sheet.ts', (text) => text.replace(listed, ''))
    }
    expect(listDays()).not.toContain('No days any more')
  })

  for (const { slug, options } of BEGUN) {
    test(`new-day begins ${[slug, ...options].join(' ')}`, () => {
      run('npm', ['run', '--silent', 'new-day', slug, '--', ...options])
    })
  }

  test('lint and types find nothing', () => {
    run('npx', ['biome', 'check', '--error-on-warnings'])
    run('npm', ['run', '--silent', 'types'])
  })

  test('the unit tests of the new days pass, and those that hold for all days', () => {
    const slugs = BEGUN.map(({ slug }) => slug)
    const ofDays = slugs.map((slug) => `scenes/${slug}`)
    run('npx', [
      'vitest',
      'run',
      ...ofDays,
      'src/calendar',
      'src/home',
      'src/dev/commands',
      'assets/home',
      'tests/docs',
    ])
    run('npx', ['vitest', 'run', 'tests/visual', 'tests/architecture'])
    run('npx', ['vitest', 'run', 'tests/rules', '--testNamePattern', slugs.join('|')])
    run('npm', ['run', '--silent', 'draw', '--', '--check', 'home', ...slugs])
    run('npm', ['run', '--silent', 'sounds', '--', '--check', ...slugs])
  })

  test('the built site shows the one that is still to be drawn', async ({ page }) => {
    run('npx', ['vite', 'build', '--logLevel', 'warn'])
    site = await preview({ root: project, configFile: join(project, 'vite.config.ts'), preview: { port: 0 } })
    await page.goto(site.resolvedUrls?.local[0] ?? '')
    const card = page.getByRole('link', { name: `${LEFT.number}. ${LEFT.prompt}` })
    await card.hover()
    await card.click()
    await expect(page.getByText(`${LEFT.prompt} is still being drawn`)).toBeVisible()
  })

  test('the new days are played by the tests that they begin with', () => {
    writeFileSync(join(project, 'here.config.ts'), CONFIG)
    const specs = BEGUN.map(({ slug }) => `tests/play/${slug}.spec.ts`)
    const environment = { ...process.env, SITE: site?.resolvedUrls?.local[0] }
    run('npx', ['playwright', 'test', '--config', 'here.config.ts', '--workers', '1', ...specs], environment)
  })
})
