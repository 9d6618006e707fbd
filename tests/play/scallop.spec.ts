import type { Page } from '@playwright/test'
import type { ScallopState } from '../../scenes/scallop/state'
import { texts as english } from '../../scenes/scallop/texts/en'
import { texts as french } from '../../scenes/scallop/texts/fr'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { dragFinger, placeOf, tabTo, tapOn } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** What the page may load to show its first figurine, and for each figurine after it, in bytes. */
const FIRST = 250 * 1024
const STEP = 40 * 1024

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as ScallopState)
const step = (page: Page, ms = 10) => page.evaluate((ticks) => window.toybox?.step(ticks), ms / 10)
/** The state after another tick: what the page passes on to the day may take a moment. */
async function nextState(page: Page): Promise<ScallopState> {
  await step(page)
  return stateOf(page)
}

const list = (page: Page) => page.getByRole('listbox', { name: 'The figurines' })
const option = (page: Page, index: number) => page.locator(`#figurine-${index + 1}`)

test('by mouse: names, hands, wheel and clip', async ({ keptPage: page }) => {
  await openToybox(page, 'scallop?seed=4&paused')
  await expect(page.getByRole('img', { name: english[0]?.name ?? '' })).toHaveAttribute('src', /day4\/1\.png$/)
  await expect(list(page).getByRole('option')).toHaveCount(14)
  await expect(option(page, 0)).toHaveAttribute('aria-setsize', '127')

  await option(page, 4).click()
  await step(page)
  expect((await stateOf(page)).selected).toBe(4)
  await expect(page.getByRole('img', { name: english[4]?.name ?? '' })).toHaveAttribute('src', /day4\/5\.png$/)
  await expect(page.getByText(english[4]?.description ?? '')).toBeVisible()

  for (const [hand, selected] of [
    ['down', 5],
    ['up', 4],
  ] as const) {
    const { x, y } = await placeOf(page, hand)
    await page.mouse.click(x, y)
    await step(page)
    expect((await stateOf(page)).selected).toBe(selected)
  }

  await list(page).hover()
  await page.mouse.wheel(0, 36 * 20)
  // How far a wheel goes depends on the screen's density.
  await expect.poll(async () => (await nextState(page)).top).toBeGreaterThanOrEqual(20)
  expect((await stateOf(page)).selected).toBe(4)

  const clip = await placeOf(page, 'clip')
  await page.mouse.move(clip.x, clip.y)
  await page.mouse.down()
  await page.mouse.move(clip.x, 1000)
  await page.mouse.up()
  await step(page)
  expect((await stateOf(page)).top).toBe(113)
})

test('the height of the picture follows the window', async ({ page }) => {
  await openToybox(page, 'scallop?seed=4&n=42&paused')
  const picture = page.getByRole('img', { name: english[41]?.name ?? '' })
  await expect(picture).toHaveAttribute('src', /day4\/42\.png$/)
  const high = (await picture.boundingBox())?.height ?? 0
  await page.setViewportSize({ width: 1600, height: 600 })
  await expect.poll(async () => ((await picture.boundingBox())?.height ?? 0) / high).toBeCloseTo(600 / 900, 2)
})

test('by keys alone: arrows, ends, pages, and letters', async ({ keptPage: page }) => {
  await openToybox(page, 'scallop?seed=4&paused')
  await tabTo(page, list(page))
  const go = async (key: string) => {
    await page.keyboard.press(key)
    await step(page)
    return (await stateOf(page)).selected
  }
  expect(await go('ArrowUp')).toBe(0)
  await expect(page.getByText('This is the first figurine.')).toBeAttached()
  expect(await go('ArrowDown')).toBe(1)
  expect(await go('PageDown')).toBe(14)
  expect(await go('End')).toBe(126)
  expect(await go('ArrowDown')).toBe(126)
  expect(await go('PageUp')).toBe(113)
  expect(await go('Home')).toBe(0)
  await expect(list(page)).toHaveAttribute('aria-activedescendant', 'figurine-1')
  const morvane = english.findIndex(({ name }) => name === 'Morvane')
  await page.keyboard.type('morv')
  await step(page)
  expect((await stateOf(page)).selected).toBe(morvane)
  await expect(page.getByRole('button', { name: 'Mute' })).not.toHaveAttribute('aria-pressed', 'true')
})

test('letters find a name wherever the focus is, however fast they come, and M is one of them', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'scallop?seed=4&paused')
  await expect(option(page, 0)).toHaveText(english[0]?.name ?? '')
  const find = async (letters: string) => {
    await page.keyboard.type(letters)
    await step(page)
    return english[(await stateOf(page)).selected]?.name
  }
  // A key that leads along the list ends the word before it.
  const endWord = async () => {
    await page.keyboard.press('Home')
    await step(page)
  }
  expect(await find('m')).toBe('Morvane')
  await endWord()
  // Both arrive before the next tick: the second goes on from whom the first has found.
  expect(await find('pp')).toBe('Princess Orlia')
  await endWord()
  const hand = page.getByRole('button', { name: 'Down: the next figurine' })
  await hand.focus()
  expect(await find('minister q')).toBe('Minister Quibble')
  await expect(hand).toBeFocused()
  await endWord()
  await page.keyboard.press('Space')
  expect((await nextState(page)).selected).toBe(1)
  await page.getByRole('slider', { name: 'Volume' }).focus()
  expect(await find('mother')).toBe('Mother Hesper')
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  expect(await find('pim')).toBe('Mother Hesper')
})

test('a name that is clicked leaves the focus with the list, however far one goes on from there', async ({
  keptPage: page,
}) => {
  await openToybox(page, 'scallop?seed=4&paused')
  await option(page, 4).click()
  await expect(list(page)).toBeFocused()
  for (let steps = 0; steps < 25; steps++) await page.keyboard.press('ArrowDown')
  expect((await nextState(page)).selected).toBe(29)
  await expect(option(page, 4)).toHaveCount(0)
  await expect(list(page)).toBeFocused()
})

