import type { Page } from '@playwright/test'
import type { ScurryState } from '../../scenes/scurry/state'
import { askToybox, boundsOf, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { WINDOWS } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as ScurryState)

test('by mouse: a click is one ring, a right click ten, and the browser shows no menu', async ({ keptPage: page }) => {
  await openToybox(page, 'scurry?seed=7')
  await page.mouse.click(300, 400)
  await expect.poll(() => stateOf(page)).toMatchObject({ rings: 1 })
  await page.mouse.click(900, 300, { button: 'right' })
  await expect.poll(() => stateOf(page)).toMatchObject({ rings: 11 })
  const opensMenu = await page.evaluate(() => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    return document.elementFromPoint(900, 300)?.dispatchEvent(menu)
  })
  expect(opensMenu).toBe(false)
})

test('by keyboard alone: Enter is one ring, Shift and Enter ten', async ({ keptPage: page }) => {
  await openToybox(page, 'scurry?seed=7')
  await page.getByRole('button', { name: 'Collect a ring' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stateOf(page)).toMatchObject({ rings: 1 })
  await page.keyboard.press('Shift+Enter')
  await expect.poll(() => stateOf(page)).toMatchObject({ rings: 11 })
  await expect(page.getByText('Rings: 11')).toBeAttached()
})

test('the clock goes by the second', async ({ keptPage: page }) => {
  await openToybox(page, 'scurry?seed=7&at=59990&paused')
  expect(await stateOf(page)).toMatchObject({ seconds: 59 })
  await askToybox(page, (toybox) => toybox.step(1))
  expect(await stateOf(page)).toMatchObject({ seconds: 60 })
})

test('the display is in the upper left of the window, whatever its shape', async ({ page }) => {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    await openToybox(page, 'scurry?seed=7&at=500&paused')
    const { x, y } = await boundsOf(page, 'display')
    const scale = Math.min(width / 1600, height / 1000)
    expect(x / scale, `${width} × ${height}`).toBeGreaterThan(40)
    expect(x / scale, `${width} × ${height}`).toBeLessThan(70)
    expect(y / scale, `${width} × ${height}`).toBeGreaterThan(30)
    expect(y / scale, `${width} × ${height}`).toBeLessThan(80)
  }
})

test('the hand shows over the two that run, and not all over the works, where it would say nothing', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'scurry?seed=7&at=500&paused')
  const cursorAt = async (x: number, y: number) => {
    await page.mouse.move(x, y)
    await askToybox(page, (toybox) => toybox.step(1))
    return page.evaluate((at) => getComputedStyle(document.elementFromPoint(at.x, at.y) ?? document.body).cursor, {
      x,
      y,
    })
  }
  await expect.poll(() => cursorAt(605, 560)).toBe('pointer')
  await expect.poll(() => cursorAt(200, 400)).not.toBe('pointer')
})

test('who asked for less motion sees the works stand still, and the two run', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, 'scurry?seed=7&at=1000&paused')
  const photograph = (clip: { x: number; y: number; width: number; height: number }) => page.screenshot({ clip })
  const works = { x: 0, y: 240, width: 400, height: 640 }
  const runner = { x: 480, y: 420, width: 260, height: 280 }
  const [worksBefore, runnerBefore] = [await photograph(works), await photograph(runner)]
  const { front } = await stateOf(page)
  await askToybox(page, (toybox) => toybox.step(46))
  expect((await stateOf(page)).front.at).not.toBe(front.at)
  expect((await photograph(works)).equals(worksBefore)).toBe(true)
  expect((await photograph(runner)).equals(runnerBefore)).toBe(false)
})

test('who asked for less motion sees the works stand still under the pointer', async ({ page }) => {
  const pictureWithPointerAt = async (x: number, y: number) => {
    await page.evaluate(
      (at) => {
        window.toybox?.seek(0)
        window.toybox?.input({ kind: 'move', at, area: null, button: 'main' })
        window.toybox?.seek(1000)
      },
      { x, y },
    )
    return page.locator('canvas').screenshot()
  }
  await openToybox(page, 'scurry?seed=7&paused')
  const moved = (await pictureWithPointerAt(800, 500)).equals(await pictureWithPointerAt(1500, 900))
  expect(moved).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await pictureWithPointerAt(800, 500)).equals(await pictureWithPointerAt(1500, 900))).toBe(true)
})
