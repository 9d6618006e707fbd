import { SpoilingServer } from '../support/spoilingServer'
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

test.describe('a page whose style sheet', () => {
  test.use({
    expectedWarnings: /Failed to load resource|integrity|MIME type|was preloaded using link preload/,
  })

  const SHEET = /\/assets\/index-[^/]*\.css$/
  const DAMAGES: readonly (readonly [what: string, spoil: (file: Buffer) => Buffer])[] = [
    ['is cut short', (file) => file.subarray(0, file.length / 2)],
    ['is empty', () => Buffer.alloc(0)],
    ['is another', () => Buffer.from('p { color: red }')],
  ]

  test('is gone says in both languages what to do, and nothing else', async ({ page }) => {
    await page.route(SHEET, (route) => route.fulfill({ status: 404, body: '' }))
    for (const address of ['./', './#/heist']) {
      await page.goto(address)
      await expect(page.getByText('please reload this page')).toBeVisible()
      await expect(page.getByText('veuillez recharger cette page')).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
    }
  })

  test('is gone says so where the script is gone, too', async ({ page }) => {
    await page.route(/\/assets\/index-[^/]*\.(js|css)$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('./')
    await expect(page.getByText('please reload this page')).toBeVisible()
    await expect(page.locator('#root')).toBeHidden()
  })

  for (const [what, spoil] of DAMAGES) {
    test(`${what} says so, and is whole when the page is reloaded, whatever the browser has kept`, async ({
      page,
      baseURL,
    }) => {
      const server = await SpoilingServer.of(baseURL ?? '')
      server.spoil(SHEET, spoil)
      await page.goto(server.address())
      await expect(page.getByText('please reload this page')).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
      server.mend()
      // What the page asks for by itself comes damaged, too, or does not: another look settles it.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible({ timeout: 5000 })
      }).toPass()
      await expect(page.locator('.not-started')).toHaveCount(0)
      await server.close()
    })
  }
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
