import type { Page } from '@playwright/test'
import type { EgoState } from '../../scenes/ego/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const RESTING = 'ego?seed=26&at=200&paused'
/** A place in the grass, in the window of the tests. */
const GRASS = { x: 420, y: 620 }

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as EgoState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: all four swing, mow, begin again in mid-swing; somebody in the grass ducks', async ({
  keptPage: page,
}) => {
  await openToybox(page, RESTING)
  const peeper = await placeOf(page, 'peeper')
  await page.mouse.click(peeper.x, peeper.y)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['found'])
  await page.mouse.click(GRASS.x, GRASS.y)
  await step(page, 10)
  expect(await eventsOf(page)).toEqual(['found', 'swung', 'mown'])
  await page.mouse.click(GRASS.x, GRASS.y)
  await step(page, 21)
  expect(await eventsOf(page)).toEqual(['found', 'swung', 'mown', 'swung', 'missed', 'hushed'])
  await step(page, 1)
  expect((await stateOf(page)).swing).toBeNull()
})

test('by keyboard alone: Tab finds each of the four and the grass, Enter swings, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, RESTING)
  await tabTo(page, page.getByRole('button', { name: 'Pim in blue: swing', exact: true }))
  for (const name of ['Pim in violet: swing', 'Pim in green: swing', 'Pim in red: swing', 'The grass: swing']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await step(page, 10)
  await expect(page.getByText(/^All four swing: \d+ tufts are cut\.$/)).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on one of them makes all four swing', async ({ keptPage: page }) => {
    await openToybox(page, RESTING)
    await tap(page, await placeOf(page, 'red'))
    await step(page, 10)
    expect(await eventsOf(page)).toEqual(['swung', 'mown'])
    expect((await stateOf(page)).leader).toBe(3)
  })
})