test('it begins in English whatever the site speaks, and then says what its tags or the site’s switch say', async ({
  page,
}) => {
  await page.goto('./?lang=fr')
  await page.getByRole('button', { name: 'FR, français' }).click()
  await openToybox(page, 'scallop?seed=4&n=3&paused')
  await step(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await stateOf(page)).toMatchObject({ selected: 2, language: 'en' })
  await expect(page.getByText(english[2]?.name ?? '').first()).toBeVisible()

  const tags = page.getByRole('group', { name: 'Langue' }).last()
  await tags.getByRole('button', { name: 'FR, français' }).click()
  expect(await nextState(page)).toMatchObject({ selected: 2, language: 'fr' })
  await expect(page.getByText(french[2]?.name ?? '').first()).toBeVisible()

  const ofSite = page.getByRole('group', { name: 'Langue' }).first()
  await ofSite.getByRole('button', { name: 'EN, English' }).click()
  expect(await nextState(page)).toMatchObject({ selected: 2, language: 'en' })
  await page.getByRole('group', { name: 'Language' }).last().getByRole('button', { name: 'FR, français' }).click()
  expect(await nextState(page)).toMatchObject({ selected: 2, language: 'fr' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('by links', () => {
  test('one that asks for an entry and a language opens both', async ({ page }) => {
    await openToybox(page, 'scallop?n=42&lang=fr&paused')
    expect(await nextState(page)).toMatchObject({ selected: 41, language: 'fr' })
    await expect(page.getByRole('img', { name: french[41]?.name ?? '' })).toBeAttached()
  })

  test.describe('without sense', () => {
    test.use({ expectedWarnings: /GL Driver Message|is ignored: it takes a number from 1 to 127/ })
    for (const nonsense of ['0', '999', 'abc', ''])
      test(`n=${nonsense} is ignored, and told of`, async ({ page }) => {
        await openToybox(page, `scallop?n=${nonsense}&paused`)
        expect((await stateOf(page)).selected).toBe(0)
      })
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a finger drags the names, and taps one', async ({ page }) => {
    await openToybox(page, 'scallop?seed=4&paused')
    const box = await list(page).boundingBox()
    if (!box) throw new Error('There is no list.')
    const x = box.x + 100
    await dragFinger(
      page,
      [600, 500, 400, 300].map((y) => ({ x, y })),
    )
    await step(page)
    const { top, selected } = await stateOf(page)
    expect(top).toBeGreaterThanOrEqual(6)
    expect(selected).toBe(0)
    await tapOn(option(page, top + 3))
    await expect.poll(async () => (await nextState(page)).selected).toBe(top + 3)
  })
})

test.describe('without its names', () => {
  test.use({ expectedWarnings: /GL Driver Message|Failed to load resource|The names of the figurines did not load/ })

  test('what a script does not bring is told in words, and can be asked for again', async ({ page }) => {
    await page.route(/\/en-[^/]*\.js$/, (route) => route.abort())
    await page.goto('./#/scallop?n=7')
    await expect(page.getByRole('alert')).toContainText('The names did not arrive.')
    await expect(option(page, 6)).toHaveText('Number 7')
    await page.unroute(/\/en-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(option(page, 6)).toHaveText(english[6]?.name ?? '')
  })
})

for (const [language, texts] of [
  ['en', english],
  ['fr', french],
] as const) {
  test(`every text has room on its label: ${language}`, async ({ page }) => {
    await openToybox(page, `scallop?paused&lang=${language}`)
    await step(page)
    await expect(option(page, 0)).toHaveText(texts[0]?.name ?? '')
    const crowded = await page.evaluate(async (count) => {
      const { toybox, __PIXI_APP__: app } = window
      if (!toybox || !app) throw new Error('There is no toy box on this page.')
      app.render = () => {}
      const found: number[] = []
      for (let entry = 0; entry < count; entry++) {
        toybox.input({ kind: 'press', at: { x: 0, y: 0 }, area: `entry-${entry}`, button: 'main' })
        toybox.step(1)
        const picture = document.querySelector<HTMLImageElement>('img[src*="day4/"]')
        while (!picture?.src.endsWith(`/${entry + 1}.png`)) await new Promise((settled) => setTimeout(settled))
        const isCrowded = [...document.querySelectorAll('[data-fitted]')].some(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        )
        if (isCrowded) found.push(entry + 1)
      }
      return found
    }, texts.length)
    expect(crowded).toEqual([])
  })
}

test('the first figurine costs 250 KB at the most, each further one 40', async ({ page }) => {
  const loaded = new Map<string, number>()
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname
    if (/\/(day4|assets)\//.test(path))
      loaded.set(path, (await response.body().catch(() => Buffer.alloc(0))).byteLength)
  })
  await openToybox(page, 'scallop?seed=4&paused')
  await expect(option(page, 0)).toHaveText(english[0]?.name ?? '')
  await page.evaluate(() => window.toybox?.complete())
  const weightOf = (fits: RegExp) =>
    [...loaded].filter(([path]) => fits.test(path)).reduce((sum, [, bytes]) => sum + bytes, 0)
  const own =
    weightOf(/\/day4\/(?!\d+\.png)(?!.*mp3)/) + weightOf(/\/day4\/1\.png/) + weightOf(/\/(en|scallop)-[^/]*\.js$/)
  expect(own).toBeLessThanOrEqual(FIRST)
  for (const [path, bytes] of loaded) if (/\/day4\/\d+\.png$/.test(path)) expect(bytes, path).toBeLessThanOrEqual(STEP)
})
