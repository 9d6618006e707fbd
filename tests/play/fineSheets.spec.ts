import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { manifest as fowl } from '../../assets/fowl/manifest'
import { manifest as fowlFine } from '../../assets/fowl-fine/manifest'
import type { FixedSheetManifest } from '../../assets/pipeline/manifest'
import { drawNothing } from '../support/drawing'
import { noteRequests } from '../support/requests'
import { drawnDays } from '../support/scenes'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

/** The days that have finer pictures, and the manifests of both. */
const days = await Promise.all(
  drawnDays
    .filter(({ slug }) => existsSync(`assets/${slug}-fine`))
    .map(async ({ slug }) => {
      const [coarse, fine]: { manifest: FixedSheetManifest }[] = await Promise.all([
        import(`../../assets/${slug}/manifest.ts`),
        import(`../../assets/${slug}-fine/manifest.ts`),
      ])
      if (!coarse || !fine) throw new Error(`${slug} has no manifest.`)
      return { slug, coarse: coarse.manifest, fine: fine.manifest }
    }),
)

const SHEET = /inktober2022\/([\w-]+\/[\w-]+\.(?:webp|avif))/

const filesOf = ({ sheets }: Pick<FixedSheetManifest, 'sheets'>) => sheets.map(({ file }) => file)

const TALL = { width: 1120, height: 1000 }
const WIDE = { width: 1400, height: 700 }

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2, viewport: TALL })

  test('days are drawn from their finer pictures, and the others are not loaded', async ({ page }) => {
    await drawNothing(page)
    const asked = noteRequests(page, SHEET)
    for (const { slug, coarse, fine } of days) {
      await test.step(slug, async () => {
        asked.length = 0
        await openToybox(page, `${slug}?seed=7&paused`)
        await expect(page.locator(`main[data-day="${slug}"]`)).toBeVisible()
        // What lies beside the stage, above and below it first, may be of the day's own sheets.
        for (const size of [TALL, WIDE]) {
          await page.setViewportSize(size)
          await expect.poll(() => page.evaluate(() => window.__PIXI_APP__?.screen.width)).toBe(size.width)
          await askToybox(page, (toybox) => toybox.complete())
        }
        expect(asked).toEqual(expect.arrayContaining(filesOf(fine)))
        for (const file of filesOf(coarse)) expect(asked).not.toContain(file)
      })
    }
  })
})

test('a window that grows gets the finer ones in the middle of the game, and the game goes on', async ({ page }) => {
  const asked = noteRequests(page, SHEET)
  await openToybox(page, 'fowl?seed=7&at=2600&paused')
  for (const file of filesOf(fowlFine)) expect(asked).not.toContain(file)
  const before = await askToybox(page, (toybox) => toybox.state())
  await page.setViewportSize({ width: 4000, height: 2500 })
  await expect.poll(() => filesOf(fowlFine).filter((file) => !asked.includes(file))).toEqual([])
  await expect.poll(() => resolutionShown(page)).toBe(Math.max(...fowlFine.sheets.map(({ resolution }) => resolution)))
  expect(await askToybox(page, (toybox) => toybox.state())).toEqual(before)

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => page.evaluate(() => window.__PIXI_APP__?.screen.width)).toBe(1440)
  expect(await resolutionShown(page)).toBe(Math.max(...fowlFine.sheets.map(({ resolution }) => resolution)))
})

test.describe('when the finer ones do not come', () => {
  test.use({ expectedWarnings: /goes on with softer pictures|net::ERR_FAILED/ })

  test('the day goes on with the softer ones, and asks again when the window changes', async ({ page }) => {
    const isLost = { now: true }
    await page.route('**/fowl-fine/**', (route) => (isLost.now ? route.abort() : route.continue()))
    const toldOfIt = page.waitForEvent('console', (message) => message.text().includes('softer pictures'))
    await openToybox(page, 'fowl?seed=7&at=2600&paused')
    const soft = await resolutionShown(page)
    await page.setViewportSize({ width: 4000, height: 2500 })
    await toldOfIt
    expect(await resolutionShown(page)).toBe(soft)
    await expect(page.getByRole('alert')).toHaveCount(0)

    isLost.now = false
    await page.setViewportSize({ width: 3600, height: 2250 })
    await expect.poll(() => resolutionShown(page)).toBeGreaterThan(soft)
  })

  for (const { wanted, lost, size, kept } of [
    { wanted: 'finer', lost: '**/fowl-fine/**', size: { width: 2400, height: 1500 }, kept: fowl },
    { wanted: 'coarser', lost: '**/day16/fowl*.*', size: { width: 1120, height: 700 }, kept: fowlFine },
  ]) {
    test(`without a network a window that wants the ${wanted} ones makes do with those that are kept`, async ({
      page,
    }) => {
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
      await page.route(lost, (route) => route.abort())
      await page.setViewportSize(size)
      await openToybox(page, 'fowl?seed=7&at=2600&paused')
      expect(await resolutionShown(page)).toBe(Math.max(...kept.sheets.map(({ resolution }) => resolution)))
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

/** Pixels a scene unit of the sharpest picture that is on the stage. */
function resolutionShown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const resolutions: number[] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const texture = Reflect.get(node, 'texture')
      const label = texture?.source?.label
      if (typeof label === 'string' && label.includes('?v=')) resolutions.push(texture.source.resolution)
      for (const child of Reflect.get(node, 'children') ?? []) look(child)
    }
    look(window.__PIXI_APP__?.stage)
    return Math.max(...resolutions)
  })
}
