import type { Page } from '@playwright/test'
import type { SaltyState } from '../../scenes/salty/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const QUIET = 'salty?seed=17&at=500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as SaltyState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks = 1) => page.evaluate((count) => window.toybox?.step(count), ticks)
/** What is seen of a part of him, by Pixi. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const head = window.__PIXI_APP__?.stage.getChildrenByLabel('head', true)[0]
    return head && { isSeen: head.visible, turn: Math.round(head.angle) }
  })

test('by mouse: where it is over the picture is which of the sixteen he is, and nothing is loaded for it', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await step(page)
  expect(await headOf(page)).toEqual({ isSeen: true, turn: 7 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // The window of the tests is 1440 wide: a sixteenth of the picture is 90 pixels.
  for (let frame = 0; frame < 16; frame++) {
    await page.mouse.move(45 + frame * 90, 300)
    await step(page)
    expect((await stateOf(page)).frame).toBe(frame)
    expect((await headOf(page))?.isSeen).toBe(frame > 2)
  }
  expect((await eventsOf(page)).filter((name) => name !== 'turned')).toEqual(['muttered', 'slammed'])
  await expect(page.getByText('He has slumped, and snores.')).toBeAttached()
  // In one move from the sigh to the growl the mug comes down on the way.
  await page.mouse.move(45 + 9 * 90, 300)
  await step(page)
  expect((await eventsOf(page)).at(-1)).toBe('slammed')
  // Before the first gesture, which fetches what sound needs.
  expect(requests).toEqual([])
  const { x, y } = await placeOf(page, 'lamp')
  await page.mouse.click(x, y)
  await step(page)
  expect((await eventsOf(page)).at(-1)).toBe('swung')
})

test('by keyboard alone: left and right turn him by one, and a key that is held goes on', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await page.keyboard.press('ArrowRight')
  await step(page)
  await expect(page.getByText('He sulks deeper and looks away.')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await step(page)
  expect((await stateOf(page)).frame).toBe(4)
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('ArrowRight')
  await page.keyboard.up('ArrowRight')
  await step(page)
  expect((await stateOf(page)).frame).toBe(12)
  expect((await eventsOf(page)).filter((name) => name !== 'turned')).toEqual(['muttered', 'slammed'])
  await tabTo(page, page.getByRole('button', { name: 'The old salt: He slams it down!' }))
  await page.keyboard.press('Enter')
  await step(page)
  expect((await eventsOf(page)).at(-1)).toBe('grunted')
  expect((await stateOf(page)).frame).toBe(12)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('he follows it over the picture', async ({ keptPage: page }) => {
    await openToybox(page, QUIET)
    const touch = await page.context().newCDPSession(page)
    const at = (x: number) => [{ x, y: 300 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(225) })
    await step(page)
    expect((await stateOf(page)).frame).toBe(2)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1305) })
    await step(page)
    expect((await stateOf(page)).frame).toBe(14)
    expect(await eventsOf(page)).toContain('slammed')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await touch.detach()
  })
})

test('for whoever asked for less motion he is still, and turns all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, `${QUIET}&lang=fr`)
  const photograph = () => page.screenshot({ clip: { x: 100, y: 60, width: 1200, height: 700 } })
  await step(page)
  const before = await photograph()
  await step(page, 130)
  expect(await photograph()).toEqual(before)
  await page.keyboard.press('ArrowLeft')
  await step(page)
  await expect(page.getByText('Il cale sa joue sur son poing.')).toBeAttached()
  expect(await photograph()).not.toEqual(before)
})
