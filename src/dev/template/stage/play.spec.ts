import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../../../../tests/support/stage'
import { expect, test } from '../../../../tests/support/test'
import { placeOf, tabTo } from '../../../../tests/support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

test('by mouse: the blot turns round where it is pressed, and nowhere else', async ({ keptPage: page }) => {
  await openToybox(page, 'SLUG?seed=6&paused')
  const { x, y } = await placeOf(page, 'blot')
  await page.mouse.click(x, y + 200)
  await page.mouse.click(x, y)
  await askToybox(page, (toybox) => toybox.step())
  expect(await askToybox(page, (toybox) => toybox.state())).toMatchObject({ goesLeft: true, turns: 1 })
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual(['turned'])
})

test('by keyboard alone: Tab finds the blot, Enter turns it round, and it is said', async ({ keptPage: page }) => {
  await openToybox(page, 'SLUG?seed=6&paused')
  await tabTo(page, page.getByRole('button', { name: 'The blot', exact: true }))
  await page.keyboard.press('Enter')
  // Sooner, a second press would be taken for the first.
  await askToybox(page, (toybox) => toybox.step(31))
  await expect(page.getByText('The blot goes left.')).toBeAttached()
  await page.keyboard.press('Space')
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('The blot goes right.')).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, 'SLUG?seed=6&paused&lang=fr')
  await page.getByRole('button', { name: 'La tache', exact: true }).press('Enter')
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('La tache va à gauche.')).toBeAttached()
})
