import type { Page } from '@playwright/test'
import type { PonytailState } from '../../scenes/ponytail/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const headOf = (page: Page) => askToybox(page, (toybox) => (toybox.state() as PonytailState).head)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page) => askToybox(page, (toybox) => toybox.step())

test('by mouse: a click on her, or on the paper, gives her another head; one on the snail does not', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'ponytail?seed=7&paused')
  const { x, y } = await placeOf(page, 'lancer')
  await page.mouse.click(x, y)
  await step(page)
  await page.mouse.click(30, 450)
  await step(page)
  expect(await headOf(page)).toBe(2)
  const snail = await placeOf(page, 'snail')
  await page.mouse.click(snail.x, snail.y)
  await step(page)
  expect(await headOf(page)).toBe(2)
  expect(await eventsOf(page)).toEqual(['furious', 'laughing', 'poked'])
})

test('by keyboard alone: Tab finds her, Enter gives her another head, and her mood is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'ponytail?seed=7&paused')
  await tabTo(page, page.getByRole('button', { name: 'The lancer: another mood', exact: true }))
  await page.keyboard.press('Enter')
  await step(page)
  await expect(page.getByText('Furious: steam comes out of her ears.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await step(page)
  await expect(page.getByText('The snail draws its eyes in.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap gives her another head', async ({ keptPage: page }) => {
    await openToybox(page, 'ponytail?seed=7&paused')
    await tap(page, await placeOf(page, 'lancer'))
    await step(page)
    expect(await headOf(page)).toBe(1)
  })
})
