import { expectNoViolations } from '../support/axe'
import { headingOf, Overlay } from '../support/overlay'
import { askToybox } from '../support/stage'
import { expect, test } from '../support/test'

test('the backquote key opens and closes it on any day, but not out of a text, nor at home', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('./#/heist?seed=7')
  await expect(page.getByRole('button', { name: 'Thief' })).toBeAttached()
  const overlay = new Overlay(page)
  await overlay.expectClosed()
  expect(requested.filter((url) => url.includes('DebugOverlay'))).toEqual([])
  expect(await page.evaluate(() => window.toybox === undefined && window.__PIXI_APP__ === undefined)).toBe(true)

  await page.keyboard.press('Backquote')
  await overlay.expectOpen()
  await page.waitForFunction(() => window.toybox !== undefined)
  await expect(page.getByText(/Remembered from [\d.]+ s on: the overlay was opened then/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'keep this game' })).toBeDisabled()
  expect(await page.evaluate(() => window.__PIXI_APP__?.stage.children.length)).toBe(1)
  await page.getByRole('slider', { name: 'Moment' }).fill('0')
  expect(await askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(0)

  await page.getByRole('textbox', { name: 'Seed' }).fill('12')
  await page.keyboard.press('Backquote')
  await overlay.expectOpen()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: headingOf('heist') })).toBeAttached()
  await overlay.press('Restart')
  await expect(page.getByText(/Remembered from/)).toHaveCount(0)

  await page.keyboard.press('Backquote')
  await overlay.expectClosed()
  await page.keyboard.press('Backquote')
  await overlay.expectOpen()
  await page.keyboard.press('Control+Backquote')
  await overlay.expectOpen()

  await page.goto('./#/')
  await overlay.expectClosed()
  await page.keyboard.press('Backquote')
  await overlay.expectClosed()
})

test('how it lies is remembered as long as the tab is open', async ({ undrawnPage: page }) => {
  const overlay = await Overlay.open(page, 'heist?seed=7')
  await overlay.section('State')
  await overlay.press('Tuning')
  await overlay.press('dock right')
  const panel = page.getByRole('heading', { name: 'debug', exact: true })
  await expect.poll(async () => (await panel.boundingBox())?.x ?? 0).toBeGreaterThan(1000)
  await page.reload()
  await overlay.expectOpen()
  expect((await panel.boundingBox())?.x ?? 0).toBeGreaterThan(1000)
  await expect(page.getByRole('button', { name: 'Tuning', exact: true })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'State', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await overlay.press('dock left')
  await overlay.press('fold')
  await expect(panel).toBeHidden()
  await page.reload()
  await overlay.press('debug')
  await overlay.expectOpen()
  await overlay.press('close')
  await overlay.expectClosed()
  await page.reload()
  await page.waitForFunction(() => window.toybox !== undefined)
  await overlay.expectClosed()
})

test('by keyboard alone: into it, through it, and out again, without playing the day or leaving it', async ({
  undrawnPage: page,
}) => {
  // Small: there is a frame to be drawn between any two keys.
  await page.setViewportSize({ width: 1110, height: 500 })
  await page.goto('./#/heist?seed=7')
  const thief = page.getByRole('button', { name: 'Thief' })
  await thief.focus()
  await page.keyboard.press('Backquote')
  const overlay = new Overlay(page)
  await overlay.expectOpen()
  await expect(page.getByRole('region', { name: 'Debug overlay' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'dock right' })).toBeFocused()
  const pause = page.getByRole('button', { name: 'Pause' })
  for (
    let presses = 0;
    presses < 80 && !(await pause.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const line = page.getByRole('slider', { name: 'Moment' })
  await line.focus()
  const before = await askToybox(page, (toybox) => toybox.now)
  // The line follows a few times a second, and arrows go on from where it is.
  await expect(line).toHaveValue(String(before))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBe(before + 10)
  expect(await askToybox(page, (toybox) => toybox.events().filter(({ name }) => name === 'caught'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: headingOf('heist') })).toBeAttached()
  await page.keyboard.press('Backquote')
  await overlay.expectClosed()
  await expect(thief).toBeFocused()
})

test('axe finds nothing wrong with it', async ({ page }) => {
  const overlay = await Overlay.open(page, 'scrape?seed=7&at=1000&paused')
  for (const title of ['Snapshots', 'State', 'Events', 'Stats']) await overlay.section(title)
  await expectNoViolations(page)
})
