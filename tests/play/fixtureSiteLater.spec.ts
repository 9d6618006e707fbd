import type { Page } from '@playwright/test'
import { noteRequests } from '../support/requests'
import { askToybox, loseContext, openToybox, restoreContext } from '../support/stage'
import { expect, test } from '../support/test'

/** The sheet that the flag is cut from. */
const SHEET = /bat-tall\/bat-tall[^?]*/

const isFlagSeen = (page: Page) =>
  page.evaluate(() => window.__PIXI_APP__?.stage.getChildByLabel('flag', true)?.visible ?? false)
const timesTold = (page: Page) =>
  askToybox(page, (toybox) => toybox.events().filter(({ name }) => name === 'flagged').length)

test('what a day draws later is fetched once somebody plays, and the rules hear of it, after a replay, too', async ({
  page,
}) => {
  const asked = noteRequests(page, SHEET)
  await openToybox(page, 'camping')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Tent' }).press('Enter')
  await expect.poll(() => isFlagSeen(page)).toBe(true)
  expect(await timesTold(page)).toBe(1)
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => timesTold(page)).toBe(2)
  await expect.poll(() => isFlagSeen(page)).toBe(true)
  expect(asked).toHaveLength(1)
})

test('while time stands still it waits for whoever asks for it, and comes back with a lost context', async ({
  page,
}) => {
  const asked = noteRequests(page, SHEET)
  await openToybox(page, 'camping?paused')
  await page.getByRole('button', { name: 'Tent' }).press('Enter')
  await page.evaluate(() => window.toybox?.step(300))
  expect(asked).toEqual([])
  await page.evaluate(() => window.toybox?.later())
  await page.evaluate(() => window.toybox?.step(1))
  expect(await isFlagSeen(page)).toBe(true)
  await loseContext(page)
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await restoreContext(page)
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await isFlagSeen(page)).toBe(true)
})

test('a snapshot in which it had come brings it along', async ({ page }) => {
  await openToybox(page, 'camping?paused')
  await page.evaluate(() => window.toybox?.input({ kind: 'later', at: { x: 0, y: 0 }, area: null, button: 'main' }))
  await page.evaluate(() => window.toybox?.complete())
  await page.evaluate(() => window.toybox?.step(1))
  expect(await isFlagSeen(page)).toBe(true)
})

test.describe('without its sheet', () => {
  test.use({ expectedWarnings: /Failed to load resource|bat-tall[^ ]* is not seen/ })

  test('the day goes on, says so, and has it once it can be had', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort())
    await openToybox(page, 'camping')
    const failed = page.waitForEvent('requestfailed')
    const tent = page.getByRole('button', { name: 'Tent' })
    await tent.press('Enter')
    await failed
    await tent.press('Enter')
    await expect
      .poll(() => askToybox(page, (toybox) => toybox.events().filter(({ name }) => name === 'pitched').length))
      .toBe(2)
    expect(await timesTold(page)).toBe(0)
    await page.unroute(SHEET)
    await page.evaluate(() => window.toybox?.later())
    await expect.poll(() => isFlagSeen(page)).toBe(true)
  })
})
