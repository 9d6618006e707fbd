import type { Page } from '@playwright/test'
import type { CampingState } from '../../scenes/camping/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** Time stands still in it, and goes by a tick for each press: however slow the machine, the light is as wide. */
const DAY = 'camping?seed=7&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as CampingState)
const goOn = (page: Page) => askToybox(page, (toybox) => toybox.step(1))
const told = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))

test('by mouse: the lantern hangs where one presses, and goes along as long as it is held', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  await page.mouse.click(900, 300)
  await goOn(page)
  expect((await stateOf(page)).lantern).toEqual({ x: 1000, y: 333.3333333333333 })
  expect((await stateOf(page)).isHeld).toBe(false)

  const bear = await placeOf(page, 'bear')
  await page.mouse.move(bear.x, bear.y)
  await page.mouse.down()
  await goOn(page)
  expect(await told(page)).toEqual(expect.arrayContaining(['hung', 'hummed']))
  expect((await stateOf(page)).finds.bear).toMatchObject({ isLit: true, isFound: true })
  await page.mouse.move(360, 450)
  await goOn(page)
  expect((await stateOf(page)).lantern).toEqual({ x: 400, y: 500 })
  await page.mouse.up()
  await page.mouse.move(720, 450)
  await goOn(page)
  expect((await stateOf(page)).lantern).toEqual({ x: 400, y: 500 })
  // The pointer is a firefly: the browser's own is not seen beside it.
  const cursor = () => getComputedStyle(document.elementFromPoint(720, 450) ?? document.body).cursor
  expect(await page.evaluate(cursor)).toBe('none')
})

test('its light breathes, and eyes shut before it', async ({ keptPage: page }) => {
  await openToybox(page, 'camping?seed=7&paused&at=9000')
  const wide = await stateOf(page)
  expect(wide.radius).toBeCloseTo(560, 6)
  expect(wide.eyes.filter(({ areShut }) => areShut).length).toBeGreaterThan(8)
  await askToybox(page, (toybox) => toybox.seek(18_000))
  const small = await stateOf(page)
  expect(small.radius).toBeCloseTo(80, 6)
  expect(small.eyes.filter(({ areShut }) => areShut).length).toBeLessThan(3)
})

test('by keyboard alone: Tab finds eyes, Enter hangs the lantern there, and they have a name', async ({
  keptPage: page,
}) => {
  await openToybox(page, DAY)
  await tabTo(page, page.getByRole('button', { name: 'Two big eyes' }))
  await page.keyboard.press('Enter')
  await goOn(page)
  await expect(page.getByText('An owl on a branch, eyes shut. It opens one of them.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'The owl' })).toBeFocused()
  expect((await stateOf(page)).eyes[0]).toMatchObject({ areShut: true })
})

test('by arrow keys: a firefly is led, and Enter hangs the lantern where it is', async ({ keptPage: page }) => {
  await openToybox(page, DAY)
  const before = (await stateOf(page)).lantern
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => {
      await goOn(page)
      return (await stateOf(page)).hasPointer
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      await goOn(page)
      return (await stateOf(page)).lantern
    })
    .not.toEqual(before)
  expect(await told(page)).toContain('hung')
})

test('with reduced motion it stands still but for the light', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, DAY)
  const turns = () =>
    page.evaluate(() => {
      const found: number[] = []
      const look = (one: { rotation: number; children: readonly unknown[]; label: string }) => {
        if (one.label === 'hanging')
          found.push(...one.children.map((child) => (child as { rotation: number }).rotation))
        for (const child of one.children) look(child as Parameters<typeof look>[0])
      }
      const stage = window.__PIXI_APP__?.stage
      if (stage) look(stage)
      return found
    })
  await page.mouse.click(300, 300)
  await askToybox(page, (toybox) => toybox.step(5))
  const still = await turns()
  expect(still[0]).toBe(0)
  await askToybox(page, (toybox) => toybox.step(40))
  expect(await turns()).toEqual(still)
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${DAY}&lang=fr`)
  await page.getByRole('button', { name: 'Une lueur rouge' }).press('Enter')
  await goOn(page)
  await expect(page.getByText('Des braises dans un cercle de pierres : des étincelles s’envolent.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap hangs the lantern there', async ({ keptPage: page }) => {
    await openToybox(page, DAY)
    await tap(page, { x: 450, y: 630 })
    await expect
      .poll(async () => {
        await goOn(page)
        return (await stateOf(page)).lantern
      })
      .toEqual({ x: 500, y: 700 })
    await expect
      .poll(async () => {
        await goOn(page)
        return (await stateOf(page)).isHeld
      })
      .toBe(false)
  })
})
