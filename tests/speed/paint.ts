import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import type { Connect, Plugin } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'

/** Home without a script: what it takes to paint the markup and its styles is the least that a page can be painted in. */
const FLOOR = 'floor.html'

/** What is measured, by its path: home, the day whose largest content is its words, and home on a telephone. */
const PAGES = { home: '', scallop: '#/scallop', phone: '', floor: FLOOR } as const

type Subject = Exclude<keyof typeof PAGES, 'floor'>

const WINDOW = { viewport: { width: 1440, height: 900 } } as const

/** A window of a telephone, and what else a page knows one by. */
export const TELEPHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  ...{ hasTouch: true, isMobile: true },
} as const

/** How often each is measured: an odd number, of which the median is taken. */
const ROUNDS = 5

/** How often, at most, all of that is done. */
const TRIES = 3

/**
 * How a browser puts a page on the screen: as it chooses to, or as a graphics card would that a processor stands in for, which no telephone
 * has.
 */
const COMPOSINGS = {
  own: { args: [], subjects: ['home', 'scallop', 'phone'] },
  swiftshader: { args: ['--use-angle=swiftshader'], subjects: ['home', 'scallop'] },
} as const satisfies Record<string, Composing>

interface Composing {
  /** What the browser is started with. */
  readonly args: readonly string[]
  readonly subjects: readonly Subject[]
}

/** The first page that a browser shows pays for the start of its graphics process. */
const PLACES = ['first', 'second'] as const

/** When a page was painted, in ms. */
export interface Paints {
  /** Its first content. */
  readonly first: number
  /** The largest of its content. */
  readonly largest: number
}

/** How a page is painted in a fresh browser, beside home without a script, or on a telephone beside home, in one of the ways to compose and as one of its pages. */
export interface PagePaint {
  readonly subject: Subject
  readonly composing: string
  readonly place: (typeof PLACES)[number]
  readonly measured: Paints
  readonly floor: Paints
}

/** Serves the page without scripts beside the built site. */
export function floorPlugin(): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.endsWith(FLOOR)) return next()
    const page = readFileSync('dist/index.html', 'utf8')
    response.setHeader('content-type', 'text/html')
    response.end(page.replace(/<script>.*?<\/script>/s, '').replace(/<link rel="modulepreload"[^>]*>/g, ''))
  }
  return { name: 'floor', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }
}

/** How much longer the page takes than the floor: of its first and its largest paint the worse; on a telephone, the largest. */
export function shareOfFloor({ subject, measured, floor }: PagePaint): number {
  if (subject === 'phone') return measured.largest / floor.largest
  return Math.max(measured.first / floor.first, measured.largest / floor.largest)
}

/**
 * Measures the pages and the floor in fresh browsers, in turns; anew, a few times, where one takes more than `most` of the floor: what else
 * a machine does changes, and the least that was found is the truest.
 *
 * @param address of the built site, with what `floorPlugin` serves
 */
export async function paintsOfPages(
  address: string,
  most: Readonly<Record<Subject, number>>,
): Promise<readonly PagePaint[]> {
  const found: PagePaint[] = []
  for (const [name, composing] of Object.entries(COMPOSINGS)) {
    let least = await paintsComposed(name, composing, address)
    for (let again = 1; again < TRIES && least.some((paint) => shareOfFloor(paint) > most[paint.subject]); again++) {
      const anew = await paintsComposed(name, composing, address)
      least = least.map((paint, place) => {
        const other = anew[place] ?? paint
        return shareOfFloor(other) < shareOfFloor(paint) ? other : paint
      })
    }
    found.push(...least)
  }
  return found
}

async function paintsComposed(composing: string, { args, subjects }: Composing, address: string): Promise<PagePaint[]> {
  const executablePath = provideBrowser(CHROMIUM)
  const rounds: Record<keyof typeof PAGES, Paints[][]> = { home: [], scallop: [], phone: [], floor: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of [...subjects, 'floor'] as const) {
      const browser = await chromium.launch({ executablePath, args: [...args] })
      const inTurn: Paints[] = []
      for (const _ of PLACES) {
        const window = subject === 'phone' ? TELEPHONE : WINDOW
        inTurn.push(await paintsOf(browser, address + PAGES[subject], window))
      }
      rounds[subject].push(inTurn)
      await browser.close()
    }
  }
  const floorOf = { home: rounds.floor, scallop: rounds.floor, phone: rounds.home }
  const medianIn = (all: readonly Paints[][], turn: number) => medianOf(all.flatMap((inTurn) => inTurn[turn] ?? []))
  return subjects.flatMap((subject) =>
    PLACES.map((place, turn) => ({
      ...{ subject, composing, place },
      ...{ measured: medianIn(rounds[subject], turn), floor: medianIn(floorOf[subject], turn) },
    })),
  )
}

/** Opens the page in a window of its own, and hears when it was painted until it lies still. */
async function paintsOf(browser: Browser, address: string, window: BrowserContextOptions): Promise<Paints> {
  const page = await browser.newPage(window)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const times = new Map<string, number>()
        for (const type of ['paint', 'largest-contentful-paint']) {
          new PerformanceObserver((list) => {
            for (const { entryType, name, startTime } of list.getEntries()) times.set(name || entryType, startTime)
            const first = times.get('first-contentful-paint')
            const largest = times.get('largest-contentful-paint')
            if (first !== undefined && largest !== undefined) resolve({ first, largest })
          }).observe({ type, buffered: true })
        }
      }),
  )
  await page.context().close()
  return paints
}

function medianOf(all: readonly Paints[]): Paints {
  const middle = (times: readonly number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  return { first: middle(all.map(({ first }) => first)), largest: middle(all.map(({ largest }) => largest)) }
}
