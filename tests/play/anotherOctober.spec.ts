import { exec } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

/** What is made of the rest, and its history. */
const LEFT_OUT = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\/|\/$/g, ''))
  .concat('.git')

const execute = promisify(exec)

/** The most that a program may say, in bytes. */
const MOST_SAID = 2 ** 24

/** Tells the copy's own tests of playing where it is served. */
const CONFIG = `import config from './playwright.config'

const projects = config.projects.filter(({ name }) => name === 'site')
const baseURL = process.env.SITE
export default { ...config, webServer: undefined, reporter: 'line', projects: projects.map((site) => ({ ...site, use: { ...site.use, baseURL } })) }
`

// Each goes on where the one before ended; some take several programs, on a machine that has others to run.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

test.describe('in a copy of the project with other prompts', () => {
  let project = ''
  let site: PreviewServer | undefined

  /** Runs a command in the copy. Throws with all that it has said when it fails. */
  async function run(command: string, environment: NodeJS.ProcessEnv = process.env): Promise<string> {
    try {
      const { stdout } = await execute(command, { cwd: project, env: environment, maxBuffer: MOST_SAID })
      return stdout
    } catch (error) {
      if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error
      throw new Error(`${command}\n${error.stdout}\n${error.stderr}`)
    }
  }

  function rewrite(file: string, change: (text: string) => string): void {
    const path = join(project, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  function listDays(): Promise<string> {
    return run('npm run --silent days')
  }

  test.beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), 'another-october-'))
    cpSync('.', project, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
    await run('git init --quiet && git add .')
    await run('git -c user.name=fork -c user.email=fork@localhost commit --quiet --message=copy')
  })

  test.afterAll(async () => {
    await site?.close()
    rmSync(project, { recursive: true })
  })

  test('it is told what is left of the days that were replaced, and goes', async () => {
    for (const { prompt, former } of REPLACED) {
      rewrite('src/calendar.ts', (text) => text.replace(`'${former.prompt}'`, `'${prompt}'`))
      rewrite('docs/specification.md', (text) => text.replace(` ${former.prompt},`, ` ${prompt},`))
    }
    const told = await listDays()
    expect(told).toContain('27 drawn, 4 missing')
    for (const { former } of REPLACED) {
      const sheet = new RegExp(`^${former.slug} is named in\n(  .*\n)*  assets/home/vignette-sheet\\.ts$`, 'm')
      expect(told).toMatch(sheet)
    }
    const [removal = ''] = told.match(/^git rm .*$/m) ?? []
    await run(removal)
    for (const { former } of REPLACED) {
      const listed = new RegExp(`^(import .*'\\.\\./${former.slug}/vignette'|  '?${former.slug}'?: .*)\n`, 'gm')
      rewrite('assets/home/vignette-sheet.ts', (text) => text.replace(listed, ''))
    }
    // Until its own guests are drawn, the table stays laid.
    rewrite('assets/book/feast.ts', () => "export { drawPlaces as drawFeast } from './places'\n")
    await run('git rm --quiet -f assets/book/busts.ts')
    // And until its days are studied, the book has none of them in poses.
    rewrite(
      'assets/book-studies/drawings.ts',
      () => "import { studySheets } from './sheet'\n\nexport const pictures = studySheets({})\n",
    )
    await run('git rm --quiet -f assets/book-studies/traces.ts')
    expect(await listDays()).not.toContain('No days any more')
  })

  for (const { slug, options } of BEGUN) {
    test(`new-day begins ${[slug, ...options].join(' ')}`, async () => {
      await run(`npm run --silent new-day ${slug} -- ${options.join(' ')}`)
    })
  }

  test('lint and types find nothing, once the pages are made anew', async () => {
    await run('npm run --silent docs')
    await run('npx biome check --error-on-warnings src scenes assets tests docs')
    await run('npm run --silent types')
  })

  test('the unit tests of the new days pass, and those that hold for all days', async () => {
    const slugs = BEGUN.map(({ slug }) => slug)
    const ofDays = slugs.map((slug) => `scenes/${slug}`).join(' ')
    const ofAll = 'src/calendar src/home src/dev/commands assets/home tests/visual tests/architecture tests/docs'
    // Cards are photographed as the snapshots are, once there is something to see.
    await run(`npx vitest run ${ofDays} ${ofAll} --exclude tests/visual/cards.test.ts`)
    await run(`npx vitest run tests/rules --testNamePattern '${slugs.join('|')}'`)
    await run(`npm run --silent draw -- --check home ${slugs.join(' ')}`)
    await run(`npm run --silent sounds -- --check ${slugs.join(' ')}`)
  })

  test('the built site shows the one that is still to be drawn', async ({ page }) => {
    await run('npx vite build --logLevel warn')
    site = await preview({ root: project, configFile: join(project, 'vite.config.ts'), preview: { port: 0 } })
    await page.clock.install()
    await page.goto(site.resolvedUrls?.local[0] ?? '')
    const card = page.getByRole('link', { name: `${LEFT.number}. ${LEFT.prompt}` })
    await card.hover()
    // A toy would have come forward, and the console tells of pictures that are not there.
    await page.clock.runFor(1000)
    await card.click()
    await expect(page.getByText(`${LEFT.prompt} is still being drawn`)).toBeVisible()
  })

  test('the new days are played by the tests that they begin with', async () => {
    writeFileSync(join(project, 'here.config.ts'), CONFIG)
    const specs = BEGUN.map(({ slug }) => `tests/play/${slug}.spec.ts`)
    const here = { ...process.env, SITE: site?.resolvedUrls?.local[0] }
    await run(`npx playwright test --config here.config.ts --workers 1 ${specs.join(' ')}`, here)
  })
})
