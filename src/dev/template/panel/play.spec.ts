import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../../../../tests/support/stage'
import { expect, test } from '../../../../tests/support/test'
import { placeOf, tabTo } from '../../../../tests/support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

test('by mouse: the blot turns round where it is pressed, and by the button; the panel counts', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'SLUG?seed=6&paused')
  const { x, y } = await placeOf(page, 'blot')
  await page.mouse.click(x, y)
  // Sooner, a second press would be taken for the first.
  await askToybox(page, (toybox) => toybox.step(31))
  await expect(page.getByText('Turned round: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Turn it round' }).click()
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('Turned round: 2')).toBeVisible()
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual(['turned', 'turned'])
})

test('by keyboard alone: Tab finds the blot and the button, Enter turns it round, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'SLUG?seed=6&paused')
  await tabTo(page, page.getByRole('button', { name: 'The blot', exact: true }))
  await page.keyboard.press('Enter')
  // Sooner, a second press would be taken for the first.
  await askToybox(page, (toybox) => toybox.step(31))
  await expect(page.getByText('The blot goes left.')).toBeAttached()
  await tabTo(page, page.getByRole('button', { name: 'Turn it round' }))
  await page.keyboard.press('Enter')
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('The blot goes right.')).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it speaks French', async ({ page }) => {
  await openToybox(page, 'SLUG?seed=6&paused&lang=fr')
  await page.getByRole('button', { name: 'Faire demi-tour' }).click()
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText(/^Demi-tours\s: 1$/)).toBeVisible()
  await expect(page.getByText('La tache va à gauche.')).toBeAttached()
})
