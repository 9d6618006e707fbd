import { keepBook } from '../support/keptBook'
import { photograph } from '../support/photograph'
import { expect, test } from '../support/test'
import { WHOLE_BOOK } from '../support/wholeBook'

// Words are read as sharp as most visitors see them.
test.use({ deviceScaleFactor: 1 })

test('home, wide', async ({ page }) => {
  await page.goto('./')
  await photograph(page, 'home-wide')
})

test('home at its smallest', async ({ page }) => {
  await page.setViewportSize({ width: 1101, height: 700 })
  await page.goto('./')
  await photograph(page, 'home-smallest')
})

test('home, large', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.goto('./')
  await photograph(page, 'home-large')
})

test('home in a high window', async ({ page }) => {
  await page.setViewportSize({ width: 1102, height: 1400 })
  await page.goto('./')
  await photograph(page, 'home-high')
})

test('the credits', async ({ page }) => {
  await page.goto('./#/credits')
  await expect(page.getByRole('link', { name: 'PixiJS' })).toBeVisible()
  await photograph(page, 'credits')
})

for (const { name, day, width, height } of [
  { name: 'home-telephone-small', day: '', width: 320, height: 568 },
  { name: 'home-telephone-upright', day: 'heist', width: 390, height: 844 },
  { name: 'home-telephone', day: 'fowl', width: 844, height: 390 },
  { name: 'home-tablet', day: 'baddog', width: 820, height: 1180 },
  { name: 'home-narrow', day: '', width: 800, height: 900 },
]) {
  test(`${name}, of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`./#/${day}`)
    await expect(page.getByRole('button', { name: 'Send it to my computer' })).toBeVisible()
    await photograph(page, name)
  })
}

test('a card that is pointed at', async ({ page }) => {
  await page.goto('./')
  await page.locator('#card-fowl').hover()
  await expect(page.locator('#card-fowl img')).toBeVisible()
  await photograph(page, 'card-hover')
})

test('a card in focus', async ({ page }) => {
  await page.goto('./')
  await page.locator('#card-gargoyle').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('a:focus img')).toBeVisible()
  await photograph(page, 'card-focus')
})

test('a spread of the book, with a hint', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepBook(page, { heist: { opened: '2022-10-22', found: ['statue'] } })
  await page.goto('./#/book?day=22')
  await page.getByRole('button', { name: 'Not found yet:' }).first().hover()
  await expect(page.locator('main section img').first()).toBeVisible()
  await photograph(page, 'book-heist')
})

test('the last spread of a whole book', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepBook(page, WHOLE_BOOK)
  await page.goto('./#/book?day=33')
  await expect(page.getByRole('img', { name: 'By lantern light' })).toBeVisible()
  await photograph(page, 'book-last')
})
