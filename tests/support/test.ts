import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type ViewportSize,
  type WorkerInfo,
} from '@playwright/test'
import { STORAGE_KEY } from '../../src/finds/bookPages'
import { drawNothing } from './drawing'
import { keepBook, writtenBook } from './keptBook'
import { WHOLE_BOOK } from './wholeBook'

interface Fixtures {
  /** What the console may warn about in this test; nothing, unless it says so. */
  expectedWarnings: RegExp | null
  /**
   * The home page in a page that is kept from test to test, its storage empty but for a book in which all was found: nothing is new. What comes next is opened within it, as a visitor
   * goes on: a tenth of the work of a page of its own. What the site keeps in memory stays, as its volume and the
   * sound's first gesture do, but for its language, which is English: whatever depends on a first visit, or changes what stays, takes a `page`.
   */
  keptPage: Page
  /** That page for whoever asked for less motion. */
  stillPage: Page
  /** Such a page on whose stage nothing is drawn, for who does not look at it: a fifth of the work, where the day plays. */
  undrawnPage: Page
}

interface WorkerFixtures {
  pageOfWorker: Page
  /** For itself: what was printed in it is blank. */
  undrawnPageOfWorker: Page
}

/** What the graphics driver of a machine without a card remarks on its own slowness: no word of the page's, and allowed everywhere. */
const DRIVER_REMARK = /GL Driver Message \(OpenGL, Performance/

/** What Playwright itself says in place of a service worker that a test does without. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** A test in a browser whose console must stay silent: no error, no warning, no uncaught exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedWarnings: [null, { option: true }],

  page: async ({ page, expectedWarnings }, use) => {
    await expectSilence(page, expectedWarnings, use)
  },

  pageOfWorker: [
    async ({ browser }, use, { project }) => {
      const page = await openPage(browser, project.use)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],

  undrawnPageOfWorker: [
    async ({ browser }, use, { project }) => {
      const page = await openPage(browser, project.use)
      await drawNothing(page)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],

  keptPage: async ({ pageOfWorker, browserName, viewport, permissions, expectedWarnings }, use) =>
    keep(pageOfWorker, { browserName, viewport, permissions, expectedWarnings }, use),

  stillPage: async ({ keptPage }, use) => {
    await keptPage.emulateMedia({ reducedMotion: 'reduce' })
    await use(keptPage)
    await keptPage.emulateMedia({ reducedMotion: 'no-preference' })
  },

  undrawnPage: async ({ undrawnPageOfWorker, browserName, viewport, permissions, expectedWarnings }, use) =>
    keep(undrawnPageOfWorker, { browserName, viewport, permissions, expectedWarnings }, use),
})

interface Kept {
  readonly browserName: string
  readonly viewport: ViewportSize | null
  readonly permissions: string[] | undefined
  readonly expectedWarnings: RegExp | null
}

/** Hands a page over that others have used before, and will. */
async function keep(
  page: Page,
  { browserName, viewport, permissions, expectedWarnings }: Kept,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  if (viewport) await resizeTo(page, viewport)
  if (page.url() === 'about:blank') await page.goto('./#/')
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  await expectAlive(page)
  // Off the page: a day that comes up under a mouse that rests there takes it for moved. Firefox moves none off it.
  if (browserName !== 'firefox') await page.mouse.move(-1, -1)
  await page.evaluate(
    ([key, book]) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem(key, book)
    },
    [STORAGE_KEY, writtenBook(WHOLE_BOOK)] as const,
  )
  if (permissions) await page.context().grantPermissions(permissions)
  await expectSilence(page, expectedWarnings, use)
  if (permissions) await page.context().clearPermissions()
  await speakEnglish(page)
  // No day plays on beside the next test, and the next one opens its day anew.
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
}

/** The site goes on speaking what it was asked to in the test before: the next one finds it in English. */
async function speakEnglish(page: Page): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('lang')) === 'en') return
  await page.goto('./#/?lang=en')
  await expect(root).toHaveAttribute('lang', 'en')
}

/** Opens a page in a context of its own, as the project has it. */
async function openPage(
  browser: Browser,
  { browserName, baseURL, colorScheme, deviceScaleFactor, serviceWorkers }: WorkerInfo['project']['use'],
): Promise<Page> {
  const context = await browser.newContext({
    // What the first test of the worker asks for would else hold for all that follow it. Stock Firefox can be told none of it.
    ...(browserName !== 'firefox' && { hasTouch: false, reducedMotion: 'no-preference' }),
    ...(baseURL !== undefined && { baseURL }),
    ...(colorScheme !== undefined && { colorScheme }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    ...(serviceWorkers !== undefined && { serviceWorkers }),
  })
  const page = await context.newPage()
  await keepBook(page, WHOLE_BOOK)
  return page
}

/** Waits until home answers: until then its markup is there for wide and narrow windows. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1)
}

/** Resizes the window, and waits until the page knows: a day that opens before it does is resized at its first tick. */
async function resizeTo(page: Page, viewport: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (width === viewport.width && height === viewport.height) return
  await page.setViewportSize(viewport)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport)
}

/** Fails when the page complains, while it is used, of anything that is not expected. */
async function expectSilence(page: Page, expected: RegExp | null, use: (page: Page) => Promise<void>): Promise<void> {
  const warnings: string[] = []
  const stop = noteWarnings(page, warnings)
  await use(page)
  stop()
  expect(warnings.filter((text) => !expected?.test(text))).toEqual([])
}

/** Notes what the page complains of, until what is returned is called. */
export function noteWarnings(page: Page, warnings: string[]): () => void {
  const noteError = (error: Error) => warnings.push(error.message)
  const noteMessage = (message: ConsoleMessage) => {
    const text = message.text()
    const isRemark = DRIVER_REMARK.test(text) || text === BLOCKED_WORKER
    if (['error', 'warning'].includes(message.type()) && !isRemark) warnings.push(text)
  }
  page.on('pageerror', noteError)
  page.on('console', noteMessage)
  return () => {
    page.off('pageerror', noteError)
    page.off('console', noteMessage)
  }
}

export { expect }
