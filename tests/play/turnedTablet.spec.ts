import type { Page } from '@playwright/test'
import { AudioProbe } from '../support/audioProbe'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const ON_ITS_SIDE = { width: 1180, height: 820 }
const UPRIGHT = { width: 820, height: 1180 }

test.use({ viewport: ON_ITS_SIDE })

/** Turns the tablet upright, and waits until the day has gone. */
async function turnUpright(page: Page): Promise<void> {
  await page.setViewportSize(UPRIGHT)
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
}

async function turnBack(page: Page): Promise<void> {
  await page.setViewportSize(ON_ITS_SIDE)
  await expect(page.getByText('Please use a PC or a larger device')).toHaveCount(0)
}

/** As much of a day as tells one moment from another. */
const momentOf = (page: Page) => askToybox(page, ({ hash, now, seed }) => ({ hash: hash(), now, seed }))

test('a day comes back at its moment when the tablet is turned back, as often as one likes', async ({ page }) => {
  await openToybox(page, 'heist?seed=7&paused')
  await askToybox(page, (toybox) => {
    toybox.step(90)
    toybox.input({ kind: 'press', at: { x: 700, y: 480 }, area: null, button: 'main' })
    toybox.step(240)
  })
  const left = await momentOf(page)
  for (const _ of ['once', 'once more']) {
    await turnUpright(page)
    await page.waitForFunction(() => window.toybox === undefined)
    await turnBack(page)
    await expect(page).toHaveURL(/#\/heist\?seed=7&paused&debug$/)
    await page.waitForFunction(() => window.toybox !== undefined)
    expect(await momentOf(page)).toEqual(left)
    await expect(page.getByRole('heading', { level: 1, name: '22. heist' })).toBeFocused()
  }
  await askToybox(page, (toybox) => toybox.step(60))
  expect((await momentOf(page)).now).toBeGreaterThan(left.now)
})

test('in play nothing goes by meanwhile, and its sounds are as they were', async ({ page }) => {
  const probe = await AudioProbe.on(page)
  await openToybox(page, 'camping?seed=3')
  await page.mouse.click(560, 400)
  await expect.poll(async () => (await probe.playingLoops()).length).toBe(2)
  const loops = (await probe.playingLoops()).map(({ seconds }) => seconds).sort()
  const before = await momentOf(page)
  await turnUpright(page)
  await expect.poll(() => probe.playing()).toBe(0)
  await turnBack(page)
  await page.waitForFunction(() => window.toybox !== undefined)
  const after = await momentOf(page)
  expect(after.seed).toBe(before.seed)
  expect(after.now).toBeGreaterThanOrEqual(before.now)
  await expect.poll(async () => (await probe.playingLoops()).map(({ seconds }) => seconds).sort()).toEqual(loops)
  await expect.poll(async () => (await momentOf(page)).now).toBeGreaterThan(after.now)
})

test('what is drawn later is there again, before the day goes on', async ({ page }) => {
  await openToybox(page, 'heist?seed=7&paused')
  await askToybox(page, async (toybox) => {
    await toybox.later()
    toybox.step(30)
  })
  const left = await momentOf(page)
  await turnUpright(page)
  await turnBack(page)
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await momentOf(page)).toEqual(left)
})

test('a page without a stage keeps what was typed', async ({ page }) => {
  await page.goto('./#/flame')
  const field = page.getByRole('textbox', { name: 'Choose a name' })
  await field.fill('Nib')
  await turnUpright(page)
  await turnBack(page)
  await expect(field).toHaveValue('Nib')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'connected' })).toBeVisible()
})

test('a link to a day opens it when the window is made wide, the game in it, too', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await page.goto('./#/uh-oh?seed=5')
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
  await expect(page.getByText('or turn it')).toBeVisible()
  await turnBack(page)
  await expect(page.getByRole('heading', { level: 1, name: '29. uh-oh' })).toBeVisible()
  await expect(page).toHaveURL(/#\/uh-oh\?seed=5$/)
})

test('whoever has gone elsewhere meanwhile stays there, and home is home', async ({ page }) => {
  await page.goto('./#/uh-oh')
  await expect(page.getByRole('heading', { level: 1, name: '29. uh-oh' })).toBeVisible()
  await turnUpright(page)
  await page.getByRole('link', { name: 'Credits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  await page.setViewportSize(ON_ITS_SIDE)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
})
