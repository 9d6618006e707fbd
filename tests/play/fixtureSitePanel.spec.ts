import type { Page } from '@playwright/test'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const rendersOf = (page: Page) => page.evaluate(() => performance.getEntriesByName('panel rendered').length)

test('a panel lies over the picture in scene units, in any window', async ({ undrawnPage: page }) => {
  await openToybox(page, 'snack?seed=1')
  for (const [size, expected] of [
    [
      { width: 1440, height: 900 },
      { x: 180, y: 270, width: 360, height: 90 },
    ],
    [
      { width: 1120, height: 1200 },
      { x: 140, y: 460, width: 280, height: 70 },
    ],
    [
      { width: 2000, height: 500 },
      { x: 700, y: 150, width: 200, height: 50 },
    ],
  ] as const) {
    await page.setViewportSize(size)
    await expect.poll(() => page.getByTestId('menu').boundingBox()).toEqual(expected)
  }
})

test('sends what is pressed, in the picture or not, and lets pointers through to the picture', async ({
  undrawnPage: page,
}) => {
  await openToybox(page, 'snack?seed=1')
  await page.getByRole('button', { name: 'Eat from the jar' }).click()
  await expect(page.getByText('1 eaten')).toBeVisible()
  await page.getByRole('button', { name: 'Eat', exact: true }).press('Enter')
  await expect(page.getByText('2 eaten')).toBeVisible()
  await expect(page.locator('[aria-live]').getByText('Eaten: 2')).toBeAttached()
  // The jar is at 1200, 500 of 1600 × 1000: the layer lies over it.
  await page.mouse.click(1080, 450)
  await expect(page.getByText('3 eaten')).toBeVisible()
  expect((await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)).toEqual([
    'eaten',
    'eaten',
    'eaten',
  ])
})

test('is rendered when what it shows has changed, not in every frame', async ({ page }) => {
  await openToybox(page, 'snack?seed=1')
  await expect(page.getByText('0 eaten')).toBeVisible()
  const before = { renders: await rendersOf(page), now: await askToybox(page, (toybox) => toybox.now) }
  await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(before.now + 1000)
  expect(await rendersOf(page)).toBe(before.renders)
  await page.getByRole('button', { name: 'Eat', exact: true }).click()
  await expect(page.getByText('1 eaten')).toBeVisible()
  expect(await rendersOf(page)).toBe(before.renders + 1)
})

test('an event leads to another day, once, and the way back leads here', async ({ undrawnPage: page }) => {
  await openToybox(page, 'snack?seed=1')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('0 eaten')).toBeVisible()
})
