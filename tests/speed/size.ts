import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { build, type Plugin, preview, type Rolldown } from 'vite'
import type { Manifest } from '../../assets/pipeline/manifest'
import type { RenderedSound } from '../../assets/sound/manifest'
import type { CalendarDay } from '../../src/calendar'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../src/language/words'
import type { DaySheets } from '../../src/loading/daySheets'
import { alongFiles } from '../../src/offline/alongFiles'
import { BOX, parseBox } from '../../src/offline/box'
import { FILES_CACHE } from '../../src/offline/keptFiles'
import { BUDGETS, type Budget, mostFor } from '../budgets'
import { layoutShiftOf } from '../support/layoutShift'
import { drawnDays } from '../support/scenes'
import { floorPlugin, type PagePaint, type Paints, paintsOfPages, shareOfFloor, TELEPHONE } from './paint'

/** What of the site may not be part of the home page, by the path of the module. */
const NOT_FOR_HOME = /node_modules\/(@?pixi|pixi\.js|@?firebase)|\/scenes\//

/** What of it no visitor loads: the debug overlay, but for the door to it. */
const NOT_FOR_VISITORS = /\/src\/debug\/(?!OverlayLauncher|overlayMemory|useToybox)|node_modules\/lil-gui/

/** The code of the chat room's database, by the path of the module. */
const DATABASE = /node_modules\/(@firebase|firebase|idb)\//

/** The line to the chat room's server, which never falls silent. */
const DATABASE_LINE = '**/google.firestore.v1.Firestore/**'

/** The only day with a chat room. */
const CHAT = 'flame'

/** A sheet with words in another language than the first, as the pipeline names it. */
const TRANSLATED = new RegExp(`^(.*)-(${LANGUAGES.join('|')})\\.\\w+$`)

/** What a server compresses; the rest is compressed already. */
const TEXT = /\.(html|js|css|json|fnt)$/

const KILOBYTE = 1024

const MEGABYTE = 1024 * KILOBYTE

/** How late each page may be painted. */
const PAINTS = { home: BUDGETS.homePaint, scallop: BUDGETS.wordsPaint, phone: BUDGETS.phonePaint } as const

/** What was measured of the home page, or of a day. */
interface Measured {
  /** `home`, or the day's slug. */
  readonly subject: string
  readonly budget: Budget
  readonly measured: number
}

