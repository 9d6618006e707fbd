import type { Page } from '@playwright/test'
import { AudioProbe } from '../support/audioProbe'
import { Overlay } from '../support/overlay'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const strike = { name: 'Strike', exact: true } as const

/** How often React has rendered the page of the day so far. */
const rendersOf = (page: Page) => page.evaluate(() => performance.getEntriesByName('page rendered').length)

test('a page with rules plays: by mouse, by keyboard, said aloud, and over again', async ({ keptPage: page }) => {
  await openToybox(page, 'match?seed=7')
  await page.getByRole('button', strike).click()
  await expect(page.getByText('Strikes 1')).toBeVisible()
  await expect(page.locator('[aria-live]').getByText('Struck: 1')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0)
  await page.getByRole('button', strike).press('Enter')
  await expect(page.getByText('Strikes 2')).toBeVisible()
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual(['struck', 'struck'])
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText('Strikes 0')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0)
})

test('is rendered when what it shows has changed, not in every frame', async ({ page }) => {
  await openToybox(page, 'match?seed=7')
  await expect(page.getByText(/Seconds [1-9]/)).toBeVisible()
  const before = { renders: await rendersOf(page), now: await askToybox(page, (toybox) => toybox.now) }
  await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(before.now + 2000)
  const now = await askToybox(page, (toybox) => toybox.now)
  expect((await rendersOf(page)) - before.renders).toBeLessThanOrEqual(Math.ceil((now - before.now) / 1000) + 1)
})

test('shows the moment of its link, the same each time, and the numbers of the link', async ({ keptPage: page }) => {
  const look = () => askToybox(page, (toybox) => [toybox.seed, toybox.now, toybox.hash()])
  await openToybox(page, 'match?seed=7&at=3200&heads=1&paused')
  await expect(page.getByText('Seconds 3')).toBeVisible()
  const first = await look()
  expect(first.slice(0, 2)).toEqual([7, 3200])
  await page.reload()
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await look()).toEqual(first)
  // Paused, nothing happens until time goes by.
  await page.getByRole('button', strike).click()
  await page.getByRole('button', strike).click()
  await expect(page.getByText('Strikes 0')).toBeVisible()
  await askToybox(page, (toybox) => toybox.step(1))
  await expect(page.getByText('Strikes 1')).toBeVisible()
  expect(await askToybox(page, (toybox) => toybox.now)).toBe(3220)
})

test('another link is another game, and another language is not', async ({ page }) => {
  await openToybox(page, 'match?seed=7&at=2000&paused')
  const hash = await askToybox(page, (toybox) => toybox.hash())
  await page.evaluate(() => {
    window.location.hash = '#/match?seed=7&at=2000&paused&debug&lang=fr'
  })
  await expect(page.getByRole('button', { name: 'Craquer', exact: true })).toBeVisible()
  expect(await askToybox(page, (toybox) => toybox.hash())).toBe(hash)
  await page.getByRole('button', { name: 'Craquer', exact: true }).click()
  await askToybox(page, (toybox) => toybox.step(1))
  await expect(page.locator('[aria-live]').getByText(/Craquements\s: 1/)).toBeAttached()
  await page.evaluate(() => {
    window.location.hash = '#/match?seed=8&at=5000&paused&debug'
  })
  await expect(page.getByText('Secondes 5')).toBeVisible()
  expect(await askToybox(page, (toybox) => toybox.seed)).toBe(8)
})

test('sounds as a day on the stage does, and falls silent when it is left', async ({ page }) => {
  const probe = await AudioProbe.on(page)
  await page.goto('./#/match')
  await page.getByRole('button', strike).click()
  await expect.poll(async () => (await probe.startedLoops()).length).toBe(1)
  await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
  await page.getByRole('button', strike).click()
  await expect.poll(async () => (await probe.starts()).filter(({ isLoop }) => !isLoop).length).toBeGreaterThan(0)
  await expect.poll(() => probe.playingLoops()).toEqual([])
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => probe.playing()).toBe(0)
})

test('is looked into, turned, recorded and replayed in the overlay, without what only the stage has', async ({
  keptPage: page,
}) => {
  const overlay = await Overlay.open(page, 'match?seed=7')
  for (const title of ['Stats', 'Hit areas', 'Snapshots']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(0)
  }
  await overlay.turn('heads', 5)
  await overlay.press('Record')
  await expect(overlay.said).toContainText('is recorded')
  await page.getByRole('button', strike).press('Enter')
  await expect(page.getByText('Strikes 1')).toBeVisible()
  await overlay.press('Stop')
  await expect(overlay.said).toContainText('are recorded')
  const flare = await askToybox(page, (toybox) => toybox.state())
  await overlay.press('reroll')
  await expect(page.getByText('Strikes 0')).toBeVisible()
  await overlay.press('Replay')
  await expect(overlay.said).toContainText('just as it did when it was recorded')
  expect(await askToybox(page, (toybox) => toybox.state())).toMatchObject({ strikes: 1 })
  expect(flare).toMatchObject({ strikes: 1 })
  await (await overlay.section('State')).getByRole('button', { name: 'State' }).click()
  await page.getByRole('slider', { name: 'Moment' }).fill('0')
  await expect(page.getByText('Strikes 0')).toBeVisible()
})

test.describe('rules that throw', () => {
  test.use({ expectedWarnings: /The match broke|This day stumbled/ })

  test('show the error frame of the day, which restarts', async ({ keptPage: page }) => {
    await page.goto('./#/match')
    await page.getByRole('button', { name: 'Strike on the floor' }).click()
    await expect(page.getByRole('alert')).toContainText('This day stumbled')
    await page.getByRole('button', { name: 'Restart this day' }).click()
    await page.getByRole('button', strike).click()
    await expect(page.getByText('Strikes 1')).toBeVisible()
  })
})
