import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/test'

test.describe('a link to a day', () => {
  for (const [link, address] of [
    ['heist/', /\/inktober2022\/#\/heist$/],
    ['heist', /\/inktober2022\/#\/heist$/],
    ['heist/#seed=3', /\/inktober2022\/#\/heist\?seed=3$/],
    ['heist/?room=owls#?seed=3&paused', /\/inktober2022\/\?room=owls#\/heist\?seed=3&paused$/],
  ] as const) {
    test(`${link} leads there`, async ({ page }) => {
      await page.goto(`./${link}`)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { name: '22. heist' })).toBeVisible()
    })
  }

  test('leads there in the language that it asks for, and leaves no trace in the history', async ({ page }) => {
    await page.goto('./#/credits')
    await page.goto('./uh-oh/?lang=fr')
    await expect(page.getByRole('link', { name: 'Accueil' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goBack()
    await expect(page).toHaveURL(/#\/credits$/)
  })
})

test.describe('a link to a day, where no scripts run', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its picture and says what it is', async ({ page }) => {
    await page.goto('./heist/')
    const picture = page.getByRole('img', { name: 'A masked thief' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
    const caption = page.locator('figcaption')
    await expect(caption).toBeVisible()
    await expect(caption).toContainText('A little thief tiptoes after your pointer.')
    await expect(caption.locator('[lang="fr"]')).toContainText('Un petit voleur suit votre pointeur')
    await page.getByRole('link', { name: '22. heist' }).click()
    await expect(page).toHaveURL(/\/inktober2022\/#\/heist$/)
  })
})

test.describe('an address that does not exist', () => {
  test.use({ expectedWarnings: /status of 404/ })

  for (const [typed, address] of [
    ['hiest', /\/inktober2022\/#\/heist$/],
    ['Bad-Dog/#seed=3', /\/inktober2022\/#\/baddog\?seed=3$/],
    ['gargoile.html', /\/inktober2022\/#\/gargoyle$/],
  ] as const) {
    test(`leads from ${typed} to the nearest day`, async ({ page }) => {
      const answer = await page.goto(`./${typed}`)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('that is near no day is told so in both languages, in whatever folder, and leads to the index', async ({
    page,
  }) => {
    const answer = await page.goto('./no/such/toy')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('There is no such page in this box.')).toBeVisible()
    await expect(page.getByText('Il n’y a pas de page à ce nom dans la boîte.')).toBeVisible()
    await expect(page.getByRole('img', { name: '404' })).toHaveJSProperty('complete', true)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'The 31 days' }).click()
    await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  })
})

test('the index names a manifest, whose icons are there, and all the files that others ask for', async ({
  page,
  baseURL,
}) => {
  await page.goto('./')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const address = new URL(href ?? '', baseURL).href
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url, scope } = await answer.json()
  expect([new URL(start_url, address).href, new URL(scope, address).href]).toEqual([baseURL, baseURL])
  const head = await page
    .locator('link[rel$="icon"], meta[property="og:image"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? ''),
    )
  expect(head).toHaveLength(3)
  const named = [...icons.map(({ src }: { src: string }) => src), ...head, 'favicon.ico', 'robots.txt']
  for (const file of named) {
    const found = await page.request.get(new URL(file, address).href)
    expect([file, found.status()]).toEqual([file, 200])
  }
})
