import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import type { Connect, Plugin } from 'vite'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'

/** Home without a script: what it takes to paint the markup and its styles is the least that a page can be painted in. */
const FLOOR = 'floor.html'

/** What is measured, by its path: home, and the day whose largest content is its words. */
const PAGES = { home: '', scallop: '#/scallop', floor: FLOOR } as const

type Subject = Exclude<keyof typeof PAGES, 'floor'>

const WINDOW = { width: 1440, height: 900 } as const

/** How often each is measured: an odd number, of which the median is taken. */
const ROUNDS = 5

/** How often, at most, all of that is done. */
const TRIES = 3

/** How a browser puts a page on the screen: as it chooses to, or as a graphics card would that a processor stands in for. */
const COMPOSINGS: Readonly<Record<string, readonly string[]>> = { own: [], swiftshader: ['--use-angle=swiftshader'] }

/** The first page that a browser shows pays for the start of its graphics process. */
const PLACES = ['first', 'second'] as const

/** When a page was painted, in ms. */
export interface Paints {
  /** Its first content. */
  readonly first: number
  /** The largest of its content. */
  readonly largest: number
}

/** How a page is painted in a fresh browser, beside home without a script, in one of the ways to compose and as one of its pages. */
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

/** How much longer the page takes than the floor: of its first and its largest paint the worse. */
export function shareOfFloor({ measured, floor }: PagePaint): number {
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
  for (const [composing, args] of Object.entries(COMPOSINGS)) {
    let least = await paintsComposed(composing, args, address)
    for (let again = 1; again < TRIES && least.some((paint) => shareOfFloor(paint) > most[paint.subject]); again++) {
      const anew = await paintsComposed(composing, args, address)
      least = least.map((paint, place) => {
        const other = anew[place] ?? paint
        return shareOfFloor(other) < shareOfFloor(paint) ? other : paint
      })
    }
    found.push(...least)
  }
  return found
}

async function paintsComposed(composing: string, args: readonly string[], address: string): Promise<PagePaint[]> {
  const executablePath = provideBrowser(CHROMIUM)
  const rounds: Record<keyof typeof PAGES, Paints[][]> = { home: [], scallop: [], floor: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of ['home', 'scallop', 'floor'] as const) {
      const browser = await chromium.launch({ executablePath, args: [...args] })
      const inTurn: Paints[] = []
      for (const _ of PLACES) inTurn.push(await paintsOf(browser, address + PAGES[subject]))
      rounds[subject].push(inTurn)
      await browser.close()
    }
  }
  const medianIn = (all: readonly Paints[][], turn: number) => medianOf(all.flatMap((inTurn) => inTurn[turn] ?? []))
  return (['home', 'scallop'] as const).flatMap((subject) =>
    PLACES.map((place, turn) => ({
      ...{ subject, composing, place },
      ...{ measured: medianIn(rounds[subject], turn), floor: medianIn(rounds.floor, turn) },
    })),
  )
}

/** Opens the page in a window of its own, and hears when it was painted until it lies still. */
async function paintsOf(browser: Browser, address: string): Promise<Paints> {
  const page = await browser.newPage({ viewport: WINDOW })
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
