import type { Locator, Page } from '@playwright/test'
import type { GargoyleState } from '../../scenes/gargoyle/state'
import { writeRecordWord } from '../../src/scores/recordWord'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** The font that the slab is lettered in. */
const BRUSH = /inkwell-display[^/]*\.woff2$/

const STILL = 'gargoyle?seed=7&at=500&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as GargoyleState)
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

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
]

test('the ring round the stones lies clear of the line below them, in every window', async ({ keptPage: page }) => {
  await openToybox(page, STILL)
  await openSlab(page)
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await step(page, 1)
  const line = page.locator('p[aria-hidden]').filter({ hasText: 'That opens nothing.' })
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const stone of ['rub', 'end', 'back']) {
      await page.locator(`[data-day-button="${stone}"]`).focus()
      const ring = page.locator('[data-day-button] ~ span').last()
      await expect(ring).toBeVisible()
      const gap = async () => {
        const [above, below] = [await ring.boundingBox(), await rectOfText(line)]
        return above && below ? below.top - (above.y + above.height) : Number.NaN
      }
      await expect.poll(gap, `${stone} at ${size.width} × ${size.height}`).toBeGreaterThanOrEqual(0)
      expect((await rectOfText(line)).bottom).toBeLessThanOrEqual(size.height)
    }
  }
})

/** Where its letters are, which are narrower and may be higher than its box. */
function rectOfText(line: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  return line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, bottom } = range.getBoundingClientRect()
    return { top, bottom }
  })
}

test('the slab is written once its brush is there, which is fetched when PASSWORD is pointed at', async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let asked = 0
  await page.route(BRUSH, async (route) => {
    asked++
    await held
    await route.continue()
  })
  await openToybox(page, STILL)
  expect(asked).toBe(0)
  const password = await placeOf(page, 'password')
  await page.mouse.move(password.x, password.y)
  await step(page, 1)
  await expect.poll(() => asked).toBe(1)
  await openSlab(page)
  const hint = page.getByText('A day’s word, or a record word?', { exact: true })
  // What the slab says has come by now, and waits.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /slabWords/.test(name)))
  await expect(hint).toHaveCount(0)
  arrive()
  await expect(hint).toBeVisible()
  expect(await page.evaluate(() => document.fonts.check('34px "Inkwell Display"'))).toBe(true)
  expect(asked).toBe(1)
})

test.describe('without its brush', () => {
  test.use({ expectedWarnings: /GL Driver Message|Failed to load resource/ })

  test('the slab is written in the hand of the house', async ({ page }) => {
    await page.route(BRUSH, (route) => route.abort())
    await openToybox(page, STILL)
    await openSlab(page)
    const hint = page.getByText('A day’s word, or a record word?', { exact: true })
    await expect(hint).toBeVisible()
    await expect(hint).toHaveCSS('font-family', /^"Inkwell Display", "Inkwell Text"/)
  })
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
