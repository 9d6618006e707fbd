import type { Page } from '@playwright/test'
import type { NestState } from '../../scenes/nest/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const QUIET = 'nest?seed=3&at=500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as NestState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)
/** How far the first sleeper is turned, and how tall, by Pixi. */
const bedOf = (page: Page, side: 'left' | 'right') =>
  page.evaluate((label) => {
    const sleeper = window.__PIXI_APP__?.stage.getChildrenByLabel(label, true)[0]?.children[0]
    return sleeper && { tall: sleeper.scale.y, wide: sleeper.scale.x }
  }, `${side} nest`)

test('by mouse: a portrait is pressed, one sinks and another rises, and its name is under the nest', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await expect(page.getByText('Dozebrock', { exact: true })).toBeVisible()
  const before = await bedOf(page, 'left')
  const fox = await placeOf(page, 'left-0')
  await page.mouse.click(fox.x, fox.y)
  await step(page, 1)
  expect((await stateOf(page)).left).toMatchObject({
    creature: 0,
    move: { before: 9, from: 500, gone: 660, until: 880 },
  })
  await step(page, 15)
  expect((await bedOf(page, 'left'))?.tall).toBeLessThan((before?.tall ?? 0) * 0.3)
  await step(page, 40)
  const after = await bedOf(page, 'left')
  expect(after?.tall).toBeGreaterThan((after?.wide ?? 0) * 0.99)
  await expect(page.getByText('Emberfox', { exact: true })).toBeVisible()
  await expect(page.getByText('Emberfox sleeps on the left. Warms its own nose with its tail.')).toBeAttached()
  expect((await stateOf(page)).right.creature).toBe(7)
})

test('by mouse: who sleeps turns over, the lamp is turned low, the mug clinks, the key glints, earth crumbles', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  for (const area of ['leftNest', 'lantern', 'mug', 'key', 'snail']) {
    const { x, y } = await placeOf(page, area)
    await page.mouse.click(x, y)
    await step(page, 1)
  }
  expect(await stateOf(page)).toMatchObject({
    left: { stir: { from: 500 } },
    lamp: { isLow: true },
    mug: { from: 520 },
    key: { from: 530 },
    snail: { look: { from: 540 } },
  })
  // On bare earth, in the window of the tests, where a unit of the stage is 0.9 pixels.
  await page.mouse.click(450, 800)
  await step(page, 1)
  expect((await stateOf(page)).crumbs).toMatchObject([{ x: 500 }])
  expect((await eventsOf(page)).at(-1)).toBe('crumbled')
})

test('by mouse: a portrait that is looked at swings, and hangs still when the pointer has left', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  const portrait = await placeOf(page, 'right-4')
  await page.mouse.move(portrait.x, portrait.y)
  await step(page, 1)
  expect(await stateOf(page)).toMatchObject({
    pointed: { side: 'right', index: 4, isOver: false },
    swings: [{ index: 4 }],
  })
  await page.mouse.move(700, 850)
  await step(page, 1)
  expect((await stateOf(page)).pointed).toMatchObject({ isOver: true })
})

test('the worm looks out of its wall, and is gone when it is touched', async ({ keptPage: page }) => {
  await openToybox(page, 'nest?seed=3&at=9500&paused')
  const worm = await placeOf(page, 'worm')
  await page.mouse.click(worm.x, worm.y)
  await step(page, 1)
  await expect(page.getByText('A worm in a nightcap, gone.')).toBeAttached()
  await step(page, 30)
  expect((await stateOf(page)).worm.out).toBeNull()
})

test('by keyboard alone: Tab comes to the left portraits, arrows walk them, Tab goes on to the right ones', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await tabTo(page, page.getByRole('button', { name: 'Left: Emberfox' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Left: Lanternjaw' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Left: Stagbeet' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Left: Swirlo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 40)
  expect((await stateOf(page)).left.creature).toBe(5)
  await expect(page.getByText(/^Swirlo sleeps on the left/)).toBeAttached()

  await page.keyboard.press('Tab')
  const right = page.getByRole('button', { name: 'Right: Emberfox' })
  await expect(right).toBeFocused()
  // The right side is the mirror image of the left: its first is the one farthest out.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Right: Mossgoat' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Right: Inkcat' })).toBeFocused()
  await page.keyboard.press('Space')
  await step(page, 40)
  expect((await stateOf(page)).right.creature).toBe(19)

  // Beyond the portraits is the lantern; back from there it is the portrait that was left.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The lantern' })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('The lamp burns low.')).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Right: Inkcat, asleep' })).toBeFocused()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${QUIET}&lang=fr`)
  await page.getByRole('button', { name: 'À gauche : Braisenard' }).press('Enter')
  await step(page, 40)
  await expect(page.getByText(/^Braisenard dort à gauche\./)).toBeAttached()
  await expect(page.getByText('Braisenard', { exact: true })).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on a portrait puts its sitter to bed', async ({ keptPage: page }) => {
    await openToybox(page, QUIET)
    await tap(page, await placeOf(page, 'right-12'))
    await step(page, 40)
    expect((await stateOf(page)).right).toMatchObject({ creature: 12, move: null })
  })
})

test('for whoever asked for less motion nothing moves of itself, and who is chosen lies down all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, QUIET)
  const photograph = () => page.screenshot({ clip: { x: 300, y: 60, width: 840, height: 640 } })
  const before = await photograph()
  await step(page, 110)
  expect((await stateOf(page)).left.breath).toBe(1)
  expect(await photograph()).toEqual(before)
  const owl = await placeOf(page, 'right-14')
  await page.mouse.click(owl.x, owl.y)
  await step(page, 40)
  expect((await stateOf(page)).right.creature).toBe(14)
  expect(await photograph()).not.toEqual(before)
})
