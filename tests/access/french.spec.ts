import { expectNoEnglishInFrench } from '../support/french'
import { askToybox, openToybox } from '../support/stage'
import { expect, expectAlive, test } from '../support/test'

test('home, wide and narrow', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  await expectNoEnglishInFrench(page, 'home')
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.getByRole('button', { name: 'L’envoyer à mon ordinateur' })).toBeVisible()
  await expectNoEnglishInFrench(page, 'narrow home')
})

test('the credits', async ({ page }) => {
  await page.goto('./#/credits')
  await expect(page.getByText('a challenge begun by Jake Parker')).toBeVisible()
  await expectNoEnglishInFrench(page, 'credits')
})

test('the chat, its name and its room', async ({ page }) => {
  await page.goto('./?room=french#/flame')
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeVisible()
  await expectNoEnglishInFrench(page, 'flame, choosing a name')
  await page.getByRole('textbox', { name: 'Choisir un nom' }).fill('Nib')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'connecté' })).toBeVisible()
  await expectNoEnglishInFrench(page, 'flame, the room')
})

test.describe('what goes wrong', () => {
  test.use({ expectedWarnings: /Failed to load resource|The site makes no sound|WebGL/ })

  test('is said in French', async ({ page }) => {
    await page.goto('./')
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.locator('#card-fowl').click()
    await expect(page.getByRole('alert')).toContainText('Loading chunk fowl failed (missing)')
    await expectNoEnglishInFrench(page, 'a chunk that failed')
    await expect(page.getByRole('alert')).toContainText('Le chargement de fowl a échoué (introuvable)')
    await page.unroute(/\/assets\/.*\.js$/)
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert')).toContainText('ne peut pas être dessinée ici')
    await expectNoEnglishInFrench(page, 'a browser without WebGL')
  })
})

test('announcements are in the language of the site', async ({ page }) => {
  await openToybox(page, 'scurry?seed=7&lang=fr')
  await page.getByRole('button', { name: 'Attraper un anneau' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anneaux : 1')).toBeAttached()
})

test('another language keeps the day and its game, and the address stops asking for the first', async ({ page }) => {
  await openToybox(page, 'scurry?seed=7&paused&lang=fr')
  await askToybox(page, (toybox) => toybox.step(300))
  const played = await askToybox(page, ({ now, seed, hash }) => ({ now, seed, hash: hash() }))
  await page.getByRole('button', { name: 'Aide' }).click()
  await page.getByRole('dialog', { name: 'Aide' }).getByRole('button', { name: 'EN, English' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await expect(page).toHaveTitle('2. scurry · Inktober 2022, the toy box')
  await expect(page).toHaveURL(/#\/scurry\?seed=7&paused&debug$/)
  expect(await askToybox(page, ({ now, seed, hash }) => ({ now, seed, hash: hash() }))).toEqual(played)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible()
})

test('the choice is remembered, and a link’s language comes before it', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'FR, français' }).click()
  await expect(page).toHaveTitle('Inktober 2022, la boîte à jouets')
  await page.reload()
  await expect(page.getByRole('button', { name: 'FR, français' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('./?lang=en')
  await expect(page).toHaveTitle('Inktober 2022, the toy box')
})

test.describe('a browser that wishes for French', () => {
  test.use({ locale: 'fr-CA' })

  test('finds it offered, in French, on an English page', async ({ page }) => {
    await page.goto('./')
    await expect(page).toHaveTitle('Inktober 2022, the toy box')
    const offer = page.getByRole('button', { name: 'Lire en français' })
    await expect(offer).toHaveAttribute('lang', 'fr')
    await offer.click()
    await expect(page).toHaveTitle('Inktober 2022, la boîte à jouets')
    await expect(page.getByRole('button', { name: 'FR, français' })).toBeFocused()
  })
})
