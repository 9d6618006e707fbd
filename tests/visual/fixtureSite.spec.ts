import { openCountingDay } from '../support/countingDay'
import { photograph } from '../support/photograph'
import { expect, expectAlive, test } from '../support/test'

test.use({
  deviceScaleFactor: 1,
  expectedWarnings: /Failed to load resource|The site makes no sound|A spring came loose|This day stumbled/,
})

test('a chunk that failed', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.locator('#card-gargoyle').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.mouse.move(5, 400)
  await photograph(page, 'chunk-failed')
})

test('a day that crashed', async ({ page }) => {
  await page.goto('./#/scurry')
  await page.getByRole('button', { name: 'Wind up' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.mouse.move(5, 400)
  await photograph(page, 'day-stumbled')
})

test('the sound control, open at 70', async ({ page }) => {
  await openCountingDay(page)
  await page.getByRole('slider', { name: 'Volume' }).fill('70')
  await page.getByRole('button', { name: 'Mute' }).hover()
  await page.waitForLoadState('networkidle')
  await photograph(page, 'sound-control')
})

test('the help card', async ({ page }) => {
  await openCountingDay(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await photograph(page, 'help-card')
})

test('a day that is loading, all but its own script arrived', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  const coming = new Set<string>()
  page.on('request', (request) => coming.add(request.url()))
  page.on('requestfinished', (request) => coming.delete(request.url()))
  await page.route(/\/assets\/flame-.*\.js$/, () => new Promise(() => {}))
  await page.locator('#card-flame').click()
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
  // All its files are asked for at once.
  await expect.poll(() => [...coming].filter((url) => !/\/assets\/flame-.*\.js$/.test(url))).toEqual([])
  await page.mouse.move(5, 400)
  await photograph(page, 'loading')
})

test('a day still being drawn', async ({ page }) => {
  await page.goto('./#/ego')
  await expect(page.getByText('ego is still being drawn')).toBeVisible()
  await photograph(page, 'still-being-drawn')
})
