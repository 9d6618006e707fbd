import type { Page } from '@playwright/test'
import type { TitlePage } from '../../scenes/gargoyle/state'
import { writeRecordWord } from '../../src/recordWord'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const STILL = 'gargoyle?seed=7&at=500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as TitlePage)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

async function clickOn(page: Page, area: string): Promise<void> {
  const { x, y } = await placeOf(page, area)
  await page.mouse.click(x, y)
  await step(page, 1)
}

/** Opens the slab and waits until it is up. */
async function openSlab(page: Page): Promise<void> {
  await clickOn(page, 'password')
  await step(page, 70)
}

test('by mouse: the marker goes where it points, and START leads to day 2', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await expect(page.getByRole('heading', { name: 'GARGROYLE’S QUEST' })).toBeAttached()
  const password = await placeOf(page, 'password')
  await page.mouse.move(password.x, password.y)
  await step(page, 1)
  expect((await stateOf(page)).index).toBe(1)
  const start = await placeOf(page, 'start')
  await page.mouse.move(start.x, start.y)
  await step(page, 1)
  expect((await stateOf(page)).index).toBe(0)
  await clickOn(page, 'start')
  await step(page, 200)
  expect(await eventsOf(page)).toEqual(['chosen', 'chosen', 'woken', 'stirred', 'fluttered', 'beaten', 'roared'])
  await step(page, 100)
  await expect(page).toHaveURL(/#\/scurry/)
})

test('by mouse: letters are cut, and a prompt word leads to its day', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await openSlab(page)
  for (const letter of 'SNACK') await clickOn(page, `key-${letter}`)
  expect((await stateOf(page)).password.typed).toBe('SNACK')
  await clickOn(page, 'end')
  await expect(page.getByText('Off to snack!').first()).toBeVisible()
  await step(page, 180)
  await expect(page).toHaveURL(/#\/snack/)
})

test('typed: a blank is left out, M does not mute, and anything else buzzes', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await openSlab(page)
  await page.keyboard.type('bad dom')
  await step(page, 1)
  expect((await stateOf(page)).password.typed).toBe('BADDOM')
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('buzzed')
  await expect(page.getByText('That opens nothing.').first()).toBeVisible()
  await page.keyboard.type('bad dom')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('g')
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect((await stateOf(page)).warp?.slug).toBe('baddog')
})

test('a record word that is pasted brings the top fives back, and they are shown as one', async ({ page }) => {
  const recordWord = writeRecordWord(new Map([[31, [70, 12]]]))
  await openToybox(page, STILL)
  await openSlab(page)
  const before = writeRecordWord(new Map())
  await expect(page.getByText(before, { exact: true })).toBeVisible()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, recordWord)
  await page.keyboard.press('Enter')
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('restored')
  await expect(page.getByText('Your top fives are back.').first()).toBeVisible()
  await step(page, 610)
  await expect(page.getByText(recordWord, { exact: true })).toBeVisible()
})

test('by keyboard alone: arrows walk the menu and the letters; Escape leads to the title first, and then home', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'gargoyle?seed=7')
  await tabTo(page, page.getByRole('button', { name: /^START/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^PASSWORD/ })).toBeFocused()
  await expect.poll(async () => (await stateOf(page)).index).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'enter', exact: true })).toBeAttached()
  await expect(page.getByText(/^A slab of letters comes up/)).toBeAttached()
  await page.getByRole('button', { name: 'Letter A' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Letter J' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await stateOf(page)).password.typed).toBe('J')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'rub out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await stateOf(page)).screen).toBe('title')
  await expect(page).toHaveURL(/#\/gargoyle/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/$/)
})

test('by keyboard alone: START wakes it, and that is said', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await tabTo(page, page.getByRole('button', { name: /^START/ }))
  await page.keyboard.press('Enter')
  await step(page, 30)
  await expect(page.getByText('The gargoyle opens its eyes.')).toBeAttached()
})

test('what lives there answers, and wherever nothing is sparks fly', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await clickOn(page, 'pigeon')
  await clickOn(page, 'gargoyle')
  await page.mouse.click(60, 860)
  await step(page, 1)
  await page.mouse.click(700, 560)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['cooed', 'snorted', 'flared', 'sparked'])
})

test('in French it is said in French', async ({ page }) => {
  await openToybox(page, `${STILL}&lang=fr`)
  await openSlab(page)
  await expect(page.getByText('valider', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'retour', exact: true }).press('Enter')
  await step(page, 1)
  await expect(page.getByText('La dalle redescend.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap opens the slab, and cuts letters', async ({ keptPage: page }) => {
    await openToybox(page, STILL)
    await tap(page, await placeOf(page, 'password'))
    await expect
      .poll(async () => {
        await step(page, 1)
        return (await stateOf(page)).screen
      })
      .toBe('password')
    await step(page, 70)
    await tap(page, await placeOf(page, 'key-Q'))
    await expect
      .poll(async () => {
        await step(page, 1)
        return (await stateOf(page)).password.typed
      })
      .toBe('Q')
  })
})

test('for whoever asked for less motion the fire stands still, and START leads on all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, STILL)
  const photograph = () => page.screenshot({ clip: { x: 0, y: 500, width: 500, height: 400 } })
  const before = await photograph()
  await step(page, 40)
  expect(await photograph()).toEqual(before)
  await clickOn(page, 'start')
  await step(page, 300)
  await expect(page).toHaveURL(/#\/scurry/)
})
