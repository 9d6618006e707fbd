import type { Page } from '@playwright/test'
import type { FarmState } from '../../scenes/farm/state'
import { askToybox, boundsOf, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap, WINDOWS } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment at which half of the traps have caught something, standing still. */
const HALF = 'farm?seed=7&at=15500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as FarmState)
const step = (page: Page) => askToybox(page, (toybox) => toybox.step(1))

/** The ids of the traps that have caught something, and of those that have not. */
async function trapsOf(page: Page): Promise<{ caught: string[]; empty: string[] }> {
  const { traps } = await stateOf(page)
  const idsOf = (isCaught: boolean) =>
    traps.flatMap(({ caught }, index) => (caught === isCaught ? [`trap-${index + 1}`] : []))
  return { caught: idsOf(true), empty: idsOf(false) }
}

/** The only trap of that id: `trap-1` begins like `trap-10`. */
async function placeOfTrap(page: Page, id: string | undefined) {
  const areas = await askToybox(page, (toybox) => toybox.hitAreas())
  const area = areas.find((candidate) => candidate.id === id)
  return area ? area.centre : placeOf(page, 'no trap')
}

test('by mouse: a catch is worth a point, an empty trap nothing, and an emptied one is set again', async ({
  keptPage: page,
}) => {
  await openToybox(page, HALF)
  const { caught, empty } = await trapsOf(page)
  const nothing = await placeOfTrap(page, empty[0])
  await page.mouse.click(nothing.x, nothing.y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ score: 0 })
  const { x, y } = await placeOfTrap(page, caught[0])
  await page.mouse.click(x, y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ score: 1 })
  const after = await trapsOf(page)
  expect(after.empty).toContain(caught[0])
  await page.mouse.click(x, y)
  await step(page)
  const { score, traps } = await stateOf(page)
  const now = await askToybox(page, (toybox) => toybox.now)
  expect(score).toBe(1)
  const waits = (traps[Number(caught[0]?.slice(5)) - 1]?.catchesAt ?? 0) - now
  expect(waits).toBeGreaterThan(14_900)
  expect(waits).toBeLessThanOrEqual(40_000)
})

test('by keyboard alone: Tab goes to the catches first, Enter and the space bar let them out', async ({
  keptPage: page,
}) => {
  await openToybox(page, HALF)
  const { caught } = await trapsOf(page)
  await tabTo(page, page.getByRole('button', { name: /: a fish is in it$/ }).first())
  await page.keyboard.press('Enter')
  await step(page)
  await expect(page.getByText('Fish: 1')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('button:focus')).toHaveAccessibleName(/: a fish is in it$/)
  await page.keyboard.press('Space')
  await step(page)
  await expect(page.getByText('Fish: 2')).toBeAttached()
  expect((await trapsOf(page)).caught).toHaveLength(caught.length - 2)
})

test('what is caught while the day runs is said, and offered', async ({ keptPage: page }) => {
  await openToybox(page, 'farm?seed=7&at=4900')
  await expect(page.getByText(/trap \d has caught a fish\./)).toBeAttached({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /: a fish is in it$/ })).not.toHaveCount(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on a catch is worth a point', async ({ keptPage: page }) => {
    await openToybox(page, HALF)
    const { caught } = await trapsOf(page)
    for (const [place, id] of caught.slice(0, 2).entries()) {
      const { x, y } = await placeOfTrap(page, id)
      await tap(page, { x, y })
      await step(page)
      expect(await stateOf(page)).toMatchObject({ score: place + 1 })
    }
  })
})

test('the count is in the lower left of the window, whatever its shape', async ({ page }) => {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    await openToybox(page, HALF)
    // The day hears of the window's new size in a frame of its own.
    await expect(async () => {
      const { x, bottom } = await boundsOf(page, 'tally')
      const scale = Math.min(width / 1600, height / 1000)
      expect(x / scale, `${width} × ${height}`).toBeGreaterThan(0)
      expect(x / scale, `${width} × ${height}`).toBeLessThan(40)
      expect((height - bottom) / scale, `${width} × ${height}`).toBeGreaterThan(-4)
      expect((height - bottom) / scale, `${width} × ${height}`).toBeLessThan(30)
    }).toPass()
  }
})
