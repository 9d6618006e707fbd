import type { Page } from '@playwright/test'
import type { UhOhState } from '../../scenes/uh-oh/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const PAUSED = 'uh-oh?seed=7&at=100&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as UhOhState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: she shrieks at whoever presses, her eyes follow the pointer, and the witness says what it thinks', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  // A unit of the stage is 0.9 pixels of this window.
  await page.mouse.click(1260, 720)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['shrieked'])
  const { stare } = await stateOf(page)
  expect(stare?.x).toBeCloseTo(1400, 0)
  expect(stare?.y).toBeCloseTo(800, 0)
  await page.mouse.move(180, 720)
  await step(page, 1)
  expect((await stateOf(page)).stare?.x).toBeCloseTo(200, 0)
  await page.mouse.click(180, 720)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['shrieked', 'hiccuped'])
  await step(page, 150)
  await expect(page.getByText('Uh-oh.', { exact: true })).toBeVisible()
  expect(await eventsOf(page)).toContain('commented')
})

test('by mouse: words, witness and blot answer for themselves', async ({ keptPage: page }) => {
  await openToybox(page, PAUSED)
  for (const [area, event] of [
    ['cap', 'struck'],
    ['witness', 'poked'],
    ['blot', 'dabbed'],
  ] as const) {
    const { x, y } = await placeOf(page, area)
    await page.mouse.click(x, y)
    await step(page, 1)
    expect((await eventsOf(page)).at(-1)).toBe(event)
  }
  expect((await stateOf(page)).shriek).toBeNull()
})

test('by keyboard alone: Tab finds all five, Enter and the space bar touch, and it is said', async ({
  keptPage: page,
}) => {
  await openToybox(page, PAUSED)
  await tabTo(page, page.getByRole('button', { name: 'The great ink bird', exact: true }))
  for (const [key, said] of [
    ['Enter', 'The bird shrieks, and all of her eyes look at you.'],
    ['Space', 'THE CAP hops.'],
    ['Enter', 'AND THE QUILL hops.'],
    ['Enter', 'It squeaks.'],
    ['Space', 'The blot squelches.'],
  ] as const) {
    await page.keyboard.press(key)
    await step(page, 1)
    await expect(page.getByText(said)).toBeAttached()
    await page.keyboard.press('Tab')
  }
})

// In a page of its own: a language stays with the page it was chosen in.
test('in French the small print and what is said are French', async ({ page }) => {
  await openToybox(page, `${PAUSED}&lang=fr`)
  await expect(page.getByText('Toutes taches réservées')).toBeVisible()
  await page.getByRole('button', { name: 'Le grand oiseau d’encre', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText('L’oiseau pousse un cri, et tous ses yeux vous regardent.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap makes her shriek, and look there', async ({ keptPage: page }) => {
    await openToybox(page, PAUSED)
    await tap(page, { x: 1260, y: 720 })
    await step(page, 1)
    expect(await eventsOf(page)).toEqual(['shrieked'])
    expect((await stateOf(page)).stare?.x).toBeCloseTo(1400, 0)
  })
})

test('for whoever asked for less motion she shrieks all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, PAUSED)
  await page.mouse.click(1260, 720)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['shrieked'])
  await step(page, 200)
  expect((await stateOf(page)).ground).toBe(1)
})
