import { askToybox, openToybox } from '../../../../tests/support/stage'
import { expect, test } from '../../../../tests/support/test'
import { tabTo } from '../../../../tests/support/visitor'

test('by mouse: the blot is turned round, and the page tells', async ({ keptPage: page }) => {
  await openToybox(page, 'SLUG?seed=7&paused')
  await expect(page.getByText('The blot crawls to the right.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn it round' }).click()
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('The blot crawls to the left.')).toBeVisible()
  await expect(page.getByText('Turned round: 1')).toBeVisible()
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual(['turned'])
})

test('by keyboard alone: Tab finds the button, Enter turns the blot round, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'SLUG?seed=7&paused')
  await tabTo(page, page.getByRole('button', { name: 'Turn it round' }))
  await page.keyboard.press('Enter')
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('The blot goes left.')).toBeAttached()
  await page.keyboard.press('Space')
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText('The blot goes right.')).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it speaks French', async ({ page }) => {
  await openToybox(page, 'SLUG?seed=7&paused&lang=fr')
  await page.getByRole('button', { name: 'Faire demi-tour' }).click()
  await askToybox(page, (toybox) => toybox.step())
  await expect(page.getByText(/^Demi-tours\s: 1$/)).toBeVisible()
  await expect(page.getByText('La tache va à gauche.')).toBeAttached()
})