/** `npm run size`: builds the site, weighs it and what a browser loads of it, and fails when a budget is broken. */
const output = await build({ logLevel: 'warn' })
if (!('output' in output)) throw new Error('The build made several outputs, or a watcher, instead of one site.')
const files = new Map(output.output.map((file) => [file.fileName, file]))
const home = filesOf(output.output.filter((file) => file.type === 'chunk' && file.isEntry))
/** What the first gesture loads, to be heard. */
const mixer = [...files.values()].filter(
  (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/sound/mixer.ts'),
)
const visit = await visitSite()

const intruders = home
  .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  .filter((module) => NOT_FOR_HOME.test(module))

/** What of the overlay came along to visitors who never opened it. */
const benches = [...visit.ofDays.values()]
  .flat()
  .map((path) => files.get(path))
  .flatMap((file) => (file?.type === 'chunk' ? Object.keys(file.modules) : []))
  .filter((module) => NOT_FOR_VISITORS.test(module))

const database = [...files.values()].filter(
  (file) => file.type === 'chunk' && Object.keys(file.modules).some((module) => DATABASE.test(module)),
)
const strangers = [...visit.ofDays].filter(
  ([slug, requested]) => slug !== CHAT && database.some(({ fileName }) => requested.includes(fileName)),
)

const bookFiles = [...files.values()].filter(
  (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/book/Book.tsx'),
)

const galleryFiles = [...files.values()].filter(
  (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/home/Gallery.tsx'),
)

const all: readonly Measured[] = [
  { subject: 'home', budget: BUDGETS.homeScript, measured: weigh(home, '.js') },
  { subject: 'home', budget: BUDGETS.homeStyles, measured: weighStyles() },
  { subject: 'home', budget: BUDGETS.homeForeigners, measured: intruders.length },
  { subject: 'home', budget: BUDGETS.homeRequests, measured: visit.ofHome.length },
  { subject: 'home', budget: BUDGETS.homeWeight, measured: weighPaths(visit.ofHome) },
  { subject: 'home', budget: BUDGETS.homeKeeping, measured: weighPaths(visit.ofWorker) },
  { subject: 'home', budget: BUDGETS.homeShift, measured: visit.layoutShift },
  ...visit.paints.map((paint) => {
    const { subject } = paint
    return { subject, budget: PAINTS[subject], measured: shareOfFloor(paint) }
  }),
  { subject: 'phone', budget: BUDGETS.phoneRequests, measured: visit.onTelephone.requested.length },
  { subject: 'phone', budget: BUDGETS.phoneWeight, measured: weighPaths(visit.onTelephone.requested) },
  { subject: 'phone', budget: BUDGETS.phoneShift, measured: visit.onTelephone.layoutShift },
  { subject: 'phone', budget: BUDGETS.galleryScript, measured: weigh(galleryFiles, '.js') },
  { subject: 'all days', budget: BUDGETS.overlayModules, measured: benches.length },
  { subject: CHAT, budget: BUDGETS.database, measured: weigh(database, '.js') },
  { subject: CHAT, budget: BUDGETS.databaseElsewhere, measured: strangers.length },
  { subject: 'the book', budget: BUDGETS.bookScript, measured: weigh(bookFiles, '.js') },
  { subject: 'the book', budget: BUDGETS.along, measured: await weighAlong(1) },
  { subject: 'the book', budget: BUDGETS.sharpAlong, measured: await weighAlong(2) },
  ...(await Promise.all(drawnDays.map(measure))).flat(),
]

for (const one of all) print(one)
for (const { subject, composing, place, measured, floor } of visit.paints) {
  const where = `${subject} as the ${place} page, composed by ${composing}`
  const beside = subject === 'phone' ? 'home' : 'home without scripts'
  console.log(`${where}: ${inWords(measured)}; ${beside} ${inWords(floor)}`)
}
for (const day of drawnDays) console.log(await softnessOf(day))
for (const module of intruders) console.log(`The home page loads ${module}.`)
process.exitCode = all.every(holds) ? 0 : 1

function holds({ subject, budget, measured }: Measured): boolean {
  return measured <= mostFor(budget, subject)
}

function print(one: Measured): void {
  const { subject, budget, measured } = one
  const numbers = `${Number(measured.toFixed(2))} of at most ${mostFor(budget, subject)} ${budget.unit}`.trimEnd()
  console.log(`${holds(one) ? 'holds ' : 'BROKEN'} ${subject}, ${budget.what}: ${numbers}`)
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

async function measure({ slug, number }: CalendarDay): Promise<Measured[]> {
  const own = [...files.values()].filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/scenes/${slug}/index.ts`),
  )
  const later = [...files.values()].filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/scenes/${slug}/later.ts`),
  )
  const requested = visit.ofDays.get(slug) ?? []
  const direct = visit.direct.get(slug) ?? []
  const loaded = requested.flatMap((path) => files.get(path) ?? [])
  const sounding = filesOf(mixer, new Set([...home, ...loaded]))
  return [
    { subject: slug, budget: BUDGETS.dayRequests, measured: requested.length },
    { subject: slug, budget: BUDGETS.dayChunk, measured: weigh(own, '.js') },
    ...(later.length > 0
      ? [
          { subject: slug, budget: BUDGETS.laterScript, measured: weigh(later, '.js') },
          { subject: slug, budget: BUDGETS.laterPictures, measured: weighFolder(`${slug}-later`, () => true) },
        ]
      : []),
    { subject: slug, budget: BUDGETS.dayScript, measured: weigh([...loaded, ...sounding], '.js') },
    { subject: slug, budget: BUDGETS.dayAssets, measured: await weighAssets(slug, number) },
    { subject: slug, budget: BUDGETS.directRequests, measured: direct.length },
    { subject: slug, budget: BUDGETS.directWeight, measured: weighPaths(direct) },
  ]
}

/** How soft the day's pictures are: for each of their files the pixels that a scene unit has, the heaviest first. */
async function softnessOf({ slug, number }: CalendarDay): Promise<string> {
  const module: { manifest: Manifest } = await import(`../../assets/${slug}/manifest.ts`)
  const { sheets, backdrops, pictures } = module.manifest
  const drawn = Object.entries(pictures).filter(([name]) => !name.startsWith('vignette'))
  const prints = [...sheets, ...Object.values(backdrops), ...drawn.flatMap(([, sizes]) => Object.values(sizes))]
    .map(({ file, resolution }) => ({ resolution, weight: statSync(`assets/public/${file}`).size / KILOBYTE }))
    .sort((a, b) => b.weight - a.weight)
  const parts = prints.map(({ resolution, weight }) => `${Number(resolution.toFixed(2))} (${Math.round(weight)} KB)`)
  return `day ${number}, ${slug}, pixels a scene unit: ${parts.join(', ')}`
}

/** The files, with all that they import statically and their styles, but for what is there already. */
function filesOf(wanted: readonly OutputFile[], already = new Set<OutputFile>()): OutputFile[] {
  return wanted.flatMap((file) => {
    if (already.has(file)) return []
    already.add(file)
    if (file.type !== 'chunk') return [file]
    const names = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]
    const imported = names.flatMap((name) => files.get(name) ?? [])
    return [file, ...filesOf(imported, already)]
  })
}

/** KB of the files with that ending, as a server sends them. */
function weigh(weighed: readonly OutputFile[], ending: string): number {
  const bytes = weighed
    .filter((file) => file.fileName.endsWith(ending))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).byteLength)
  return bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE
}

