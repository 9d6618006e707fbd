import { expectNoViolations } from '../support/axe'
import { openCountingDay } from '../support/countingDay'
import { expect, expectAlive, test } from '../support/test'

test.use({
  expectedWarnings: /Failed to load resource|The site makes no sound|The castle has sunk|This day stumbled/,
})

test('a day in its frame has no violation', async ({ undrawnPage: page }) => {
  await openCountingDay(page)
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  await expectNoViolations(page)
})

test('the help card has no violation', async ({ undrawnPage: page }) => {
  await openCountingDay(page)
  await page.getByRole('button', { name: 'Help' }).click()
  await expectNoViolations(page)
})

test('a chunk that failed has no violation', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.locator('#card-gargoyle').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
})

test('a day that crashed has no violation', async ({ undrawnPage: page }) => {
  await page.goto('./#/bat')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
})

test('a day that is still being drawn has no violation', async ({ undrawnPage: page }) => {
  await page.goto('./#/ego')
  await expect(page.getByText('ego is still being drawn')).toBeVisible()
  await expectNoViolations(page)
})
