import type { Page } from '@playwright/test'
import { drawnDays, scenes } from '../support/scenes'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const eventCount = (page: Page) => askToybox(page, (toybox) => toybox.events().length)

test('the home page shows all the days', async ({ keptPage: page }) => {
  await page.goto('./')
  await expect(page.getByRole('navigation', { name: 'The 31 days' }).getByRole('link')).toHaveCount(31)
})

for (const { slug } of scenes) {
  test(`${slug} is played with the mouse`, async ({ keptPage: page }) => {
    await openToybox(page, `${slug}?seed=7`)
    await expect
      .poll(async () => {
        for (const { centre } of await askToybox(page, (toybox) => toybox.hitAreas())) {
          await page.mouse.click(centre.x, centre.y)
        }
        // Half a minute on, for what is not there from the start.
        await askToybox(page, (toybox) => toybox.step(3000))
        return eventCount(page)
      })
      .toBeGreaterThan(0)
    expect(await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(1000)
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
