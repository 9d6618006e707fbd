import type { Page } from '@playwright/test'
import { writeRecordWord } from '../../src/scores/recordWord'
import { keepBook } from '../support/keptBook'
import { noteRequests } from '../support/requests'
import { expect, test } from '../support/test'
import { WHOLE_BOOK } from '../support/wholeBook'

const SEEN = { opened: '2022-10-22', found: [] }

/** While a leaf is on its way, the spread beside the open one is seen, too, and takes nothing. */
const spreads = (page: Page) => page.locator('main [data-spread]')
const open = (page: Page) => page.locator('main [data-spread]:not([inert]) h2')

test('the sketchbook of the index page opens it, and home finds the focus there again', async ({
  undrawnPage: page,
}) => {
  await page.getByRole('link', { name: 'The book of finds' }).click()
  await expect(page).toHaveTitle('The book of finds · Inktober 2022, the toy box')
  await expect(open(page)).toHaveText('1.gargoyle')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: 'The book of finds' })).toBeFocused()
})

test('a help card opens it at its day, and its print leads back there', async ({ undrawnPage: page }) => {
  await page.goto('./#/heist')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('link', { name: 'What was found here' }).click()
  await expect(open(page)).toHaveText('22.heist')
  await expect(page.getByText(/^first opened on \d+ \w+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Open day 22' }).click()
  await expect(page).toHaveURL(/#\/heist$/)
})

test('its leaves are turned by keys, and the address says which lies open', async ({ undrawnPage: page }) => {
  await page.goto('./#/book?day=16')
  await expect(open(page)).toHaveText('16.fowl')
  for (const [key, title, day] of [
    ['ArrowRight', '17.salty', 17],
    ['ArrowLeft', '16.fowl', 16],
    ['PageUp', '15.armadillo', 15],
    ['Home', '1.gargoyle', 1],
    ['ArrowLeft', '1.gargoyle', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(open(page)).toHaveText(title)
    await expect(page).toHaveURL(new RegExp(`#/book\\?day=${day}$`))
  }
  await page.keyboard.press('End')
  await expect(open(page)).toHaveText(/We kept you a chair\.$/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Your scores and finds as a word:')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
})

test('and by blots, tabs, wheel and drag', async ({ undrawnPage: page }) => {
  await page.goto('./#/book')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(open(page)).toHaveText('2.scurry')
  await page.getByRole('link', { name: '21. bad dog' }).click()
  await expect(open(page)).toHaveText('21.bad dog')
  await page.mouse.move(1000, 600)
  await page.mouse.wheel(0, 120)
  await expect(open(page)).toHaveText('22.heist')
  await page.mouse.down()
  await page.mouse.move(1200, 600)
  await page.mouse.up()
  await expect(open(page)).toHaveText('21.bad dog')
  await page.getByRole('button', { name: 'Turn back' }).click()
  await expect(open(page)).toHaveText('20.bluff')
})

test('a leaf follows the hand, and falls back if it is let go early', async ({ page }) => {
  await page.goto('./#/book?day=16')
  await expect(open(page)).toHaveText('16.fowl')
  await page.mouse.move(1200, 600)
  await page.mouse.down()
  await page.mouse.move(1160, 600)
  await expect(spreads(page)).toHaveCount(2)
  await expect(page.locator('[data-spread="17"]')).toHaveAttribute('inert', '')
  const edge = () => page.locator('[data-turning]').evaluate((book) => Number(book.style.getPropertyValue('--front')))
  const lifted = await edge()
  expect(lifted).toBeLessThan(1)
  await page.mouse.move(1158, 600)
  expect(await edge()).toBeLessThan(lifted)
  await page.mouse.up()
  await expect(spreads(page)).toHaveCount(1)
  await expect(open(page)).toHaveText('16.fowl')
  await expect(page).toHaveURL(/day=16$/)
  await page.mouse.move(1200, 600)
  await page.mouse.down()
  await page.mouse.move(700, 600, { steps: 4 })
  await expect(page).toHaveURL(/day=16$/)
  await page.mouse.up()
  await expect(open(page)).toHaveText('17.salty')
  await expect(spreads(page)).toHaveCount(1)
})

test('with less motion the spread is simply another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./#/book?day=16')
  await expect(open(page)).toHaveText('16.fowl')
  await page.mouse.move(1200, 600)
  await page.mouse.down()
  await page.mouse.move(800, 600, { steps: 4 })
  await expect(spreads(page)).toHaveCount(1)
  await page.mouse.up()
  await expect(open(page)).toHaveText('17.salty')
  await expect(spreads(page)).toHaveCount(1)
})

test('pictures come of the spread in view and its neighbours, of days that were opened', async ({ page }) => {
  await keepBook(page, { salty: SEEN, fowl: SEEN, scrape: SEEN, farm: SEEN })
  const requests = noteRequests(page, /\/cards\/(\w+)\.webp/)
  const studies = noteRequests(page, /\/book-studies\/(\w+)-1x\.webp/)
  await page.goto('./#/book?day=17')
  await expect(page.locator('main section img').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const days of [requests, studies]) expect([...new Set(days)].sort()).toEqual(['fowl', 'salty', 'scrape'])
})

test('its last spread says how much is missing', async ({ page }) => {
  await keepBook(page, { ...WHOLE_BOOK, heist: SEEN })
  await page.goto('./#/book?day=33')
  await expect(page.getByRole('region', { name: 'You are expected.' })).toContainText(
    `Still missing: ${WHOLE_BOOK.heist?.found.length}.`,
  )
  await expect(page.getByRole('img', { name: 'A long table in pencil' })).toBeVisible()
})

test('what an older book holds and nobody can find any more is neither counted nor shown', async ({ page }) => {
  const [first = '', ...others] = WHOLE_BOOK.flame?.found ?? []
  await keepBook(page, { ...WHOLE_BOOK, flame: { ...SEEN, found: [first, 'sparks'] } })
  await page.goto('./#/book?day=5')
  await expect(open(page)).toHaveText('5.flame')
  await expect(page.getByText(`1 of ${others.length + 1}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Not found yet:/ })).toHaveCount(others.length)
  await page.goto('./#/book?day=33')
  await expect(page.getByRole('region', { name: 'You are expected.' })).toContainText(
    `Still missing: ${others.length}.`,
  )
})

test('once all was found, everybody sits there, and a chair is kept', async ({ page }) => {
  await keepBook(page, WHOLE_BOOK)
  const requests = noteRequests(page, /\/book\/(feast|places)/)
  await page.goto('./#/book?day=31')
  await expect(open(page)).toHaveText('31.farm')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Your scores and finds as a word:')).toBeVisible()
  await expect.poll(() => requests).toEqual(['feast'])
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#\/book\?day=33$/)
  const feast = page.getByRole('region', { name: /^All \d+\. We kept you a chair\.$/ })
  await expect(feast.getByRole('img', { name: 'By lantern light' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeHidden()
})

test('a record word brings scores and finds, a wrong one says why', async ({ page }) => {
  await page.goto('./#/book?day=32')
  const field = page.getByRole('textbox')
  await field.fill('3ABC')
  await field.press('Enter')
  await expect(page.getByText('A letter of this record word is wrong or missing.')).toBeVisible()
  await field.fill(writeRecordWord(new Map([[22, [41, 7]]])))
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('It is all in the book again.')).toBeVisible()
  await field.blur()
  await page.getByRole('link', { name: '22. heist' }).click()
  await expect(page.getByRole('heading', { name: 'five best' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^41$/ })).toBeVisible()
})

test('narrow windows fall back to home', async ({ page }) => {
  await page.goto('./#/book')
  await expect(open(page)).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
})

test('it is in French for who reads French', async ({ page }) => {
  await keepBook(page, { heist: SEEN })
  await page.goto('./#/book?day=22&lang=fr')
  await expect(page.getByText('première visite le 22 octobre')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page suivante' })).toBeVisible()
})
