import type { Page } from '@playwright/test'
import type { TripState } from '../../scenes/trip/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** On the way down, everything still upright. */
const OPEN = 'trip?seed=7&at=3000&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as TripState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: a ball that is pointed at shows its picture, cries when clicked, and is cleared', async ({
  keptPage: page,
}) => {
  await openToybox(page, OPEN)
  const { x, y } = await placeOf(page, 'ball0')
  await page.mouse.move(x, y)
  await step(page, 1)
  expect((await stateOf(page)).frame).toMatchObject({ ball: 0, fold: null })
  await expect(page.getByText('Honks at traffic that is not there.', { exact: true })).toBeVisible()
  await page.mouse.click(x, y)
  await step(page, 30)
  await page.mouse.click(x, y)
  const other = await placeOf(page, 'ball2')
  await page.mouse.click(other.x, other.y)
  await step(page, 20)
  expect(await eventsOf(page)).toEqual(['shown', 'heronkCried'])
  await page.mouse.move(other.x, other.y - 300)
  await step(page, 60)
  expect(await eventsOf(page)).toEqual(['shown', 'heronkCried', 'cleared'])
  expect((await stateOf(page)).frame).toBeNull()
  const hen = await placeOf(page, 'hen')
  await page.mouse.click(hen.x, hen.y)
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('ducked')
})

test('by keyboard alone: the focus shows, Enter lets it cry, and it is said', async ({ keptPage: page }) => {
  await openToybox(page, OPEN)
  await tabTo(page, page.getByRole('button', { name: 'The ball of grey ink', exact: true }))
  await step(page, 1)
  expect((await stateOf(page)).frame).toMatchObject({ ball: 0 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The ball of black ink' })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['shown', 'shown', 'brewsterCried'])
  await expect(page.getByText('Brewster cries out.')).toBeAttached()
  for (const name of [
    'The ball of teal ink',
    'A hen in a trunk',
    'A pair of boots',
    'A snail on the edge of the book',
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Space')
  await step(page, 1)
  await expect(page.getByText('The snail goes home.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap shows a ball and hears it out, and then it folds away', async ({ keptPage: page }) => {
    await openToybox(page, OPEN)
    await tap(page, await placeOf(page, 'ball2'))
    await step(page, 40)
    expect((await stateOf(page)).cry).toMatchObject({ ball: 2 })
    await step(page, 60)
    expect(await eventsOf(page)).toEqual(['shown', 'swirloCried', 'cleared'])
    await tap(page, await placeOf(page, 'mouse'))
    await step(page, 1)
    expect((await eventsOf(page)).at(-1)).toBe('peeped')
  })
})

test('for whoever asked for less motion the book stands still, and everything can be pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, 'trip?seed=7&at=12000&paused')
  const before = await page.screenshot()
  await step(page, 40)
  expect((await page.screenshot()).equals(before)).toBe(true)
  const { x, y } = await placeOf(page, 'ball1')
  await page.mouse.click(x, y)
  await step(page, 1)
  expect(await eventsOf(page)).toContain('brewsterCried')
})
