import type { Page } from '@playwright/test'
import type { KindState } from '../../scenes/kind/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const QUIET = 'kind?seed=3&at=500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as KindState)
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)
const press = async (page: Page, area: string) => {
  const { x, y } = await placeOf(page, area)
  await page.mouse.click(x, y)
  await step(page, 1)
}

test('by mouse: the pie is read, completed, closed, and gone; the lamp is pulled, and a mouse is there', async ({
  keptPage: page,
}) => {
  await openToybox(page, QUIET)
  await press(page, 'pie')
  await step(page, 30)
  const sheet = page.locator('p[aria-hidden="true"]', { hasText: 'One slice left.' })
  await expect(sheet).toBeVisible()
  expect((await stateOf(page)).box).toMatchObject({ thing: 'pie', typed: 10 })
  await press(page, 'box')
  expect((await stateOf(page)).box?.typed).toBe(66)
  await step(page, 30)
  await press(page, 'pie')
  await expect(sheet).toHaveCount(0)
  expect(await stateOf(page)).toMatchObject({ box: null, hasRead: { pie: true } })
  await step(page, 50)
  await press(page, 'plate')
  await press(page, 'lamp')
  await expect(page.getByText('The lamp is out. There is a moon.')).toBeAttached()
  await step(page, 100)
  await press(page, 'mouse')
  await expect(page.getByText('A mouse, gone.')).toBeAttached()
  // On nothing in particular, in the window of the tests, where a unit of the stage is 0.9 pixels.
  await page.mouse.click(720, 830)
  await step(page, 1)
  expect((await stateOf(page)).marks).toMatchObject([{ x: 800 }])
})

test('by keyboard alone: Tab comes to the things, Enter reads on and closes', async ({ keptPage: page }) => {
  await openToybox(page, QUIET)
  const shoes = page.getByRole('button', { name: 'A box of shoes' })
  await tabTo(page, shoes)
  await page.keyboard.press('Enter')
  await step(page, 10)
  await expect(page.getByText('Papa’s shoes. Still too big for me. On Sundays I put them by the door.')).toBeAttached()
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect((await stateOf(page)).box?.typed).toBe(70)
  await step(page, 30)
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect((await stateOf(page)).box).toBeNull()
  await expect(shoes).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'A photograph in its frame' })).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on the toys opens their text, one beside them brings it whole, another closes it', async ({
    keptPage: page,
  }) => {
    await openToybox(page, QUIET)
    await tap(page, await placeOf(page, 'toys'))
    await step(page, 4)
    expect((await stateOf(page)).box).toMatchObject({ thing: 'toys' })
    await tap(page, { x: 560, y: 60 })
    await step(page, 31)
    expect((await stateOf(page)).box).toMatchObject({ thing: 'toys', typed: 66 })
    await tap(page, { x: 560, y: 60 })
    await step(page, 1)
    expect((await stateOf(page)).box).toBeNull()
  })
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is written in French', async ({ page }) => {
  await openToybox(page, `${QUIET}&lang=fr`)
  await page.getByRole('button', { name: 'La dernière part de tarte' }).press('Enter')
  await step(page, 200)
  await expect(page.locator('p[aria-hidden="true"]', { hasText: 'Tu dis toujours ça.' })).toBeVisible()
})
