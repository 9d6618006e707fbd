import type { Page } from '@playwright/test'
import { texts as figurines } from '../../scenes/scallop/texts/en'
import { typeset } from '../../scenes/scallop/texts/shelf'
import { numbered } from '../../scenes/scallop/words'
import { days } from '../../src/calendar'
import { drawNothing } from '../support/drawing'
import { type Readings, readPage } from '../support/readings'
import { drawnDays, scenes } from '../support/scenes'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

/** What is the same in both languages. */
const SAME: readonly string[] = [
  ...['Volume', 'Score', 'Tab', 'A', 'M', 'Z', 'FR', 'FR, français', 'OK', 'Message', 'Messages'],
  ...['GARGROYLE’S QUEST', 'GHOSTS’N GOBLINS'],
  // On the credits page: what the site is built with, as it calls itself.
  ...['React', 'wouter', 'PixiJS', '@pixi/react', '@pixi/sound', 'Firebase', 'TanStack Virtual', 'Vite', 'lil-gui'],
  ...['web-vitals', 'Flite', 'LAME', 'Licence'],
]

/** What the gallery says in English, until it is told otherwise as it plays. */
const GALLERY: readonly string[] = figurines.flatMap(({ name, description }, index) => [
  numbered(index).en,
  typeset(name, 'en'),
  typeset(description, 'en'),
])

/** What stays English and says so: the prompts are the challenge's own words, and English is offered in English. */
const ENGLISH: readonly string[] = [...days.map(({ prompt }) => prompt), 'EN', 'EN, English', ...GALLERY]

/** Words without which hardly an English sentence does, and which are none in French. */
const ENGLISH_WORDS = /\b(the|and|of|is|it|you|your|with|this|that|for|not|please|press|click)\b/i

/** Compares what a page says in French with what it said in English: nothing may be left, but what is the same in both. */
function expectNoEnglish(where: string, { lang, texts, english }: Readings, inEnglish: Readings): void {
  expect(inEnglish.lang, where).toBe('en')
  expect(lang, where).toBe('fr')
  const left = texts.filter((text) => inEnglish.texts.includes(text) || ENGLISH_WORDS.test(text))
  expect(
    left.filter((text) => !SAME.includes(text)),
    `${where}: English on the French page`,
  ).toEqual([])
  expect(
    english.filter((text) => !ENGLISH.includes(text)),
    `${where}: marked as English, and no prompt`,
  ).toEqual([])
}

/** Reads the page in English, switches to French, and reads it again. The switch on the help card does as well. */
async function compare(page: Page, where: string): Promise<void> {
  const choose = (name: string) =>
    page.evaluate((label) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click(), name)
  await choose('EN, English')
  const english = await readPage(page)
  await choose('FR, français')
  expectNoEnglish(where, await readPage(page), english)
}

test('home, wide and narrow', async ({ page }) => {
  await page.goto('./')
  await compare(page, 'home')
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.getByText('Veuillez utiliser un ordinateur')).toBeVisible()
  await compare(page, 'narrow home')
})

test('the credits', async ({ page }) => {
  await page.goto('./#/credits')
  await expect(page.getByText('a challenge begun by Jake Parker')).toBeVisible()
  await compare(page, 'credits')
})

test('every day on the stage, with its areas and its help', async ({ page }) => {
  test.slow()
  await drawNothing(page)
  await page.goto('./')
  for (const { slug } of scenes) {
    await test.step(slug, async () => {
      await page.goto(`./#/${slug}?seed=7&at=2000&paused`)
      await expect(
        page.locator(`[data-day="${slug}"] canvas, [data-day="${slug}"] [data-day-button]`).first(),
      ).toBeAttached()
      await compare(page, slug)
    })
  }
})

test('the chat, its name and its room', async ({ page }) => {
  await page.goto('./?room=french#/flame')
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeVisible()
  await compare(page, 'flame, choosing a name')
  await page.getByRole('textbox', { name: 'Choisir un nom' }).fill('Nib')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'connecté' })).toBeVisible()
  await compare(page, 'flame, the room')
})

test.describe('what goes wrong', () => {
  test.use({ expectedWarnings: /Failed to load resource|The site makes no sound|WebGL/ })

  test('is said in French', async ({ page }) => {
    await page.goto('./')
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.locator('#card-fowl').click()
    await expect(page.getByRole('alert')).toContainText('Loading chunk fowl failed (missing)')
    await compare(page, 'a chunk that failed')
    await expect(page.getByRole('alert')).toContainText('Le chargement de fowl a échoué (introuvable)')
    await page.unroute(/\/assets\/.*\.js$/)
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alert')).toContainText('ne peut pas être dessinée ici')
    await compare(page, 'a browser without WebGL')
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

test('every day that stands says what to do, in a sentence', async ({ page }) => {
  await drawNothing(page)
  await page.goto('./')
  for (const { slug } of drawnDays) {
    await test.step(slug, async () => {
      await page.goto(`./#/${slug}?paused`)
      const what = page.getByRole('dialog', { includeHidden: true }).locator('p').first()
      await expect(what).not.toContainText('has not arrived yet')
      await expect(what).toContainText(/^[A-Z].*\.$/)
    })
  }
})
