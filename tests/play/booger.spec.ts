import type { Page } from '@playwright/test'
import type { BoogerState } from '../../scenes/booger/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { tabTo, tap, tapOn } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as BoogerState)

/** Moments at which the finger of seed 7 is below a nostril, below flesh, and beside the nose. */
const MOMENTS = { nostril: 380, flesh: 480, beside: 100 } as const

/** Opens the day a moment before the finger is sent, standing still. */
const openAt = (page: Page, moment: keyof typeof MOMENTS) =>
  openToybox(page, `booger?seed=7&at=${MOMENTS[moment]}&paused`)

const goOn = (page: Page) => askToybox(page, (toybox) => toybox.play())

test('by mouse: up a nostril, and once more', async ({ keptPage: page }) => {
  await openAt(page, 'nostril')
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0)
  await page.mouse.click(300, 700)
  await goOn(page)
  await expect(page.getByText('The finger is up a nostril. He is in bliss.')).toBeAttached()
  expect(await stateOf(page)).toMatchObject({ y: 0.4, movingX: false, movingY: false, perdu: false })
  // Over is over: another click sends nothing.
  await page.mouse.click(300, 700)
  expect((await askToybox(page, (toybox) => toybox.events())).filter(({ name }) => name === 'sent')).toHaveLength(1)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(() => stateOf(page)).toMatchObject({ y: 1, movingX: true, perdu: false, endedAt: null })
  await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0)
})

test('by keyboard alone: Enter sends the finger, poked flesh is lost, and Enter on Replay starts over', async ({
  keptPage: page,
}) => {
  await openAt(page, 'flesh')
  await tabTo(page, page.getByRole('button', { name: 'Send the finger up' }))
  await page.keyboard.press('Enter')
  await goOn(page)
  await expect(page.getByText('Ouch! The finger has poked the flesh of the nose. You have lost.')).toBeAttached()
  expect(await stateOf(page)).toMatchObject({ y: 0.55, movingX: false, perdu: true })
  await tabTo(page, page.getByRole('button', { name: 'Replay' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => stateOf(page)).toMatchObject({ y: 1, movingX: true, perdu: false })
  await tabTo(page, page.getByRole('button', { name: 'Send the finger up' }))
  await page.keyboard.press('Space')
  await expect.poll(() => stateOf(page)).toMatchObject({ movingX: false })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap beside the nose is a miss', async ({ keptPage: page }) => {
    await openAt(page, 'beside')
    await tap(page, { x: 1200, y: 200 })
    await goOn(page)
    await expect(page.getByText('The finger has missed the nose. He gives it a sly look.')).toBeAttached()
    expect(await stateOf(page)).toMatchObject({ y: 0.4, movingX: false, perdu: false, ahead: 'nothing' })
    await tapOn(page.getByRole('button', { name: 'Replay' }))
    await expect.poll(() => stateOf(page)).toMatchObject({ movingX: true, y: 1 })
  })
})
