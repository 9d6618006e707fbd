import type { Page } from '@playwright/test'
import { askToybox, keepOverlayClosed } from '../support/stage'
import { expect, test } from '../support/test'

/** What is seen of the way to a moment, in ms of the page's clock. */
interface Sight {
  /** When the progress came into the page, and when it was first seen. */
  came: number | null
  seen: number | null
  /** How many frames there were between the two. */
  frames: number
}

declare global {
  interface Window {
    seekSight: Sight
  }
}

const WAY = 'the moment asked for'

/** Looks in every frame of the pages to come whether the progress on the way is there, and whether it can be seen. */
async function watchWay(page: Page): Promise<void> {
  await page.addInitScript((way) => {
    const sight: Sight = { came: null, seen: null, frames: 0 }
    window.seekSight = sight
    const look = (time: number) => {
      const progress = document.querySelector(`[role="progressbar"][aria-label*="${way}"]`)
      if (progress) sight.came ??= time
      if (progress && sight.seen === null) sight.frames += 1
      if (progress?.checkVisibility({ visibilityProperty: true })) sight.seen ??= time
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, WAY)
}

test('a long way keeps the page alive and shows after 2 s how far it is, and the visitor may stay', async ({
  page,
}) => {
  await keepOverlayClosed(page)
  await watchWay(page)
  await page.goto('./#/heist?seed=1&thieves=2000&at=3600000&paused&debug')
  const progress = page.getByRole('progressbar', { name: WAY })
  await expect(progress).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await page.waitForFunction(() => window.seekSight.seen !== null)
  const { came, seen, frames } = await page.evaluate(() => window.seekSight)
  expect((seen ?? 0) - (came ?? 0)).toBeGreaterThan(1900)
  expect(frames).toBeGreaterThan(5)

  await page.getByRole('button', { name: 'Stay at this moment' }).click()
  await expect(progress).toHaveCount(0)
  await page.waitForFunction(() => window.toybox !== undefined)
  const now = () => askToybox(page, (toybox) => toybox.now)
  const there = await now()
  expect(there).toBeGreaterThan(0)
  expect(there).toBeLessThan(3_600_000)
  await askToybox(page, (toybox) => toybox.play())
  await expect.poll(now).toBeGreaterThan(there)
})

test('a short way is gone with no progress shown', async ({ page }) => {
  await keepOverlayClosed(page)
  await watchWay(page)
  await page.goto('./#/heist?seed=1&at=500&paused&debug')
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await askToybox(page, (toybox) => toybox.now)).toBe(500)
  expect((await page.evaluate(() => window.seekSight)).seen).toBe(null)
})
