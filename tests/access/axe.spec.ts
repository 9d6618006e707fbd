import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/test'

test('home has no violation: wide, with a card in focus, and narrow', async ({ page }) => {
  await page.goto('./')
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
  await expectNoViolations(page)
})

test('the credits have no violation, wide and narrow', async ({ page }) => {
  await page.goto('./#/credits')
  await expect(page.getByRole('link', { name: 'PixiJS' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations(page)
})
