import type { Page } from '@playwright/test'
import { CELLS, toStage } from '../../scenes/scrape/layout'
import { isCovered } from '../../scenes/scrape/rules/silver'
import type { ScrapeState } from '../../scenes/scrape/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { dragFinger, type Place, tabTo, tapOn } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A card with three coins. */
const DAY = 'scrape?seed=9'

/** Where a place on the silver field is, in CSS pixels of a window of 1440 × 900, which the sheet fills. */
function onPage(x: number, y: number): Place {
  const at = toStage({ x, y })
  return { x: at.x * 0.9, y: at.y * 0.9 }
}

/** Over the whole silver, from side to side. */
const ALL_OVER = Array.from({ length: 10 }, (_, row) => {
  const y = 24 + row * 48
  return row % 2 === 0 ? [onPage(0, y), onPage(600, y)] : [onPage(600, y), onPage(0, y)]
}).flat()

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as ScrapeState)
const coveredIn = async (page: Page) => (await stateOf(page)).foil.covered

async function dragMouse(page: Page, [first, ...others]: readonly Place[]): Promise<void> {
  if (!first) return
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await page.mouse.up()
}

test('by mouse: one quick stroke takes all foil on its way, and nothing comes off without the button', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  const [from, to] = [onPage(20, 60), onPage(580, 400)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(to.x, to.y)
  await expect.poll(async () => (await stateOf(page)).mouse.x).toBeCloseTo(to.x / 0.9, 2)
  expect(await coveredIn(page)).toBe(CELLS)
  await dragMouse(page, [from, to])
  await expect.poll(() => stateOf(page)).toMatchObject({ scratching: false })
  const { foil } = await stateOf(page)
  for (let share = 0; share <= 1; share += 0.01) {
    const [x, y] = [20 + 560 * share, 60 + 340 * share]
    expect(isCovered(foil, Math.floor(x / 2), Math.floor(y / 2))).toBe(false)
  }
  expect(foil.covered).toBeGreaterThan(CELLS / 2)
})

test('by mouse: scratched free, the card says what it wins, and Replay brings another', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  await dragMouse(page, ALL_OVER)
  await expect(page.getByText('Three coins! You win 10 crowns.')).toBeAttached()
  expect((await stateOf(page)).doneAt).not.toBeNull()
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => stateOf(page)).toMatchObject({ doneAt: null, foil: { covered: CELLS } })
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0)
})

test('by keyboard alone: each field is rubbed free by Enter or the space bar, told, and the card is done', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'scrape?seed=9&speed=4')
  for (const field of [1, 2, 3, 4, 5, 6]) {
    await tabTo(page, page.getByRole('button', { name: `Field ${field}, covered` }))
    await page.keyboard.press(field % 2 === 0 ? 'Space' : 'Enter')
    await expect(page.getByRole('button', { name: new RegExp(`^Field ${field}: a (coin|purse|house)$`) })).toBeFocused()
    await expect.poll(() => stateOf(page)).toMatchObject({ rub: null })
  }
  await expect(page.getByText('Three coins! You win 10 crowns.')).toBeAttached()
  await tabTo(page, page.getByRole('button', { name: 'Replay' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => coveredIn(page)).toBe(CELLS)
})

test('by arrow keys: they lead the coin, and the space bar scratches where it is', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  const before = (await stateOf(page)).coin
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await stateOf(page)).coin).not.toEqual(before)
  await page.keyboard.press('Space')
  await expect.poll(() => coveredIn(page)).toBeLessThan(CELLS)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('drawn over the silver it takes the foil along, and the page does not scroll', async ({ keptPage: page }) => {
    await openToybox(page, DAY)
    await dragFinger(page, ALL_OVER)
    await expect(page.getByText('Three coins! You win 10 crowns.')).toBeAttached()
    expect(await stateOf(page)).toMatchObject({ scratching: false })
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0])
    // A browser that is short of time now and then makes no click of a touch that it has told of; a person taps again.
    await expect(async () => {
      await tapOn(page.getByRole('button', { name: 'Replay' }))
      await expect.poll(() => coveredIn(page), { timeout: 2000 }).toBe(CELLS)
    }).toPass({ timeout: 20_000 })
  })
})
