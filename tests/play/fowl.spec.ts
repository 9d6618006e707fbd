import type { Page } from '@playwright/test'
import type { FowlState } from '../../scenes/fowl/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** Slow enough that she is still there when the mouse arrives, and that nobody is out of sight before the seventh. */
const DAY = 'fowl?seed=16&speed=0.1'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as FowlState)
const flyingIn = async (page: Page) => (await stateOf(page)).chickens.map(({ flying }) => flying)

test('by mouse: only the hen launches another; after six it is the first one’s turn again', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  await page.mouse.click(720, 450)
  for (let hen = 1; hen <= 6; hen++) {
    const { x, y } = await placeOf(page, 'hen')
    await page.mouse.click(x, y)
    await expect.poll(() => flyingIn(page)).toEqual([0, 1, 2, 3, 4, 5].map((place) => place < hen))
  }
  const [first] = (await stateOf(page)).chickens
  const { x, y } = await placeOf(page, 'hen')
  await page.mouse.click(x, y)
  await expect.poll(async () => (await stateOf(page)).chickens[0]?.launchedAt).toBeGreaterThan(first?.launchedAt ?? 0)
  expect(await stateOf(page)).toMatchObject({ next: 1 })
})

test('pressed, she flashes for 150 ms', async ({ keptPage: page }) => {
  await openToybox(page, `${DAY}&at=6000&paused`)
  const { x, y } = await placeOf(page, 'hen')
  await page.mouse.click(x, y)
  await askToybox(page, (toybox) => toybox.step(1))
  const { flashesUntil } = await stateOf(page)
  const now = await askToybox(page, (toybox) => toybox.now)
  expect(flashesUntil - now).toBeGreaterThan(0)
  expect(flashesUntil - now).toBeLessThanOrEqual(150)
})

test('by keyboard alone: Tab finds her, Enter and the space bar launch', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  await tabTo(page, page.getByRole('button', { name: 'The running hen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Hen 1 of 6 takes off from .+, across the square\.$/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => flyingIn(page)).toEqual([true, true, false, false, false, false])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on her launches one, a tap beside her none', async ({ keptPage: page }) => {
    await openToybox(page, DAY)
    await tap(page, { x: 720, y: 450 })
    const { x, y } = await placeOf(page, 'hen')
    await tap(page, { x, y })
    await expect.poll(() => flyingIn(page)).toEqual([true, false, false, false, false, false])
    expect((await askToybox(page, (toybox) => toybox.events())).filter(({ name }) => name === 'startled')).toHaveLength(
      1,
    )
  })
})
