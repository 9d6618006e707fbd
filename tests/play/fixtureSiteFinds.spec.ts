import { keepBook, keptBook } from '../support/keptBook'
import { noteSlips } from '../support/slips'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

test('what is found for the first time is kept, shown on a slip and said once', async ({ page }) => {
  await page.goto('./#/bluff')
  const slips = await noteSlips(page)
  const card = page.getByRole('button', { name: 'Call the bluff' })
  await card.press('Enter')
  await expect.poll(slips).toMatchObject([{ kind: 'find', words: 'Found: the first call 1 of 2' }])
  await expect(page.locator('[aria-live]').filter({ hasText: 'Found: the first call. 1 of 2.' })).toBeAttached()
  expect(await keptBook(page)).toMatchObject({ bluff: { found: ['call'] } })
  await card.press('Enter')
  await card.press('Enter')
  await expect.poll(slips).toMatchObject([{}, { kind: 'find', words: 'Found: the third call 2 of 2' }])
  expect(await keptBook(page)).toMatchObject({ bluff: { found: ['call', 'third'] } })
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('#card-bluff')).toHaveAttribute('aria-description', '2 of 2 found')
})

test('a page of React says what happened, and that is found; what can be found no more is not counted', async ({
  page,
}) => {
  await keepBook(page, { flame: { opened: '2022-10-05', found: ['formerly'] } })
  await page.goto('./#/flame?lang=fr')
  const slips = await noteSlips(page)
  await page.getByRole('textbox').fill('A')
  await expect.poll(slips).toMatchObject([{ kind: 'find', words: 'Trouvé : une lettre 1 sur 1' }])
  expect(await keptBook(page)).toMatchObject({ flame: { found: ['formerly', 'letter'] } })
})

test('a game that is gone through again finds nothing', async ({ page }) => {
  await openToybox(page, 'bluff?paused')
  await page.getByRole('button', { name: 'Call the bluff' }).press('Enter')
  // Over the press without telling of it; then back, and once more through the same tick.
  await page.evaluate(() => window.toybox?.seek(1000))
  await page.evaluate(() => window.toybox?.seek(0))
  await page.evaluate(() => window.toybox?.step(20))
  expect(await askToybox(page, (toybox) => toybox.events().length)).toBeGreaterThan(0)
  expect(await keptBook(page)).toMatchObject({ bluff: { found: [] } })
})
