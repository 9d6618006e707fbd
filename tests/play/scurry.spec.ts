import type { Page } from '@playwright/test'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state())

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
