import type { Page } from '@playwright/test'
import { drawnDays, scenes } from '../support/scenes'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'
import type { Place } from '../support/visitor'

/** Whether a place is in the window: the middle of a fire that burns on beside the stage may not be. */
const isIn = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return ({ x, y }: Place) => x >= 0 && y >= 0 && x < width && y < height
}

test('the home page shows all the days', async ({ keptPage: page }) => {
  await page.goto('./')
  await expect(page.getByRole('navigation', { name: 'The 31 days' }).getByRole('link')).toHaveCount(31)
})

for (const { slug } of scenes) {
  test(`${slug} is played with the mouse`, async ({ keptPage: page }) => {
    await openToybox(page, `${slug}?seed=7`)
    await expect
      .poll(async () => {
        const areas = await askToybox(page, (toybox) => toybox.hitAreas())
        for (const { x, y } of areas.map(({ centre }) => centre).filter(isIn(page))) {
          await page.mouse.click(x, y)
          const count = await askToybox(page, (toybox) => {
            toybox.step(10)
            return toybox.events().length
          })
          // What has been pressed may lead to another day in a while.
          if (count > 0) return count
        }
        // Half a minute on, for what is not there from the start.
        await askToybox(page, (toybox) => toybox.step(3000))
        return 0
      })
      .toBeGreaterThan(0)
    expect(await page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBe(1440)
  })
}

test('from day to day and home again the keyboard is enough', async ({ keptPage: page }) => {
  await page.goto('./')
  for (const { slug, number, prompt } of drawnDays) {
    await test.step(slug, async () => {
      await page.locator(`#card-${slug}`).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeAttached()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.locator(`#card-${slug}`)).toBeFocused()
    })
  }
})
