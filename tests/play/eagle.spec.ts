import type { Page } from '@playwright/test'
import type { EagleState } from '../../scenes/eagle/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment after the last of the 58 drawings has come, the drop not ripe yet. */
const WHOLE = 'eagle?seed=11&at=4600&paused'
/** A place of the plate where nothing is cut, in the window of the tests. */
const BARE = { x: 150, y: 820 }

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as EagleState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('left alone it is engraved in 58 drawings, and then offers to be engraved again', async ({ keptPage: page }) => {
  await openToybox(page, 'eagle?seed=11&paused')
  const replay = page.getByRole('button', { name: 'Replay', exact: true })
  await step(page, 455)
  expect((await stateOf(page)).drawing).toBe(56)
  await expect(replay).toBeHidden()
  await step(page, 1)
  expect((await stateOf(page)).drawing).toBe(57)
  await expect(page.getByText('The crest is engraved: an eagle on a pen, its wings unfolded.')).toBeAttached()
  expect(await eventsOf(page)).toEqual(['cried', 'unfolded', 'clacked', 'dropped', 'held'])
  await replay.click()
  await expect.poll(async () => (await stateOf(page)).drawing).toBeLessThan(57)
  await expect(replay).toBeHidden()
})

test('by mouse: each part answers, and a bare place strikes a spark', async ({ keptPage: page }) => {
  await openToybox(page, WHOLE)
  for (const id of ['eye', 'beak', 'breast', 'left wing', 'right wing', 'pen']) {
    const { x, y } = await placeOf(page, id)
    await page.mouse.click(x, y)
  }
  await page.mouse.click(BARE.x, BARE.y)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['winked', 'cried', 'ruffled', 'beat', 'beat', 'tapped', 'sparked'])
  const { sparks, beats } = await stateOf(page)
  expect(sparks).toEqual([
    { x: expect.closeTo(BARE.x / 0.9, 0), y: expect.closeTo(BARE.y / 0.9, 0), from: 4600, until: 4840 },
  ])
  expect(beats.left).not.toBeNull()
})

test('by mouse: the eye goes after the pointer', async ({ keptPage: page }) => {
  await openToybox(page, WHOLE)
  await page.mouse.move(60, 220)
  await step(page, 100)
  expect((await stateOf(page)).look.x).toBeLessThan(-0.9)
  await page.mouse.move(1400, 220)
  await step(page, 100)
  expect((await stateOf(page)).look.x).toBeGreaterThan(0.9)
})

test('by mouse: while it is cut, a press strikes a spark off it', async ({ keptPage: page }) => {
  await openToybox(page, 'eagle?seed=11&at=1200&paused')
  await page.mouse.click(720, 500)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['sparked'])
})

test('by keyboard alone: Tab walks its parts, Enter and the space bar touch them, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, WHOLE)
  await tabTo(page, page.getByRole('button', { name: 'The eagle’s eye', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('It winks at you.')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Its beak', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await step(page, 1)
  await expect(page.getByText('The eagle cries.')).toBeAttached()
  for (const name of ['The wing on the left', 'The wing on the right', 'Its breast', 'The pen in its talons']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The rosette behind it', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('The rosette is cut again.')).toBeAttached()
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${WHOLE}&lang=fr`)
  await page.getByRole('button', { name: 'L’aile de gauche', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText('L’aile gauche bat.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on a wing makes it beat, a tap on the ripe pen drips', async ({ keptPage: page }) => {
    await openToybox(page, 'eagle?seed=11&at=8600&paused')
    await tap(page, await placeOf(page, 'right wing'))
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['beat'])
    await tap(page, await placeOf(page, 'pen'))
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['beat', 'dropped'])
  })
})

test('for whoever asked for less motion it is whole at once, and the stars stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, 'eagle?seed=11&at=800&paused')
  const photograph = () => page.screenshot({ clip: { x: 0, y: 100, width: 1080, height: 700 } })
  let first = await photograph()
  const isSame = async () => {
    const last = first
    first = await photograph()
    return first.equals(last)
  }
  await expect.poll(isSame).toBe(true)
  await step(page, 40)
  expect((await photograph()).equals(first)).toBe(true)
})
