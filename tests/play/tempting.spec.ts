import type { Page } from '@playwright/test'
import type { TemptingState } from '../../scenes/tempting/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tapOn } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** Its first pull wins on two lines. */
const DAY = 'tempting?seed=20&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as TemptingState)

const step = (page: Page) => askToybox(page, (toybox) => toybox.step(1))
/** Until all reels stand, and it has been settled. */
const settle = (page: Page) => askToybox(page, (toybox) => toybox.step(210))

test('by mouse: pointing moves the marker, a click bets, the reels stop, and what is won is counted', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  const two = await placeOf(page, 'two coins')
  await page.mouse.move(two.x, two.y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ marked: 2, credit: 50 })
  const three = await placeOf(page, 'three coins')
  await page.mouse.click(three.x, three.y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ marked: 3, credit: 47, bet: 3 })
  await settle(page)
  const { outcome, credit, payOut } = await stateOf(page)
  expect(outcome?.win).toBeGreaterThan(0)
  expect(payOut).toBe(outcome?.win)
  expect(credit).toBe(47 + payOut)
})

test('by keyboard alone: Tab marks, Enter bets, and it is said', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  await tabTo(page, page.getByRole('button', { name: 'Bet 1 coin on 1 line' }))
  await step(page)
  expect(await stateOf(page)).toMatchObject({ marked: 1 })
  await page.keyboard.press('Enter')
  await step(page)
  await expect(page.getByText('You bet 1 coin: 1 line counts.')).toBeAttached()
  await settle(page)
  expect(await stateOf(page)).toMatchObject({ bet: null, wagered: 1 })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('the lever is tapped, and bets what is marked', async ({ keptPage: page }) => {
    await openToybox(page, DAY)
    await tapOn(page.getByRole('button', { name: 'The lever: an arm with an apple' }))
    await step(page)
    expect(await stateOf(page)).toMatchObject({ credit: 47, bet: 3 })
  })
})
