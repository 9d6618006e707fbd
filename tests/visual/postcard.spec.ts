import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { comparePicture, photograph } from '../support/photograph'
import { expect, test } from '../support/test'

// Words are read as sharp as most visitors see them.
test.use({ deviceScaleFactor: 1 })

/** A day of winter, so that a card tells nobody when these were made. */
const WRITTEN = new Date(2026, 10, 24, 12)

/** Where the site is served, for once, as its address is written on the card. */
const SITE = 'https://toy-box.example/inktober2022/'

async function open(page: Page, baseURL: string | undefined, address: string): Promise<void> {
  if (!baseURL) throw new Error('Nobody has said where the site is served.')
  await page.route(`${SITE}**`, async (route) => {
    const url = route.request().url().replace(SITE, baseURL)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(WRITTEN)
  await page.goto(`${SITE}#/${address}`)
  await expect(page.locator('[data-day-button]').first()).toBeAttached()
  await page.keyboard.press('p')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByText(/then it is their turn\.$|puis c’est à l’autre de jouer\.$/)).toBeVisible()
  // Once the card is printed it can be saved.
  await expect(page.getByRole('button', { name: /^(Save|Enregistrer)$/ })).toBeEnabled()
}

async function saveAs(page: Page, name: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^(Save|Enregistrer)$/ }).click(),
  ])
  await comparePicture(name, readFileSync(await download.path()))
}

test('a card of a dark day, and the sheet that it is written on', async ({ page, baseURL }) => {
  await open(page, baseURL, 'heist?seed=7&at=2400&paused')
  await page.getByRole('textbox').fill('I stood quite still. He stood stiller.')
  await photograph(page, 'postcard-sheet-dark', { hasStamp: true })
  await saveAs(page, 'postcard-heist')
})

test('a card of a light day in French, its line as long as may be, and the sheet', async ({ page, baseURL }) => {
  await open(page, baseURL, 'armadillo?seed=7&paused&lang=fr')
  await page.getByRole('textbox').fill('Le voilà tout entier. Dans une heure, il sera en mille bouts')
  await photograph(page, 'postcard-sheet-light', { hasStamp: true })
  await saveAs(page, 'postcard-armadillo')
})
