import type { Page } from '@playwright/test'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state())
const step = (page: Page) => askToybox(page, (toybox) => toybox.step(1))

/** Comes to the day from home, as by its card: the focus is on its heading then. */
async function arrive(page: Page, slug: string): Promise<void> {
  await openToybox(page, `${slug}?seed=7&paused`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

test('scurry: Enter gives a ring on arrival and after a click, with Shift ten, and each press once', async ({
  undrawnPage: page,
}) => {
  await arrive(page, 'scurry')
  await page.keyboard.press('Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ rings: 1 })
  await page.mouse.click(400, 500)
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ rings: 13 })
  // Held, a key presses once, and a control that has the focus keeps its own.
  await page.keyboard.down('Space')
  await page.keyboard.down('Space')
  await page.keyboard.up('Space')
  await page.getByRole('button', { name: 'Mute' }).press('Enter')
  await page.getByRole('button', { name: 'Mute' }).press('Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ rings: 14 })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Space')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ rings: 14 })
})

test('bat: Enter sends the castle down on arrival', async ({ undrawnPage: page }) => {
  await arrive(page, 'bat')
  expect(await stateOf(page)).toMatchObject({ castle: { show: null } })
  await page.keyboard.press('Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ castle: { show: { until: 8000 } } })
})

test('match: Enter starts on arrival, and never answers', async ({ undrawnPage: page }) => {
  await arrive(page, 'match')
  await page.keyboard.press('Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ isPlaying: true, attempts: 3, stamps: [] })
  await page.keyboard.press('Enter')
  await step(page)
  expect(await stateOf(page)).toMatchObject({ isPlaying: true, attempts: 3, stamps: [] })
})

test('trip: Enter presses no ball before one is chosen', async ({ undrawnPage: page }) => {
  await arrive(page, 'trip')
  await page.keyboard.press('Enter')
  await step(page)
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual([])
})

test('the heading fades under what is pointed at, and comes back', async ({ undrawnPage: page }) => {
  await openToybox(page, 'heist?seed=7&paused')
  const heading = page.getByRole('heading', { level: 1 })
  await page.mouse.move(1380, 30)
  await expect(heading).toHaveCSS('opacity', '0.08')
  await page.mouse.move(700, 500)
  await expect(heading).toHaveCSS('opacity', '1')
})
