import type { Page } from '@playwright/test'
import { SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

/** The windows that days are made for: they show the stage and nothing beside it. */
const USUAL = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
] as const

const TALL = { width: 1101, height: 1400 } as const
const WIDE = { width: 1920, height: 800 } as const

/** The moments of days that have something to show beside their stage, and the windows that show it. */
const MARGINS = [
  ['scurry?seed=6&at=3000&paused', 'scurry-tall', TALL],
  ['bat?seed=3&at=1000&paused', 'bat-tall', TALL],
  ['bat?seed=3&at=1000&paused', 'bat-wide', WIDE],
  ['fowl?seed=7&at=2600&paused', 'fowl-tall', TALL],
  ['booger?seed=7&at=2600&paused', 'booger-tall', TALL],
  ['crabby?seed=10&at=1000&paused', 'crabby-tall', TALL],
  ['fairy?seed=153&at=9000&paused', 'fairy-tall', TALL],
  ['fairy?seed=153&at=9000&paused', 'fairy-wide', WIDE],
] as const

const MARGIN_SHEET = /\/(\w+-(?:tall|wide))\//
const ASKED_FOR = (request: { url: () => string }) => MARGIN_SHEET.test(request.url())

/** The bundles beside the stage that a page asks for, from now on. */
function marginsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(MARGIN_SHEET.exec(request.url())?.slice(1) ?? [])))
  return asked
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`./#/${address}`)
  await isShown(page)
}

async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('canvas')?.style.visibility === 'visible')
}

/** The whole page, once it no longer changes. */
async function stillPage(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await page.screenshot()
      return last.equals(before)
    })
    .toBe(true)
  return last
}

test.describe('what lies beside a stage', () => {
  test.use({ expectedWarnings: SOFTWARE_GRAPHICS, reducedMotion: 'reduce' })

  for (const [address, bundle, window] of MARGINS) {
    test(`is loaded where it is seen alone, and then seen: ${bundle}`, async ({ page }) => {
      const asked = marginsAskedBy(page)
      await open(page, address)
      for (const size of USUAL) {
        await page.setViewportSize(size)
        await stillPage(page)
        expect(asked).toEqual([])
      }
      let letCome = () => {}
      const mayCome = new Promise<void>((resolve) => {
        letCome = resolve
      })
      await page.route(MARGIN_SHEET, async (route) => {
        await mayCome
        await route.continue()
      })
      const asking = page.waitForRequest(ASKED_FOR)
      await page.setViewportSize(window)
      await asking
      const without = await stillPage(page)
      letCome()
      await expect.poll(async () => (await page.screenshot()).equals(without)).toBe(false)
      const grown = await stillPage(page)
      expect([...new Set(asked)]).toEqual([bundle])

      // Who comes in such a window sees the same from the first moment.
      await page.goto('./')
      await open(page, address)
      expect((await stillPage(page)).equals(grown)).toBe(true)
    })
  }

  test('is named where it does not come in time for the first moment', async ({ page }) => {
    await page.setViewportSize(TALL)
    await page.route(MARGIN_SHEET, (route) => route.fulfill({ body: 'RIFF, or so it says', contentType: 'image/webp' }))
    await page.goto('./#/fowl?seed=7')
    await expect(page.getByRole('alert')).toContainText('Loading chunk fowl-tall/fowl-tall.webp failed (damaged)')
    await page.unroute(MARGIN_SHEET)
    await page.getByRole('button', { name: 'Try again' }).click()
    await isShown(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('where a margin fails', () => {
  test.use({
    expectedWarnings: /GL Driver Message|net::ERR_FAILED|fowl-tall\.webp is not seen: it did not load \(no answer\)/,
  })

  test('who plays goes on, and the next change of the window asks for it again', async ({ page }) => {
    await open(page, 'fowl?seed=7')
    await page.route(MARGIN_SHEET, (route) => route.abort())
    const warned = page.waitForEvent('console', (message) => message.text().includes('is not seen'))
    await page.setViewportSize(TALL)
    await warned
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'The running hen' })).toBeAttached()
    await page.unroute(MARGIN_SHEET)
    const coming = page.waitForResponse(ASKED_FOR)
    await page.setViewportSize({ width: 1200, height: 1920 })
    expect((await coming).ok()).toBe(true)
  })
})
