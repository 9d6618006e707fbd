import type { Page } from '@playwright/test'
import type { GearState } from '../../scenes/gear/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const PAUSED = 'gear?seed=30&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as GearState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: a click answers and goes on, not while a line plays; after the last the call is over', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  const { x, y } = await placeOf(page, 'telephone')
  await page.mouse.click(x, y)
  await step(page, 30)
  await expect(page.getByText('Hello! Is this thing on?').first()).toBeVisible()
  await page.mouse.click(x, y)
  await step(page, 170)
  expect(await eventsOf(page)).toEqual(['answered', 'printed', 'asked', 'refused', 'fellSilent'])
  for (const ticks of [150, 430, 550, 200]) {
    await page.mouse.click(x, y)
    await step(page, ticks)
  }
  expect((await eventsOf(page)).at(-1)).toBe('hungUp')
  await page.mouse.click(x, y)
  await step(page, 1)
  expect(await stateOf(page)).toMatchObject({ line: 4, isSpeaking: false })
})

test('by mouse: beside the telephone it is answered too; mouse, crank and sock answer for themselves', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  for (const [area, event] of [
    ['mouse', 'foundOut'],
    ['crank', 'cranked'],
    ['sock', 'swung'],
  ] as const) {
    const { x, y } = await placeOf(page, area)
    await page.mouse.click(x, y)
    await step(page, 1)
    expect((await eventsOf(page)).at(-1)).toBe(event)
  }
  await page.mouse.click(60, 860)
  await step(page, 1)
  expect((await stateOf(page)).line).toBe(0)
})

test('by keyboard alone: Tab finds the telephone, Enter answers, the caption is said; replay rings again', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  await tabTo(page, page.getByRole('button', { name: 'The telephone rings: answer it', exact: true }))
  await page.keyboard.press('Enter')
  await step(page, 1)
  await expect(page.getByText('Pim: Hello! Is this thing on?', { exact: true })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Pim is speaking' })).toBeFocused()
  await step(page, 200)
  await page.keyboard.press('Space')
  await step(page, 1)
  await expect(page.getByText('Quibble: There is no need to shout!', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: 'Replay', exact: true }).press('Enter')
  await expect.poll(async () => (await stateOf(page)).line).toBeNull()
})

test('in French the strip is printed in French', async ({ page }) => {
  await openToybox(page, `${PAUSED}&lang=fr`)
  await page.getByRole('button', { name: 'Le téléphone sonne : décrochez' }).press('Enter')
  await step(page, 60)
  await expect(page.getByText('Allô ! Ça marche, ce truc ?').first()).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap answers', async ({ keptPage: page }) => {
    await openToybox(page, PAUSED)
    await tap(page, await placeOf(page, 'telephone'))
    await step(page, 1)
    expect(await stateOf(page)).toMatchObject({ line: 0, isSpeaking: true })
  })
})