/** KB of the styles that stand in the page, as a server sends them. */
function weighStyles(): number {
  const styles = [...readFileSync('dist/index.html', 'utf8').matchAll(/<style>.*?<\/style>/gs)].join('')
  return gzipSync(styles, { level: 9 }).byteLength / KILOBYTE
}

/** MB of what is taken along on a screen of 1440 × 900, in the language that has more of it. */
async function weighAlong(density: number): Promise<number> {
  const box = parseBox(readFileSync(`dist/${BOX}`, 'utf8'))
  const sheets = Object.fromEntries(await Promise.all(drawnDays.map(async ({ slug }) => [slug, await sheetsOf(slug)])))
  const screen = { width: 1440, height: 900, density }
  const weights = LANGUAGES.map((language) =>
    alongFiles(Object.keys(box.files), { language, screen, sheets })
      .map((path) => box.files[path]?.[1] ?? 0)
      .reduce((sum, bytes) => sum + bytes, 0),
  )
  return Math.max(...weights) / MEGABYTE
}

/** What a day draws from, as the site lists it. */
async function sheetsOf(slug: string): Promise<DaySheets> {
  const module: { manifest: Manifest } = await import(`../../assets/${slug}/manifest.ts`)
  const { sheets, sharpest = Math.max(0, ...sheets.map(({ resolution }) => resolution)) } = module.manifest
  const isFine = existsSync(`assets/${slug}-fine`)
  return { files: sheets.map(({ file }) => file), sharpest, ...(isFine && { fine: [] }) }
}

function inWords({ first, largest }: Paints): string {
  return `first painted after ${Math.round(first)} ms, largest ${Math.round(largest)}`
}

