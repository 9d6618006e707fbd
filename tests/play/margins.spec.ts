import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { photographStill } from '../support/photographStill'
import { holdAnswers, noteRequests } from '../support/requests'
import { expect, test } from '../support/test'

/** The windows that days are made for: they show the stage and nothing beside it. */
const USUAL = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
] as const

const TALL = { width: 1101, height: 1400 } as const
const WIDE = { width: 1920, height: 800 } as const

/** The bundles of what lies beside a stage, each with its day and the window that shows it. */
const MARGINS = readdirSync('assets').flatMap((bundle) => {
  const [, slug, way] = /^(.+)-(tall|wide)$/.exec(bundle) ?? []
  return slug === undefined ? [] : [{ bundle, slug, window: way === 'tall' ? TALL : WIDE }]
})

const MARGIN_SHEET = /\/(\w+-(?:tall|wide))\//

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`./#/${address}`)
  await isShown(page)
}

/** The same, without the heading: how its edges are smoothed hangs on what was painted below it before. */
async function openUnnamed(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.locator('h1').evaluate(({ style }) => {
    style.visibility = 'hidden'
  })
}

async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('canvas')?.style.visibility === 'visible')
}

test.describe('what lies beside a stage', () => {
  for (const { bundle, slug, window } of MARGINS) {
    test(`is loaded where it is seen alone, and then seen: ${bundle}`, async ({ stillPage: page }) => {
      const asked = noteRequests(page, MARGIN_SHEET)
      await openUnnamed(page, `${slug}?seed=7&at=2600&paused`)
      for (const size of USUAL) {
        await page.setViewportSize(size)
        await photographStill(page)
        expect(asked).toEqual([])
      }
      const letCome = await holdAnswers(page, MARGIN_SHEET)
      const asking = page.waitForRequest(MARGIN_SHEET)
      await page.setViewportSize(window)
      await asking
      const without = await photographStill(page)
      letCome()
      await expect.poll(async () => (await page.screenshot()).equals(without)).toBe(false)
      const grown = await photographStill(page)
      expect([...new Set(asked)]).toEqual([bundle])

      // Who comes in such a window sees the same from the first moment.
      await page.goto('./')
      await openUnnamed(page, `${slug}?seed=7&at=2600&paused`)
      expect((await photographStill(page)).equals(grown)).toBe(true)
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
    expectedWarnings: /net::ERR_FAILED|fowl-tall\.webp is not seen: it did not load \(no answer\)/,
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
    const coming = page.waitForResponse(MARGIN_SHEET)
    await page.setViewportSize({ width: 1200, height: 1920 })
    expect((await coming).ok()).toBe(true)
  })
})
