import type { Page } from '@playwright/test'
import type { BadDogState } from '../../scenes/baddog/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment when he is about to look out. */
const QUIET = 'baddog?seed=7&at=500&paused'

/** A place in the sky, and one in the grass, in the window of the tests; a unit of the stage is 0.9 pixels of it. */
const SKY = { x: 450, y: 200 } as const
const GRASS = { x: 900, y: 820 } as const

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as BadDogState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: he leaps where it is clicked, is deaf for three seconds, and leaps elsewhere, another way', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 1)
  const first = (await stateOf(page)).dog
  expect(first).toMatchObject({ x: 500, looksLeft: false, leap: { from: 500, until: 3500 } })
  await step(page, 150)
  await page.mouse.click(GRASS.x, GRASS.y)
  await step(page, 1)
  expect((await stateOf(page)).dog.x).toBe(500)
  expect((await eventsOf(page)).at(-1)).toBe('rustled')
  await step(page, 148)
  expect((await eventsOf(page)).at(-1)).toBe('sank')
  await page.mouse.click(GRASS.x, GRASS.y)
  await step(page, 1)
  const second = (await stateOf(page)).dog
  expect(second).toMatchObject({ x: 1000, looksLeft: true })
  expect(second.laugh).not.toBe(first.laugh)
})

test('by mouse: he can be tickled, the dandelion brushed, and the mouse goes down its stalk', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  const clock = await placeOf(page, 'clock')
  await page.mouse.click(clock.x, clock.y)
  await step(page, 1)
  expect((await stateOf(page)).seeds).toHaveLength(2)
  const mouse = await placeOf(page, 'mouse')
  await page.mouse.click(mouse.x, mouse.y)
  await step(page, 1)
  expect((await stateOf(page)).mouse.hides).not.toBeNull()
  await page.mouse.click(SKY.x + 200, SKY.y)
  await step(page, 80)
  const dog = await placeOf(page, 'dog')
  await page.mouse.click(dog.x, dog.y)
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('tickled')
})

test('by mouse: he goes after the pointer through the grass', async ({ keptPage: page }) => {
  await openToybox(page, 'baddog?seed=7&at=4000&paused')
  const { x } = (await stateOf(page)).prowl
  const aim = x < 800 ? 1200 : 400
  await page.mouse.move(aim * 0.9, 700)
  await step(page, 300)
  expect(Math.abs((await stateOf(page)).prowl.x - aim)).toBeLessThan(20)
})

test('by keyboard alone: he leaps in the middle, where something moves, and where the arrows lead; and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'baddog?seed=7&speed=0.5')
  await tabTo(page, page.getByRole('button', { name: 'The tall grass' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The dog shoots up/)).toBeAttached()
  expect((await stateOf(page)).dog.x).toBe(800)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The laughing dog' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('He is ticklish.')).toBeAttached()
  await expect(page.getByText('The grass has closed over him.')).toBeAttached({ timeout: 30_000 })

  const rustle = page.getByRole('button', { name: 'Something in the grass' })
  await rustle.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await eventsOf(page)).filter((name) => name === 'sprung').length, { timeout: 15_000 })
    .toBe(2)
  const dandelion = page.getByRole('button', { name: 'The dandelion' })
  await dandelion.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await eventsOf(page)).includes('blown')).toBe(true)
  await page.getByRole('button', { name: 'A mouse on a stalk' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The mouse is gone down its stalk.')).toBeAttached()
})

test('by keyboard alone: the arrow keys lead him, and Enter makes him leap there', async ({ keptPage: page }) => {
  await openToybox(page, QUIET)
  for (let press = 0; press < 4; press++) {
    const { pointedAt } = (await stateOf(page)).prowl
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => {
        await step(page, 1)
        return (await stateOf(page)).prowl.pointedAt
      })
      .not.toBe(pointedAt)
  }
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      await step(page, 1)
      return (await stateOf(page)).dog.leap
    })
    .not.toBeNull()
  const { x } = (await stateOf(page)).dog
  expect(x).toBeGreaterThan(805)
  expect(x).toBeLessThan(1000)
})

test('in French it is said in French', async ({ page }) => {
  await openToybox(page, 'baddog?seed=7&speed=0.5&lang=fr')
  await page.getByRole('button', { name: 'Les hautes herbes' }).press('Enter')
  await expect(page.getByText(/^Le chien bondit/)).toBeAttached()
  await page.getByRole('button', { name: 'Une souris sur une tige' }).press('Enter')
  await expect(page.getByText('La souris est descendue de sa tige.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap makes him leap there', async ({ keptPage: page }) => {
    await openToybox(page, QUIET)
    await tap(page, GRASS)
    await step(page, 1)
    expect((await stateOf(page)).dog.x).toBeCloseTo(1000, 0)
    await step(page, 60)
    expect((await eventsOf(page)).filter((name) => name === 'sprung')).toHaveLength(1)
  })
})

test('for whoever asked for less motion he leaps all the same, and the grass stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, QUIET)
  // Far from where he goes about.
  const photograph = () => page.screenshot({ clip: { x: 1140, y: 560, width: 100, height: 200 } })
  const before = await photograph()
  await step(page, 40)
  expect(await photograph()).toEqual(before)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 100)
  expect((await stateOf(page)).dog.leap).not.toBeNull()
  expect(await eventsOf(page)).toContain('sprung')
})