/** KB of what is served at these paths under the site's address, as a server sends it. */
function weighPaths(paths: readonly string[]): number {
  const bytes = paths.map((path) => {
    const file = path.split(/[?#]/, 1)[0] || 'index.html'
    const content = readFileSync(`dist/${file}`)
    return TEXT.test(file) ? gzipSync(content, { level: 9 }).byteLength : content.byteLength
  })
  return bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE
}

/** KB of the day's pictures and sounds, but for the home page's vignettes and for what plays in a loop. */
async function weighAssets(slug: string, number: number): Promise<number> {
  const manifest = `../../assets/${slug}/sounds.manifest.ts`
  const sounds: Record<string, RenderedSound> = existsSync(`assets/${slug}/sounds.manifest.ts`)
    ? (await import(manifest)).sounds
    : {}
  const loops = Object.values(sounds).flatMap(({ loop, variations }) =>
    loop ? variations.map((variation) => variation.file) : [],
  )
  // Of the gallery's 127 pictures a step loads one: the play test of that day weighs them.
  const isWaitedFor = (name: string) =>
    !/^\d+\.png$/.test(name) && !name.startsWith('vignette') && !loops.includes(`day${number}/${name}`)
  return weighFolder(`day${number}`, isWaitedFor)
}

/** KB of the files of a folder that are loaded in the language that has the most of them. */
function weighFolder(folder: string, isLoaded: (name: string) => boolean): number {
  const weights = readdirSync(`assets/public/${folder}`)
    .filter(isLoaded)
    .map((name) => ({ name, size: statSync(`assets/public/${folder}/${name}`).size }))
  return Math.max(...LANGUAGES.map((language) => bytesIn(language, weights))) / KILOBYTE
}

interface Weight {
  readonly name: string
  readonly size: number
}

/** The bytes of what is loaded in that language: of a sheet that is there in several, one. */
function bytesIn(language: Language, weights: readonly Weight[]): number {
  const languageOf = (name: string) => TRANSLATED.exec(name)?.[2] ?? FIRST_LANGUAGE
  const stemOf = (name: string) => name.replace(TRANSLATED, '$1').replace(/\.\w+$/, '')
  const own = weights.filter(({ name }) => languageOf(name) === language)
  const others = weights.filter(
    ({ name }) => languageOf(name) === FIRST_LANGUAGE && !own.some((each) => stemOf(each.name) === stemOf(name)),
  )
  return [...own, ...others].reduce((sum, { size }) => sum + size, 0)
}

/** What was requested: paths under the site's address. */
type Requested = readonly string[]

interface SiteVisit {
  readonly ofHome: Requested
  /** What its service worker asks the server for besides, once the page is at rest. */
  readonly ofWorker: Requested
  readonly layoutShift: number
  readonly paints: readonly PagePaint[]
  readonly onTelephone: { readonly requested: Requested; readonly layoutShift: number }
  /** What a first visit to each day requests after the home page, by slug. */
  readonly ofDays: ReadonlyMap<string, Requested>
  /** What it requests where the day is the first page of all. */
  readonly direct: ReadonlyMap<string, Requested>
}

/** Opens the built home page as a new visitor does, and each of the days: from a cold home, and directly. */
async function visitSite(): Promise<SiteVisit> {
  const answered: string[] = []
  const plugins = [floorPlugin(), answersPlugin(answered)]
  const server = await preview({ logLevel: 'warn', preview: { port: 4172 }, plugins })
  const address = server.resolvedUrls?.local[0] ?? ''
  const paints = await paintsOfPages(address, {
    ...{ home: PAINTS.home.most, scallop: PAINTS.scallop.most, phone: PAINTS.phone.most },
  })
  const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })

  const open = async (hash: string, window: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }) => {
    // The worker comes once the page is at rest: what it loads is weighed by itself.
    const page = await browser.newPage({ ...window, serviceWorkers: 'block' })
    const requested = new Set<string>()
    await page.route(DATABASE_LINE, (route) => route.abort())
    page.on('request', (request) => {
      if (request.url().startsWith(address)) requested.add(request.url().slice(address.length))
    })
    await page.goto(address + hash)
    await page.waitForLoadState('networkidle')
    return { page, requested }
  }

  const openDirectly = async (slug: string) => {
    const { page, requested } = await open(`#/${slug}`)
    await page.locator('main[data-day]').waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    await page.close()
    return [...requested]
  }

  /** Where nothing stands between page and server, so that the browser's cache works as it does for visitors. */
  const keepHome = async (ofHome: Requested) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    answered.length = 0
    await page.goto(address)
    await page.evaluate(untilKept, FILES_CACHE)
    await page.close()
    const besides = [...answered]
    for (const path of ofHome) {
      const place = besides.indexOf(path)
      if (place >= 0) besides.splice(place, 1)
    }
    return besides
  }

  try {
    const { page, requested } = await open('')
    const telephone = await open('', TELEPHONE)
    const ofDays = new Map<string, Requested>()
    const direct = new Map<string, Requested>()
    for (const { slug } of drawnDays) {
      const { page: dayPage, requested: all } = await open('')
      const before = new Set(all)
      const hasDatabase = slug === CHAT ? dayPage.waitForRequest(DATABASE_LINE) : null
      await dayPage.evaluate((hash) => {
        window.location.hash = hash
      }, `#/${slug}`)
      await dayPage.getByRole('progressbar').waitFor({ state: 'detached' })
      await dayPage.waitForLoadState('networkidle')
      await hasDatabase
      ofDays.set(
        slug,
        [...all].filter((path) => !before.has(path)),
      )
      await dayPage.close()
      direct.set(slug, await openDirectly(slug))
    }
    return {
      ofHome: [...requested],
      ofWorker: await keepHome([...requested]),
      layoutShift: await layoutShiftOf(page),
      onTelephone: { requested: [...telephone.requested], layoutShift: await layoutShiftOf(telephone.page) },
      paints,
      ofDays,
      direct,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Waits in the page until its worker keeps all that it has loaded. */
async function untilKept(cacheName: string): Promise<void> {
  for (let isKept = false; !isKept; await new Promise(requestAnimationFrame)) {
    if (!navigator.serviceWorker.controller) continue
    const keys = await (await caches.open(cacheName)).keys()
    const kept = keys.map(({ url }) => url.split('?', 1)[0])
    isKept = performance.getEntriesByType('resource').every(({ name }) => kept.includes(name.split('?', 1)[0]))
  }
}

/** Notes what the server sends: paths under the site's address. What the browser has already is not sent. */
function answersPlugin(answered: string[]): Plugin {
  return {
    name: 'answers',
    // Before whatever answers.
    enforce: 'pre',
    configurePreviewServer: ({ middlewares, config: { base } }) =>
      void middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '').slice(base.length)
        response.on('finish', () => response.statusCode === 200 && answered.push(path))
        next()
      }),
  }
}
