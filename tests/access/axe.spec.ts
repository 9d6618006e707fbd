import { days } from '../../src/calendar'
import { expectNoViolations } from '../support/axe'
import { SOFTWARE_GRAPHICS } from '../support/stage'
import { test } from '../support/test'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

test('home has no violation', async ({ page }) => {
  await page.goto('./')
  await expectNoViolations(page)
})

test('home with a card in focus has no violation', async ({ page }) => {
  await page.goto('./')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectNoViolations(page)
})

test('narrow home has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('./')
  await expectNoViolations(page)
})

for (const { slug } of days) {
  test(`${slug} has no violation`, async ({ page }) => {
    await page.goto(`./#/${slug}`)
    await expectNoViolations(page)
  })
}
