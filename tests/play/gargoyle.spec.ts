import type { Locator, Page } from '@playwright/test'
import type { rules } from '../../scenes/gargoyle/rules'
import { days } from '../../src/calendar'
import { writeRecordWord } from '../../src/scores/recordWord'
import { holdAnswers, noteRequests } from '../support/requests'
import { expect, type Toy, toyTest } from '../support/toy'
import { WINDOWS } from '../support/visitor'
import { WHOLE_BOOK } from '../support/wholeBook'

const test = toyTest<typeof rules>('gargoyle', 'seed=7&at=500&paused')

/** Seven days hide a letter of it. */
const HIDDEN_WORD = 'DESSERT'

/** The font that the slab is lettered in. */
const BRUSH = /inkwell-display[^/]*\.woff2$/

/** What a fresh page's book holds, as a record word carries it. */
const EVERY_FIND = new Map(
  days.map(({ number, slug }) => [number, (WHOLE_BOOK[slug]?.found ?? []).map((_, place) => place)]),
)

/** Opens the slab and waits until it is up. */
async function openSlab(toy: Toy<typeof rules>): Promise<void> {
  await toy.press('password', 71)
}

test('by mouse: the marker goes where it points, and START leads to day 2', async ({ toy }) => {
  await expect(toy.page.getByRole('heading', { name: 'GARGROYLE’S QUEST' })).toBeAttached()
  await toy.point('password')
  expect((await toy.state()).index).toBe(1)
  await toy.point('start')
  expect((await toy.state()).index).toBe(0)
  await toy.press('start')
  await toy.step(200)
  expect(await toy.events()).toEqual(['chosen', 'chosen', 'woken', 'stirred', 'fluttered', 'beaten', 'roared'])
  await toy.step(100)
  await expect(toy.page).toHaveURL(/#\/scurry/)
})

test('by mouse: letters are cut, and a prompt word leads to its day', async ({ toy }) => {
  await openSlab(toy)
  for (const letter of 'SNACK') await toy.press(`key-${letter}`)
  expect((await toy.state()).password.typed).toBe('SNACK')
  await toy.press('end')
  await expect(toy.page.getByText('Off to snack!').first()).toBeVisible()
  await toy.step(180)
  await expect(toy.page).toHaveURL(/#\/snack/)
})

test('typed: a blank is left out, M does not mute, and anything else buzzes', async ({ toy }) => {
  await openSlab(toy)
  await toy.page.keyboard.type('bad dom')
  await toy.step()
  expect((await toy.state()).password.typed).toBe('BADDOM')
  await expect(toy.button('Mute')).toHaveAttribute('aria-pressed', 'false')
  await toy.key('Enter')
  expect(await toy.lastEvent()).toBe('buzzed')
  await expect(toy.page.getByText('That opens nothing.').first()).toBeVisible()
  await toy.page.keyboard.type('bad dom')
  await toy.key('Backspace', 0)
  await toy.page.keyboard.type('g')
  await toy.key('Enter')
  expect((await toy.state()).warp?.slug).toBe('baddog')
})

test('a word that was opened is a brazier from then on, and a roar leaves letters burning', async ({ openFresh }) => {
  const toy = await openFresh()
  await openSlab(toy)
  await toy.page.keyboard.type('bad dog')
  await toy.key('Enter')
  await toy.step(180)
  await expect(toy.page).toHaveURL(/#\/baddog/)
  const again = await openFresh()
  expect((await again.state()).hearth).toMatchObject({ braziers: [21], litAt: null, roars: 0 })
  await again.press('start')
  await again.step(300)
  await expect(again.page).toHaveURL(/#\/scurry/)
  expect((await (await openFresh()).state()).hearth).toMatchObject({ braziers: [21], roars: 1 })
})

/** Waits for the last spread of the book, which the hidden word opens. */
async function expectTable(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/book\?day=33$/)
  await expect(page.getByRole('heading', { name: /We kept you a chair/ })).toBeVisible()
}

test('by mouse: the hidden word lights all there is to light, and leads to the table', async ({ toy }) => {
  await toy.later()
  await openSlab(toy)
  for (const letter of HIDDEN_WORD) await toy.press(`key-${letter}`)
  await toy.press('end')
  await expect(toy.page.getByText('Come to the table.').first()).toBeVisible()
  expect((await toy.state()).hearth.braziers).toHaveLength(days.length)
  await toy.step(360)
  await expectTable(toy.page)
})

test('by keys alone: the hidden word leads to the table', async ({ toy }) => {
  await toy.later()
  await toy.tabTo(/^START/)
  await toy.key('ArrowDown')
  await toy.key('Enter', 71)
  await toy.page.keyboard.type(HIDDEN_WORD.toLowerCase())
  await toy.key('Enter')
  await toy.expectSaid('Come to the table.')
  await toy.step(360)
  await expectTable(toy.page)
})

test('with a finger: the hidden word leads to the table', async ({ toy }) => {
  await toy.later()
  await toy.tap('password', 71)
  for (const letter of HIDDEN_WORD) await toy.tap(`key-${letter}`)
  await toy.tap('end')
  await toy.step(360)
  await expectTable(toy.page)
})

test('a record word that is pasted brings the top fives back, and they are shown as one', async ({ openFresh }) => {
  const recordWord = writeRecordWord(new Map([[31, [70, 12]]]), EVERY_FIND)
  const toy = await openFresh()
  await openSlab(toy)
  const before = writeRecordWord(new Map(), EVERY_FIND)
  await expect(toy.page.getByText(before, { exact: true })).toBeVisible()
  await toy.page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, recordWord)
  await toy.key('Enter')
  expect(await toy.lastEvent()).toBe('restored')
  await expect(toy.page.getByText('Your top fives are back.').first()).toBeVisible()
  await toy.step(610)
  await expect(toy.page.getByText(recordWord, { exact: true })).toBeVisible()
})

test('the ring round the stones lies clear of the line below them, in every window', async ({ toy }) => {
  await openSlab(toy)
  await toy.page.keyboard.type('x')
  await toy.key('Enter')
  const line = toy.page.locator('p[aria-hidden]').filter({ hasText: 'That opens nothing.' })
  for (const size of WINDOWS) {
    await toy.page.setViewportSize(size)
    // The words are laid out in the frame in which the picture gets its size.
    await toy.page.waitForFunction(({ width, height }) => {
      const canvas = document.querySelector('canvas')
      return canvas?.clientWidth === width && canvas.clientHeight === height
    }, size)
    for (const stone of ['rub', 'end', 'back']) {
      await toy.page.locator(`[data-day-button="${stone}"]`).focus()
      const ring = toy.page.locator('[data-day-button] ~ span').last()
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

test('the slab is written once its brush is there, which is fetched when PASSWORD is pointed at', async ({
  page,
  openFresh,
}) => {
  const asked = noteRequests(page, BRUSH)
  const arrive = await holdAnswers(page, BRUSH)
  const toy = await openFresh()
  expect(asked).toHaveLength(0)
  await toy.point('password')
  await expect.poll(() => asked.length).toBe(1)
  await openSlab(toy)
  const hint = toy.page.getByText('A day’s word, or a record word?', { exact: true })
  // What the slab says has come by now, and waits.
  await toy.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /slabWords/.test(name)),
  )
  await expect(hint).toHaveCount(0)
  arrive()
  await expect(hint).toBeVisible()
  expect(await toy.page.evaluate(() => document.fonts.check('34px "Inkwell Display"'))).toBe(true)
  expect(asked).toHaveLength(1)
})

test.describe('without its brush', () => {
  test.use({ expectedWarnings: /Failed to load resource/ })

  test('the slab is written in the hand of the house', async ({ page, openFresh }) => {
    await page.route(BRUSH, (route) => route.abort())
    const toy = await openFresh()
    await openSlab(toy)
    const hint = toy.page.getByText('A day’s word, or a record word?', { exact: true })
    await expect(hint).toBeVisible()
    await expect(hint).toHaveCSS('font-family', /^"Inkwell Display", "Inkwell Text"/)
  })
})

test('by keyboard alone: arrows walk the menu and the letters; Escape leads to the title first, and then home', async ({
  open,
}) => {
  const toy = await open('seed=7')
  await toy.tabTo(/^START/)
  await toy.key('ArrowDown', 0)
  await toy.expectFocusOn(/^PASSWORD/)
  await expect.poll(async () => (await toy.state()).index).toBe(1)
  await toy.key('Enter', 0)
  await expect(toy.button('enter')).toBeAttached()
  await toy.expectSaid(/^A slab of letters comes up/)
  await toy.button('Letter A').focus()
  await toy.key('ArrowRight', 0)
  await toy.key('ArrowDown', 0)
  await toy.expectFocusOn('Letter J')
  await toy.key('Space', 0)
  await expect.poll(async () => (await toy.state()).password.typed).toBe('J')
  await toy.key('ArrowUp', 0)
  await toy.key('ArrowUp', 0)
  await toy.expectFocusOn('rub out')
  await toy.key('Escape', 0)
  await expect.poll(async () => (await toy.state()).screen).toBe('title')
  await expect(toy.page).toHaveURL(/#\/gargoyle/)
  await toy.key('Escape', 0)
  await expect(toy.page).toHaveURL(/#\/$/)
})

test('by keyboard alone: START wakes it, and that is said', async ({ toy }) => {
  await toy.tabTo(/^START/)
  await toy.key('Enter', 30)
  await toy.expectSaid('The gargoyle opens its eyes.')
})

test('what lives there answers, and wherever nothing is sparks fly', async ({ toy }) => {
  await toy.press('pigeon')
  await toy.press('gargoyle')
  await toy.press({ x: 60, y: 860 })
  await toy.press({ x: 700, y: 560 })
  expect(await toy.events()).toEqual(['cooed', 'snorted', 'flared', 'sparked'])
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await openSlab(toy)
  await expect(toy.page.getByText('valider', { exact: true })).toBeVisible()
  await toy.enter('retour')
  await toy.expectSaid('La dalle redescend.')
})

test('with a finger: a tap opens the slab, and cuts letters', async ({ toy }) => {
  await toy.tap('password', 0)
  await expect.poll(async () => (await toy.nextState()).screen).toBe('password')
  await toy.step(70)
  await toy.tap('key-Q', 0)
  await expect.poll(async () => (await toy.nextState()).password.typed).toBe('Q')
})

test('with less motion: the fire stands still, and START leads on all the same', async ({ reducedMotionToy: toy }) => {
  const clip = { x: 0, y: 500, width: 500, height: 400 }
  const before = await toy.photograph(clip)
  await toy.step(40)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.press('start')
  await toy.step(300)
  await expect(toy.page).toHaveURL(/#\/scurry/)
})
