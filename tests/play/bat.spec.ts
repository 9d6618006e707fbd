import type { Page } from '@playwright/test'
import { PIECES } from '../../assets/bat/shared'
import { SHAKE } from '../../scenes/bat/layout'
import type { BatState } from '../../scenes/bat/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const QUIET = 'bat?seed=3&at=500&paused'
/** A place in the sky, in the window of the tests, where a unit of the stage is 0.9 pixels; and where that is on the stage. */
const SKY = { x: 450, y: 180 } as const
const SKY_ON_STAGE = { x: 500, y: 200 } as const

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as BatState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)
/** Where the picture of the castle is, in scene units. */
const castleOf = (page: Page) =>
  page.evaluate(() => {
    const castle = window.__PIXI_APP__?.stage.getChildrenByLabel('castle', true)[0]
    return castle && { x: castle.x, y: castle.y }
  })

test('by mouse: a click, and the castle goes down for eight seconds, whatever else is clicked; then it stands there but for a piece', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  const castle = await placeOf(page, 'castle')
  await page.mouse.click(castle.x, castle.y)
  await step(page, 1)
  const { show } = (await stateOf(page)).castle
  expect(show).toEqual({ from: 500, until: 8500 })
  // A step to and fro, every 100 ms.
  await step(page, 4)
  const here = await castleOf(page)
  await step(page, 10)
  expect((await castleOf(page))?.x).toBe((here?.x ?? Number.NaN) - 2 * SHAKE.reach)
  await step(page, 286)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 1)
  const during = await stateOf(page)
  expect(during.castle).toMatchObject({ show, waves: 2, lost: 1 })
  expect(during.glance).toMatchObject(SKY_ON_STAGE)
  await step(page, 498)
  expect((await eventsOf(page)).at(-1)).toBe('tolled')
  expect((await stateOf(page)).castle).toMatchObject({ show: null, stoodAt: 8500, lost: 1 })
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 1)
  expect((await stateOf(page)).castle.show).toEqual({ from: 8500, until: 16_500 })
})

test('by mouse: the cat purrs, the village wakes, the mouse flees; and whoever comes near the castle is looked at', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  const cat = await placeOf(page, 'cat')
  await page.mouse.click(cat.x, cat.y)
  const village = await placeOf(page, 'village')
  await page.mouse.click(village.x, village.y)
  await step(page, 1)
  expect(await stateOf(page)).toMatchObject({
    cat: { purr: { from: 500 } },
    village: { lit: 3 },
    castle: { show: null },
  })
  const castle = await placeOf(page, 'castle')
  await page.mouse.move(castle.x, castle.y)
  await step(page, 2)
  expect((await stateOf(page)).lodger.peek).not.toBeNull()

  await openToybox(page, 'bat?seed=3&at=12600&paused')
  const mouse = await placeOf(page, 'mouse')
  await page.mouse.click(mouse.x, mouse.y)
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('squeaked')
})

test('by keyboard alone: Tab finds the castle, Enter sends it down, and what goes on is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await tabTo(page, page.getByRole('button', { name: 'The castle', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText(/^The castle shakes and sinks/)).toBeAttached()
  await page.keyboard.press('Space')
  await step(page, 1)
  await expect(page.getByText('All eyes turn there.')).toBeAttached()
  await step(page, 160)
  await expect(page.getByText('A piece of the battlements comes off.')).toBeAttached()
  await step(page, 640)
  await expect(page.getByText(/One piece is missing\.$/)).toBeAttached()
  await tabTo(page, page.getByRole('button', { name: 'The cat on the wall' }))
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('The cat purrs.')).toBeAttached()
  await tabTo(page, page.getByRole('button', { name: 'The village' }))
  await page.keyboard.press('Enter')
  await step(page, 1)
  // It has been woken long since.
  await expect(page.getByText(/^All shutters slam/)).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${QUIET}&lang=fr`)
  await page.getByRole('button', { name: 'Le château', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText(/^Le château tremble/)).toBeAttached()
  await step(page, 800)
  await expect(page.getByText(/Il manque un morceau\.$/)).toBeAttached()
})

test('five pieces come off, and no sixth', async ({ keptPage: page }) => {
  await openToybox(page, QUIET)
  const castle = await placeOf(page, 'castle')
  for (let time = 1; time <= PIECES.length + 1; time++) {
    await page.mouse.click(castle.x, castle.y)
    await step(page, 801)
    expect((await stateOf(page)).castle).toMatchObject({ show: null, lost: Math.min(PIECES.length, time) })
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap anywhere in the sky sends it down', async ({ keptPage: page }) => {
    await openToybox(page, QUIET)
    await tap(page, SKY)
    await step(page, 1)
    expect((await stateOf(page)).castle.show).toEqual({ from: 500, until: 8500 })
    await step(page, 60)
    expect((await eventsOf(page)).filter((name) => name === 'sank')).toHaveLength(1)
  })
})

test('for whoever asked for less motion nothing moves of itself, and the castle sinks all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, QUIET)
  // The highest flag, and a cloud beside it.
  const photograph = () => page.screenshot({ clip: { x: 800, y: 20, width: 280, height: 200 } })
  const before = await photograph()
  await step(page, 40)
  expect(await photograph()).toEqual(before)
  await page.mouse.click(SKY.x, SKY.y)
  await step(page, 5)
  const standing = await castleOf(page)
  await step(page, 10)
  const sinking = await castleOf(page)
  expect(sinking?.x).toBe(standing?.x)
  expect(sinking?.y).toBeGreaterThan(standing?.y ?? Number.NaN)
})
