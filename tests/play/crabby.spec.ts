import type { Page } from '@playwright/test'
import type { CrabbyState } from '../../scenes/crabby/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment when the crab stands at the left end of its way, before nothing of the sea that is pressed. */
const LEFT_END = 'crabby?seed=10&at=3140&paused'

/** A place in the sea, in the window of the tests, that nobody stands before just then. */
const SEA = { x: 860, y: 630 }

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as CrabbyState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: the crab snips, and the hermit half a second later; the sea sends a wave that wipes its tracks away', async ({
  keptPage: page,
}) => {
  await openToybox(page, LEFT_END)
  const crab = await placeOf(page, 'crab')
  await page.mouse.click(crab.x, crab.y)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['snipped'])
  await step(page, 50)
  expect(await eventsOf(page)).toEqual(['snipped', 'copied'])

  await page.mouse.click(SEA.x, SEA.y)
  await step(page, 1)
  const { wave, tracks, splashes } = await stateOf(page)
  expect(wave).not.toBeNull()
  expect(tracks.length).toBeGreaterThan(20)
  // A unit of the stage is 0.9 pixels of this window.
  expect(splashes[0]?.x).toBeCloseTo(SEA.x / 0.9, 0)
  expect(splashes[0]?.y).toBeCloseTo(SEA.y / 0.9, 0)
  await step(page, 150)
  expect(await stateOf(page)).toMatchObject({ tracks: [], crab: { isDucking: true } })
  await step(page, 130)
  expect(await stateOf(page)).toMatchObject({ wave: null, crab: { isDucking: false } })
})

test('by mouse: a click on bare sand or sky does nothing', async ({ keptPage: page }) => {
  await openToybox(page, LEFT_END)
  await page.mouse.click(1000, 780)
  await page.mouse.click(700, 80)
  await step(page, 2)
  expect(await eventsOf(page)).toEqual([])
})

test('by keyboard alone: Tab finds all of them, Enter and the space bar touch, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'crabby?seed=10&speed=0.1')
  await tabTo(page, page.getByRole('button', { name: 'The crab', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Snip, snip.')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The sea' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('A wave comes.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Biggin is beside himself.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pim pats Biggin.')).toBeAttached()
  for (const gull of ['on the log', 'on the post', 'in the air']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`The gull ${gull} cries.`)).toBeAttached()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody is at home in the thimble.')).toBeAttached()
})

test('in French it is said in French', async ({ page }) => {
  await openToybox(page, 'crabby?seed=10&speed=0.1&lang=fr')
  await page.getByRole('button', { name: 'La mer', exact: true }).press('Enter')
  await expect(page.getByText('Une vague arrive.')).toBeAttached()
  await page.getByRole('button', { name: 'Béguin le bonnet', exact: true }).press('Enter')
  await expect(page.getByText('Béguin est hors de lui.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on the crab makes it snip, a tap on the sea calls up a wave', async ({ keptPage: page }) => {
    await openToybox(page, LEFT_END)
    await tap(page, await placeOf(page, 'crab'))
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['snipped'])
    await tap(page, SEA)
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['snipped', 'splashed', 'swelled'])
  })
})

test('for whoever asked for less motion it is played all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, LEFT_END)
  const { crab } = await stateOf(page)
  await page.mouse.click(SEA.x, SEA.y)
  await step(page, 120)
  const after = await stateOf(page)
  expect(after.crab).toMatchObject({ isDucking: true })
  expect(after.crab.x).not.toBe(crab.x)
})
