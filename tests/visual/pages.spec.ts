import { photograph } from '../support/photograph'
import { expect, test } from '../support/test'

// Words are read as sharp as most visitors see them.
test.use({ deviceScaleFactor: 1 })

test('home, wide', async ({ page }) => {
  await page.goto('./')
  await photograph(page, 'home-wide')
})

test('home at its smallest', async ({ page }) => {
  await page.setViewportSize({ width: 1101, height: 700 })
  await page.goto('./')
  await photograph(page, 'home-smallest')
})

test('home, narrow', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('./')
  await photograph(page, 'home-narrow')
})

test('a card that is pointed at', async ({ page }) => {
  await page.goto('./')
  await page.locator('#card-fowl').hover()
  await expect(page.locator('#card-fowl img')).toBeVisible()
  await photograph(page, 'card-hover')
})

test('a card in focus', async ({ page }) => {
  await page.goto('./')
  await page.locator('#card-gargoyle').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('a:focus img')).toBeVisible()
  await photograph(page, 'card-focus')
})
