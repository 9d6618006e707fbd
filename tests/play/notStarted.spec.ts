import { expect, test } from '../support/test'

declare global {
  interface Window {
    /** Whether the words that the script did not run were ever to be seen. */
    hasToldOfNoStart?: boolean
  }
}

test.describe('a page whose script is gone', () => {
  test.use({ expectedWarnings: /Failed to load resource/ })

  test('says in both languages what to do', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('./')
    await expect(page.getByText('please reload this page')).toBeVisible()
    await expect(page.getByText('veuillez recharger cette page')).toBeVisible()
    await expect(page.locator('noscript')).toBeHidden()
  })
})

test.describe('a page of which nothing else has come', () => {
  test.use({ expectedWarnings: /Failed to load resource/ })

  test('is laid out, by the styles that stand in it, and says what to do', async ({ page, baseURL }) => {
    await page.route(
      (url) => url.pathname !== new URL(baseURL ?? '').pathname,
      (route) => route.abort(),
    )
    await page.goto('./')
    const lefts = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(3)
    await expect(page.getByText('please reload this page')).toBeVisible()
  })
})

test('a page that starts never says so', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelector('.not-started')
      if (words?.checkVisibility({ visibilityProperty: true })) window.hasToldOfNoStart = true
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('./')
  await expect(page.getByRole('navigation')).toBeVisible()
  expect(await page.evaluate(() => window.hasToldOfNoStart ?? false)).toBe(false)
  await expect(page.locator('.not-started')).toHaveCount(0)
})
