import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build, preview, type Rolldown } from 'vite'
import { provideChromium } from '../support/chromium'
import { layoutShiftOf } from '../support/layoutShift'

/** What of the site may not be part of the home page, by the path of the module. */
const NOT_FOR_HOME = /node_modules\/(@?pixi|pixi\.js|@?firebase)|\/scenes\//

const KILOBYTE = 1024

/** One promise about how heavy the site may be. */
interface Budget {
  readonly what: string
  readonly measured: number
  readonly atMost: number
  readonly unit: string
}

/** `npm run size`: weighs what `npm run build` makes and what a browser loads of it, and fails when a budget is broken. */
const output = await build({ logLevel: 'warn', build: { write: false } })
if (!('output' in output)) throw new Error('The build made several outputs, or a watcher, instead of one site.')
const files = new Map(output.output.map((file) => [file.fileName, file]))
const home = filesOf(output.output.filter((file) => file.type === 'chunk' && file.isEntry))
const visit = await visitHome()

const intruders = home
  .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  .filter((module) => NOT_FOR_HOME.test(module))

const budgets: readonly Budget[] = [
  { what: 'JavaScript of the home page, gzipped', measured: weigh(home, '.js'), atMost: 90, unit: 'KB' },
  { what: 'styles of the home page, gzipped', measured: weigh(home, '.css'), atMost: 12, unit: 'KB' },
  { what: 'modules of Pixi, Firebase or a day in it', measured: intruders.length, atMost: 0, unit: '' },
  { what: 'requests of the home page, vignettes apart', measured: visit.requests, atMost: 12, unit: '' },
  { what: 'layout shift of the home page', measured: visit.layoutShift, atMost: 0, unit: '' },
]

console.log('Lazily loaded, gzipped:')
for (const file of files.values()) {
  if (file.type === 'chunk' && !home.includes(file))
    console.log(`  ${weigh([file], '.js').toFixed(1)} KB ${file.fileName}`)
}
console.log('Budgets:')
for (const { what, measured, atMost, unit } of budgets) {
  const verdict = measured <= atMost ? 'holds ' : 'BROKEN'
  console.log(`  ${verdict} ${what}: ${Number(measured.toFixed(2))} of at most ${atMost} ${unit}`.trimEnd())
}
for (const module of intruders) console.log(`  The home page loads ${module}.`)
process.exitCode = budgets.every(({ measured, atMost }) => measured <= atMost) ? 0 : 1

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

/** The files, with all that they import statically and their styles. */
function filesOf(wanted: readonly OutputFile[], seen = new Set<OutputFile>()): OutputFile[] {
  for (const file of wanted) {
    if (seen.has(file)) continue
    seen.add(file)
    if (file.type !== 'chunk') continue
    const names = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]
    filesOf(
      names.flatMap((name) => files.get(name) ?? []),
      seen,
    )
  }
  return [...seen]
}

/** KB of the files with that ending, as a server sends them. */
function weigh(weighed: readonly OutputFile[], ending: string): number {
  const bytes = weighed
    .filter((file) => file.fileName.endsWith(ending))
    .map((file) => gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).byteLength)
  return bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE
}

/** Opens the built home page as a new visitor does. */
async function visitHome(): Promise<{ requests: number; layoutShift: number }> {
  const server = await preview({ logLevel: 'warn', preview: { port: 4172, strictPort: true } })
  const browser = await chromium.launch({ executablePath: provideChromium() })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    let requests = 0
    page.on('request', (request) => {
      if (!request.url().includes('vignette')) requests += 1
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForLoadState('networkidle')
    return { requests, layoutShift: await layoutShiftOf(page) }
  } finally {
    await browser.close()
    await server.close()
  }
}
