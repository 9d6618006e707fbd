import type { Page } from '@playwright/test'
import { dayNamed } from '../../src/calendar'
import { expect, expectAlive, test } from '../support/test'

/** Looks whether the page is that day's. */
async function expectDay(page: Page, slug: string): Promise<void> {
  const day = dayNamed(slug)
  if (!day) throw new Error(`${slug} is no day.`)
  const { number, prompt } = day
  await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeVisible()
  await expect(page).toHaveTitle(`${number}. ${prompt} · Inktober 2022, the toy box`)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  await expect(page).toHaveTitle('Inktober 2022, the toy box')
}

// On the stage, a page, and one with a hyphen: how the site begins with a day is the same for all of a kind.
for (const slug of ['heist', 'flame', 'uh-oh']) {
  test(`#/${slug} opens by a deep link`, async ({ page }) => {
    await page.goto(`./#/${slug}`)
    await expectDay(page, slug)
  })
}

test('an unknown path opens home', async ({ page }) => {
  await page.goto('./#/nowhere')
  await expectHome(page)
})

test('an unknown path leads home from a day', async ({ undrawnPage: page }) => {
  for (const path of [
    'nowhere',
    'bad%20dog',
    'Heist',
    'heist/inside',
    'Credits',
    'credits/all',
    '%E0%A4%A',
    'constructor',
    '/',
    '?seed=7',
  ]) {
    await test.step(`#/${path}`, async () => {
      await page.goto('./#/uh-oh')
      await expectDay(page, 'uh-oh')
      await page.goto(`./#/${path}`)
      await expectHome(page)
    })
  }
})

test('an unknown path leaves no trace in the history', async ({ page }) => {
  await page.goto('./#/heist')
  await page.goto('./#/nowhere')
  await expect(page).toHaveURL(/#\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '22. heist' })).toBeVisible()
})

test('what follows a question mark belongs to the day', async ({ undrawnPage: page }) => {
  await page.goto('./#/heist?seed=7&at=3200&paused')
  await expect(page.getByRole('heading', { name: '22. heist' })).toBeVisible()
  await expect(page).toHaveURL(/#\/heist\?seed=7&at=3200&paused$/)
})

test('back, forward and reload', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: '2. scurry', exact: true }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: '31. farm' }).click()
  await expect(page.getByRole('heading', { name: '31. farm' })).toBeFocused()
  await page.goBack()
  await expect(page.locator('#card-farm')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '2. scurry' })).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { name: '31. farm' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: '31. farm' })).toBeVisible()
})

test('a window narrowed to 1100 px leaves the day for home, and widened comes back to it', async ({ page }) => {
  await page.goto('./#/heist')
  await page.setViewportSize({ width: 1101, height: 700 })
  await expect(page.getByRole('heading', { name: '22. heist' })).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page).toHaveTitle('Inktober 2022, the toy box')
  await page.setViewportSize({ width: 1101, height: 700 })
  await expect(page.getByRole('heading', { name: '22. heist' })).toBeVisible()
  await expect(page).toHaveURL(/#\/heist$/)
  await page.getByRole('link', { name: 'Home' }).click()
  await expectHome(page)
})

test('a window that becomes wide or narrow leaves no focus behind', async ({ page }) => {
  await page.setViewportSize({ width: 1101, height: 700 })
  await page.goto('./')
  await expectAlive(page)
  await page.locator('#card-farm').focus()
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Français' }).focus()
  await page.setViewportSize({ width: 1101, height: 700 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a deep link in a narrow window shows the notice', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.goto('./#/heist')
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
})

test('Escape leads home from a day', async ({ undrawnPage: page }) => {
  await page.goto('./#/heist')
  // In a page that is kept, the address is another before the page is.
  await expect(page.getByRole('heading', { level: 1, name: 'heist' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.locator('#card-heist')).toBeFocused()
})

const creditsOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Credits' })

test('the credits are a page of the site: from home and back by the button, Escape and the history', async ({
  undrawnPage: page,
}) => {
  const link = page.getByRole('link', { name: 'Credits' })
  await link.click()
  await expect(page).toHaveURL(/#\/credits$/)
  await expect(page).toHaveTitle('Credits · Inktober 2022, the toy box')
  await expect(creditsOf(page)).toBeFocused()
  await expect(page.getByText('a challenge begun by Jake Parker')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expectHome(page)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(creditsOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(creditsOf(page)).toBeFocused()
})

test.describe('the credits', () => {
  // Beside a page of plain text the browser asks the host for /favicon.ico, which is not the site's to give.
  test.use({ expectedWarnings: /Failed to load resource.*404/ })

  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`open by a deep link at ${width} × ${height}, with the licences a link further`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('./?lang=fr#/credits')
      await expect(page).toHaveTitle('Crédits · Inktober 2022, la boîte à jouets')
      await expect(page.getByText('un défi lancé par Jake Parker')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.getByRole('link', { name: 'Le texte intégral de toutes les licences' }).click()
      await expect(page).toHaveURL(/\/inktober2022\/licenses\.txt$/)
      await expect(page.locator('body')).toContainText('MIT License')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Crédits' })).toBeVisible()
    })
  }
})

test.describe('credits that do not come', () => {
  test.use({ expectedWarnings: /Failed to load resource/ })

  test('say so, can be asked for again, and lead home', async ({ page }) => {
    await page.goto('./')
    await expectAlive(page)
    await page.route(/\/assets\/Credits-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Credits' }).click()
    await expect(page.getByRole('alert')).toContainText('Loading chunk credits failed (missing)')
    await page.unroute(/\/assets\/Credits-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('a challenge begun by Jake Parker')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expectHome(page)
  })
})
