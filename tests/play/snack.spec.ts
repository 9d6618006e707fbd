import type { Page } from '@playwright/test'
import type { SnackState } from '../../scenes/snack/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment in the middle of a run, the next food well under way. */
const RUNNING = 'snack?seed=27&at=200&paused'
/** A place in the sky, in the window of the tests: 0.9 pixels are a unit of the stage. */
const SKY = { x: 500, y: 234 }

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as SnackState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('left alone, she eats one every 0.8 s, and burps after ten', async ({ keptPage: page }) => {
  await openToybox(page, 'snack?seed=27&paused')
  await step(page, 66)
  expect(await eventsOf(page)).toEqual(['leapt', 'eaten'])
  await step(page, 80)
  expect(await eventsOf(page)).toEqual(['leapt', 'eaten', 'swallowed', 'leapt', 'eaten'])
  await step(page, 664)
  const events = await eventsOf(page)
  expect(events.filter((name) => name === 'eaten')).toHaveLength(10)
  expect(events.at(-1)).toBe('burped')
})

test('by mouse: the next one flies as high as the click, and she after it', async ({ keptPage: page }) => {
  await openToybox(page, RUNNING)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 1)
  const { foods, chick } = await stateOf(page)
  expect(await eventsOf(page)).toEqual(['tossed'])
  expect(foods[0]).toMatchObject({ tossedAt: 200 })
  expect(chick.look).not.toBeNull()
  await step(page, 45)
  const { chick: after } = await stateOf(page)
  expect(await eventsOf(page)).toEqual(['tossed', 'soared', 'eaten', 'caught'])
  expect(after.leap).toMatchObject({ isHigh: true })
  expect(after.bite?.y).toBeCloseTo(SKY.y / 0.9, 0)
})

test('the hand shows over her and over the ant, and not all over the sky, where it would say nothing', async ({
  keptPage: page,
}) => {
  await openToybox(page, RUNNING)
  const cursorAt = async ({ x, y }: { x: number; y: number }) => {
    await page.mouse.move(x, y)
    await step(page, 1)
    return page.evaluate((at) => getComputedStyle(document.elementFromPoint(at.x, at.y) ?? document.body).cursor, {
      x,
      y,
    })
  }
  for (const id of ['chick', 'ant']) await expect.poll(async () => cursorAt(await placeOf(page, id))).toBe('pointer')
  await expect.poll(() => cursorAt(SKY)).not.toBe('pointer')
})

test('by mouse: a press on herself makes her pouch wobble and her leap', async ({ keptPage: page }) => {
  await openToybox(page, RUNNING)
  const { x, y } = await placeOf(page, 'chick')
  await page.mouse.click(x, y)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['poked', 'tossed'])
  expect((await stateOf(page)).chick.poke).toEqual({ from: 200, until: 1100 })
})

test('by mouse: the ant with the crumb can be frightened, and tosses nothing', async ({ keptPage: page }) => {
  await openToybox(page, RUNNING)
  const { x, y } = await placeOf(page, 'ant')
  await page.mouse.click(x, y)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['frightened'])
})

test('by keyboard alone: Tab finds her, the sky and the ant; Enter and the space bar toss, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'snack?seed=27&paused')
  await tabTo(page, page.getByRole('button', { name: 'The pelican chick: make her leap', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 67)
  await expect(page.getByText(/^She catches the \w+, high up\.$/)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Toss the next one up high' })).toBeFocused()
  await page.keyboard.press('Space')
  await step(page, 80)
  expect((await eventsOf(page)).filter((name) => name === 'caught')).toHaveLength(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'An ant with a crumb' })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('The ant keeps its crumb.')).toBeAttached()
})

test('in French it is said in French', async ({ page }) => {
  await openToybox(page, 'snack?seed=27&paused&lang=fr')
  await page.getByRole('button', { name: 'L’oisillon pélican : faites-le bondir', exact: true }).press('Enter')
  await step(page, 67)
  await expect(page.getByText(/^Elle attrape en plein vol l\S+ \w+\.$/)).toBeAttached()
  await page.getByRole('button', { name: 'Une fourmi avec une miette', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText('La fourmi garde sa miette.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on the sky tosses one up, a tap on her does, too', async ({ keptPage: page }) => {
    await openToybox(page, RUNNING)
    await tap(page, SKY)
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['tossed'])
    await tap(page, await placeOf(page, 'chick'))
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['tossed', 'poked', 'tossed'])
  })
})

test('for whoever asked for less motion she eats and leaps all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, RUNNING)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 46)
  expect(await eventsOf(page)).toEqual(['tossed', 'soared', 'eaten', 'caught'])
})
