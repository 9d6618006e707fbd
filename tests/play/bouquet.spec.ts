import type { Page } from '@playwright/test'
import type { BouquetState } from '../../scenes/bouquet/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** All petals of the first round have budded. */
const BUDDED = 'at=1000&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as BouquetState)
const eventsOf = async (page: Page) => (await askToybox(page, (toybox) => toybox.events())).map(({ name }) => name)
const step = (page: Page) => askToybox(page, (toybox) => toybox.step(1))

test('by mouse: a petal is plucked where it is pressed, and the hole it leaves is none', async ({ keptPage: page }) => {
  await openToybox(page, `bouquet?seed=6&${BUDDED}`)
  const { x, y } = await placeOf(page, 'petal-3')
  await page.mouse.click(x, y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ face: 'happy', message: 'loves' })
  // It is still there to be seen, in the air: that is no petal any more.
  await page.mouse.click(x, y)
  await page.mouse.click(1300, 300)
  await step(page)
  expect(await eventsOf(page)).toEqual(['plucked', 'pleased'])
  expect((await stateOf(page)).falling).toHaveLength(1)

  const next = await placeOf(page, 'petal-5')
  await page.mouse.click(next.x, next.y)
  await step(page)
  expect(await stateOf(page)).toMatchObject({ face: 'sad', message: 'lovesNot' })
})

test('a petal under the mouse is the one she looks at', async ({ keptPage: page }) => {
  await openToybox(page, `bouquet?seed=6&${BUDDED}`)
  const { x, y } = await placeOf(page, 'petal-4')
  await page.mouse.move(x, y)
  await step(page)
  expect((await stateOf(page)).pointed).toMatchObject({ index: 3, isOver: false })
  await page.mouse.move(1300, 120)
  await step(page)
  expect((await stateOf(page)).pointed).toMatchObject({ index: 3, isOver: true })
})

test('by keyboard alone: arrows walk the petals both ways, Enter plucks, to the end and into the next round', async ({
  page,
}) => {
  await openToybox(page, 'bouquet?seed=6&at=1000')
  const petal = (number: number) => page.getByRole('button', { name: `Petal ${number}`, exact: true })
  await page.keyboard.press('ArrowRight')
  await expect(petal(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(petal(11)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(petal(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Loves me. Petals left: 10.', { exact: true })).toBeAttached()
  // Who follows takes over the focus, so that the next one is plucked at once.
  await expect(petal(3)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Loves me not. Petals left: 9.', { exact: true })).toBeAttached()
  for (let left = 9; left > 0; left--) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await stateOf(page)).petals.filter(({ stage }) => stage === 'on').length)
      .toBe(left - 1)
  }
  // Who plucks fast is told of the last petals in one go.
  await expect(page.getByText(/Loves me! The daisy is beside herself with joy\.$/)).toBeAttached()
  await expect(page.getByText(/^A new round\. Petals: \d+\.$/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(petal(1)).toBeFocused()
})

test('Tab goes round the petals, then to her face and to whoever else is about', async ({ page }) => {
  await openToybox(page, `bouquet?seed=6&${BUDDED}`)
  await tabTo(page, page.getByRole('button', { name: 'Petal 11', exact: true }))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Her face', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await step(page)
  await expect(page.getByText('Her nose tickles: she giggles.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await step(page)
  await expect(page.getByText('The snail goes into its shell.')).toBeAttached()
  expect(await eventsOf(page)).toEqual(['tickled', 'hid'])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap plucks, a tap beside the flower does not', async ({ keptPage: page }) => {
    await openToybox(page, `bouquet?seed=6&${BUDDED}`)
    await tap(page, { x: 1300, y: 300 })
    const { x, y } = await placeOf(page, 'petal-8')
    await tap(page, { x, y })
    await step(page)
    expect(await eventsOf(page)).toEqual(['plucked', 'pleased'])
  })
})

test.describe('for who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('she keeps still until she is touched, and is plucked all the same', async ({ page }) => {
    await openToybox(page, `bouquet?seed=6&${BUDDED}`)
    const picture = () => page.locator('canvas').first().screenshot()
    const before = await picture()
    // Breath, wind, a blink and a petal that beckons would all be due by then.
    await askToybox(page, (toybox) => toybox.seek(4200))
    expect((await picture()).equals(before)).toBe(true)
    const { x, y } = await placeOf(page, 'petal-3')
    await page.mouse.click(x, y)
    await askToybox(page, (toybox) => toybox.step(100))
    expect((await picture()).equals(before)).toBe(false)
    expect(await stateOf(page)).toMatchObject({ face: 'happy' })
  })
})

test('in French the brush is translated, and all that is said', async ({ page }) => {
  await openToybox(page, 'bouquet?seed=6&at=1000&lang=fr')
  await page.getByRole('button', { name: 'Pétale 2', exact: true }).press('Enter')
  await expect(page.getByText('M’aime', { exact: true })).toBeVisible()
  await expect(page.getByText('M’aime. Pétales restants : 10.', { exact: true })).toBeAttached()
})
