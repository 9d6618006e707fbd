import type { Page } from '@playwright/test'
import { PICTURE } from '../../scenes/armadillo/layout'
import type { ArmadilloState } from '../../scenes/armadillo/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { dragFinger, placeOf, tabTo } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const PAUSED = 'armadillo?seed=7&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as ArmadilloState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

/** A place of the picture, in its pixels, in CSS pixels of the tests' window. */
const on = (x: number, y: number) => ({
  x: (PICTURE.x + x * PICTURE.pixel) * 0.9,
  y: (PICTURE.y + y * PICTURE.pixel) * 0.9,
})

test('by mouse: what it rests on comes apart, again and again; so does all that it flies across', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  const corner = on(20, 20)
  await page.mouse.move(corner.x, corner.y)
  await step(page, 32)
  expect(await eventsOf(page)).toEqual(['split128', 'split64'])
  const outside = on(-6, 100)
  await page.mouse.move(outside.x, outside.y)
  await step(page, 60)
  const { count } = await stateOf(page)
  await page.mouse.move(outside.x + 1, outside.y)
  const beyond = on(127, 100)
  await page.mouse.move(beyond.x, beyond.y)
  await step(page, 1)
  expect((await stateOf(page)).count).toBeGreaterThanOrEqual(count + 1)
  expect((await stateOf(page)).splitAt.slice(3, 5).every((at) => at !== null)).toBe(true)
})

test('by mouse: the ant gives back what it took, and the one that sleeps opens an eye', async ({ keptPage: page }) => {
  await openToybox(page, PAUSED)
  for (const id of ['ant', 'ball']) {
    const { x, y } = await placeOf(page, id)
    await page.mouse.click(x, y)
  }
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['returned', 'peeked'])
  expect((await stateOf(page)).ant.hasCrumb).toBe(false)
})

test('by keyboard alone: Tab finds the picture, Enter splits the largest; arrows run over it', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  await tabTo(page, page.getByRole('button', { name: 'A picture in round blots: split them', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 31)
  await expect(page.getByText('The blot comes apart: four blots, each of another colour.')).toBeAttached()
  await page.keyboard.press('Space')
  await step(page, 31)
  expect(await eventsOf(page)).toEqual(['split128', 'split64'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'An ant on the ruler', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('The ant gives back the blot that it took.')).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${PAUSED}&lang=fr`)
  await page.getByRole('button', { name: 'Celui qui dort, roulé en boule', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText('Il ouvre un œil.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('what it draws across comes apart, and nothing between two strokes', async ({ keptPage: page }) => {
    await openToybox(page, PAUSED)
    await dragFinger(page, [on(10, 20), on(30, 22)])
    await step(page, 40)
    expect((await stateOf(page)).count).toBe(1)
    await dragFinger(page, [on(10, 20), on(120, 20)])
    await step(page, 1)
    expect((await stateOf(page)).splitAt.slice(0, 5).map((at) => at !== null)).toEqual([true, true, true, false, false])
  })
})
