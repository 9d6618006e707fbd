import type { Page } from '@playwright/test'
import type { FairyState } from '../../scenes/fairy/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** Slow, so that nobody has flown off before the mouse arrives. */
const DAY = 'fairy?seed=7&speed=0.1'

/** On the water, where neither fairy nor toad is, in CSS pixels, and on the stones of the garden. */
const WATER = { x: 520, y: 560 }
const STONES = { x: 130, y: 800 }

/** She is in: within 300 ms of the press that has caught her, another does not let her out. */
const settle = (page: Page) => askToybox(page, (toybox) => toybox.step(30))

/** A press leads the bottle at least 2.7 px on: so often it is pressed at the most to get from the middle to any fairy. */
const MOST_PRESSES = 400

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as FairyState)
const heldIn = async (page: Page) => (await stateOf(page)).bottle.holds

test('by mouse: the bottle is the pointer; it takes one fairy, and lets her out exactly there on the fountain', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  await page.mouse.move(270, 270)
  await expect.poll(() => stateOf(page)).toMatchObject({ bottle: { x: 300, y: 300, taken: true } })
  // The browser's own is not seen beside it.
  const cursor = () => getComputedStyle(document.elementFromPoint(270, 270) ?? document.body).cursor
  expect(await page.evaluate(cursor)).toBe('none')
  await page.mouse.click(WATER.x, WATER.y)
  expect((await stateOf(page)).fairies).toHaveLength(3)

  const first = await placeOf(page, 'fairy-')
  await page.mouse.click(first.x, first.y)
  await expect.poll(async () => (await stateOf(page)).fairies.length).toBe(2)
  const held = await heldIn(page)
  expect(held).not.toBeNull()

  const second = await placeOf(page, 'fairy-')
  await page.mouse.click(second.x, second.y)
  await page.mouse.click(STONES.x, STONES.y)
  await expect
    .poll(async () => (await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['laughed', 'knocked']))
  expect(await stateOf(page)).toMatchObject({ bottle: { holds: held } })
  expect((await stateOf(page)).fairies).toHaveLength(2)

  await askToybox(page, (toybox) => toybox.pause())
  await settle(page)
  await page.mouse.click(WATER.x, WATER.y)
  await askToybox(page, (toybox) => toybox.step(1))
  const { fairies, bottle } = await stateOf(page)
  expect(bottle.holds).toBeNull()
  expect(fairies).toHaveLength(3)
  const freed = fairies.find(({ kind }) => kind === held)
  // She has flown for one tick of 10 ms since.
  expect(freed?.x).toBeCloseTo(WATER.x / 1440, 2)
  expect(freed?.y).toBeCloseTo(WATER.y / 900, 2)
})

test('by keyboard alone: Tab finds a fairy and the fountain, Enter catches and sets free', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  await tabTo(page, page.getByRole('button', { name: 'The fairy with the sprout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The fairy with the sprout is in the bottle. The fountain lets her out.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'The fairy with the sprout' })).toHaveCount(0)
  await settle(page)
  await tabTo(page, page.getByRole('button', { name: 'The fountain' }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('The fairy with the sprout flies again, over the fountain. The bottle is empty.'),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'The fairy with the sprout' })).toHaveCount(1)
})

test('every press of an arrow key moves the bottle, however short', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await stateOf(page)).bottle).toMatchObject({ taken: true, y: 500 })
  for (let press = 0; press < 5; press++) {
    const { x } = (await stateOf(page)).bottle
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await stateOf(page)).bottle.x).toBeGreaterThan(x)
  }
})

test('by arrow keys: the bottle is led to a fairy, and Enter catches her', async ({ keptPage: page }) => {
  // Time stands still while a key is down, and goes by a tick for each: however slow the machine, she flies as far.
  await openToybox(page, 'fairy?seed=7&paused')
  const goOn = () => askToybox(page, (toybox) => toybox.step(1))
  /** Presses the arrow key that brings the bottle nearer to her. Returns whether it is near enough. */
  const approach = async () => {
    const { bottle, fairies } = await stateOf(page)
    const her = fairies[0]
    if (!her) throw new Error('Nobody flies.')
    const right = her.x * 1600 - (bottle.taken ? bottle.x : 800)
    const down = her.y * 1000 - (bottle.taken ? bottle.y : 500)
    if (bottle.taken && Math.hypot(right, down) < 60) return true
    const key =
      Math.abs(right) > Math.abs(down) ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp'
    await page.keyboard.press(key)
    await expect
      .poll(async () => {
        await goOn()
        return (await stateOf(page)).bottle
      })
      .not.toEqual(bottle)
    return false
  }
  for (let press = 0; !(await approach()); press++) expect(press).toBeLessThan(MOST_PRESSES)
  await page.keyboard.press('Enter')
  await goOn()
  expect(await heldIn(page)).not.toBeNull()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap catches a fairy, a tap on the fountain sets her free', async ({ keptPage: page }) => {
    await openToybox(page, DAY)
    const { x, y } = await placeOf(page, 'fairy-')
    await tap(page, { x, y })
    await expect.poll(() => heldIn(page)).not.toBeNull()
    await settle(page)
    await tap(page, WATER)
    await expect.poll(() => heldIn(page)).toBeNull()
    expect((await stateOf(page)).fairies).toHaveLength(3)
  })
})
