import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/test'

test('home has no violation: wide, with a card in focus, and narrow', async ({ page }) => {
  await page.goto('./')
  await expectNoViolations(page)
  // By the bottle and the languages.
  for (let times = 0; times < 4; times++) await page.keyboard.press('Tab')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.getByRole('button', { name: 'Send it to my computer' })).toBeVisible()
  await expectNoViolations(page)
})

test('the credits have no violation, wide and narrow', async ({ page }) => {
  await page.goto('./#/credits')
  await expect(page.getByRole('link', { name: 'PixiJS' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations(page)
})

test('the book has no violation, at a day, at its word and at its end', async ({ page }) => {
  await page.goto('./#/book?day=22')
  await expect(page.getByRole('heading', { name: 'heist' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('End')
  await expect(page.getByText('Still missing')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('textbox')).toBeVisible()
  await expectNoViolations(page)
})
