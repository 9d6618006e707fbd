import type { Page } from '@playwright/test'
import type { EmptyState } from '../../scenes/empty/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** A moment after the chime. */
const STARTED = 'empty?seed=11&at=5000&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as EmptyState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('left alone it chimes at 4 s; replay starts it again, and cancels a chime that is due', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'empty?seed=11&at=3900&paused')
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  await step(page, 399)
  expect((await stateOf(page)).hasChimed).toBe(false)
  await step(page, 1)
  expect((await stateOf(page)).hasChimed).toBe(true)
  await expect(page.getByText('A chime. The plate is in the middle: Inkwell. Nothing else comes.')).toBeAttached()
})

test('by mouse: the thumbs press what is clicked, and nothing happens', async ({ keptPage: page }) => {
  await openToybox(page, STARTED)
  for (const id of ['up', 'upper']) {
    const { x, y } = await placeOf(page, id)
    await page.mouse.click(x, y)
    await step(page, 60)
  }
  await expect(page.getByText('Nothing happens.')).toBeAttached()
  for (const id of ['slot', 'screen', 'lamp', 'speaker']) {
    const { x, y } = await placeOf(page, id)
    await page.mouse.click(x, y)
  }
  await step(page, 1)
  const events = await eventsOf(page)
  expect(events.filter((name) => name === 'nothing')).toHaveLength(2)
  expect(events).toEqual(expect.arrayContaining(['steered', 'pushed', 'blown', 'touched', 'dimmed', 'scraped']))
})

test('by keyboard alone: Tab walks the console, Enter and the space bar press it', async ({ keptPage: page }) => {
  await openToybox(page, STARTED)
  await tabTo(page, page.getByRole('button', { name: 'The upper drop', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 20)
  await expect(page.getByText('The thumb presses the upper drop. Click.')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The right drop', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await step(page, 60)
  expect(await eventsOf(page)).toEqual(expect.arrayContaining(['steered', 'released', 'nothing']))
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on a button and one on the screen are answered', async ({ keptPage: page }) => {
    await openToybox(page, STARTED)
    await tap(page, await placeOf(page, 'lower'))
    await step(page, 60)
    await tap(page, await placeOf(page, 'screen'))
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(expect.arrayContaining(['pushed', 'nothing', 'touched']))
  })
})
