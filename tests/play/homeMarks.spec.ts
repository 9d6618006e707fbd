import { days } from '../../src/calendar'
import { keepBook } from '../support/keptBook'
import { layoutShiftOf } from '../support/layoutShift'
import { ENTRY, holdAnswers } from '../support/requests'
import { expect, expectAlive, test } from '../support/test'

const OPENED = { opened: '2022-10-22', found: [] }

test('a day that was opened is ruled on the index page, from then on, and nothing moves', async ({ page }) => {
  await page.goto('./#/heist')
  await expect(page.locator('canvas')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  const leaderOf = (slug: string) => page.locator(`#card-${slug} > span:nth-child(3)`)
  const ruled = await leaderOf('heist').getAttribute('class')
  expect(ruled).not.toBe(await leaderOf('fowl').getAttribute('class'))
  const arrive = await holdAnswers(page, ENTRY)
  await page.goto('about:blank')
  await page.goto('./', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // Lettering that comes late moves what it letters, which is not the marks' doing.
  await page.evaluate(() => document.fonts.ready)
  const shifted = await layoutShiftOf(page)
  arrive()
  await expectAlive(page)
  await expect(leaderOf('heist')).toHaveAttribute('class', ruled ?? '')
  expect(await layoutShiftOf(page)).toBe(shifted)
})

test('the bottle goes to a day that was not opened yet, by a drop', async ({ page }) => {
  const others = days.filter(({ slug }) => slug !== 'bluff')
  await keepBook(page, Object.fromEntries(others.map(({ slug }) => [slug, OPENED])))
  await page.goto('./')
  await expectAlive(page)
  const bottle = page.getByRole('button', { name: 'Surprise me' })
  await bottle.hover()
  await expect(bottle.locator('span').first()).toBeVisible()
  await bottle.click()
  await expect(page).toHaveURL(/#\/bluff$/)
})

test('and by keys, in French, where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepBook(page, Object.fromEntries(days.slice(1).map(({ slug }) => [slug, OPENED])))
  await page.goto('./?lang=fr')
  await page.getByRole('button', { name: 'Surprenez-moi' }).press('Enter')
  await expect(page).toHaveURL(/#\/gargoyle$/)
})

test('arrow keys walk the grid of days, over the blanks and round', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  const walk = async (keys: readonly string[], slug: string) => {
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.locator(`#card-${slug}`)).toBeFocused()
  }
  await walk(['ArrowDown'], 'gargoyle')
  await walk(['ArrowUp'], 'crabby')
  await walk(['ArrowRight', 'ArrowRight'], 'gear')
  await walk(['ArrowDown'], 'farm')
  await walk(['ArrowRight'], 'farm')
  await walk(['ArrowDown', 'ArrowLeft'], 'eagle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/eagle$/)
})
