import type { Page } from '@playwright/test'
import { PLACES } from '../../assets/scallop-later/shared'
import { BOWS_AT, HEARS_AT, LASTS, VISIT } from '../../scenes/scallop/layout'
import type { rules } from '../../scenes/scallop/rules'
import { texts as english } from '../../scenes/scallop/texts/en'
import { texts as french } from '../../scenes/scallop/texts/fr'
import { layoutShiftOf } from '../support/layoutShift'
import { holdAnswers } from '../support/requests'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('scallop', 'seed=4&paused')

/** What the page may load to show its first figurine, and for each figurine after it, in bytes. */
const FIRST = 250 * 1024
const STEP = 40 * 1024

const list = ({ page }: { page: Page }) => page.getByRole('listbox', { name: 'The figurines' })
const option = ({ page }: { page: Page }, index: number) => page.locator(`#figurine-${index + 1}`)

test('by mouse: names, hands, wheel and clip', async ({ toy }) => {
  await expect(toy.page.getByRole('img', { name: english[0]?.name ?? '' })).toHaveAttribute('src', /day4\/1\.png$/)
  await expect(list(toy).getByRole('option')).toHaveCount(14)
  await expect(option(toy, 0)).toHaveAttribute('aria-setsize', '127')

  await option(toy, 4).click()
  await toy.step()
  expect((await toy.state()).selected).toBe(4)
  await expect(toy.page.getByRole('img', { name: english[4]?.name ?? '' })).toHaveAttribute('src', /day4\/5\.png$/)
  await expect(toy.page.getByText(english[4]?.description ?? '')).toBeVisible()

  for (const [hand, selected] of [
    ['down', 5],
    ['up', 4],
  ] as const) {
    await toy.press(hand)
    expect((await toy.state()).selected).toBe(selected)
  }

  await list(toy).hover()
  await toy.page.mouse.wheel(0, 36 * 20)
  // How far a wheel goes depends on the screen's density.
  await expect.poll(async () => (await toy.nextState()).top).toBeGreaterThanOrEqual(20)
  expect((await toy.state()).selected).toBe(4)

  const clip = await toy.placeOf('clip')
  await toy.point(clip, 0)
  await toy.page.mouse.down()
  await toy.point({ x: clip.x, y: 1000 }, 0)
  await toy.page.mouse.up()
  await toy.step()
  expect((await toy.state()).top).toBe(113)
})

test('the height of the picture follows the window', async ({ open }) => {
  const toy = await open('seed=4&n=42&paused')
  const picture = toy.page.getByRole('img', { name: english[41]?.name ?? '' })
  await expect(picture).toHaveAttribute('src', /day4\/42\.png$/)
  const high = (await picture.boundingBox())?.height ?? 0
  await toy.page.setViewportSize({ width: 1600, height: 600 })
  await expect.poll(async () => ((await picture.boundingBox())?.height ?? 0) / high).toBeCloseTo(600 / 900, 2)
})

test('by keys alone: arrows, ends, pages, and letters', async ({ toy }) => {
  await toy.tabTo(list(toy))
  const go = async (key: string) => {
    await toy.key(key)
    return (await toy.state()).selected
  }
  expect(await go('ArrowUp')).toBe(0)
  await toy.expectSaid('This is the first figurine.')
  expect(await go('ArrowDown')).toBe(1)
  expect(await go('PageDown')).toBe(14)
  expect(await go('End')).toBe(126)
  expect(await go('ArrowDown')).toBe(126)
  expect(await go('PageUp')).toBe(113)
  expect(await go('Home')).toBe(0)
  await expect(list(toy)).toHaveAttribute('aria-activedescendant', 'figurine-1')
  const morvane = english.findIndex(({ name }) => name === 'Morvane')
  await toy.page.keyboard.type('morv')
  await toy.step()
  expect((await toy.state()).selected).toBe(morvane)
  await expect(toy.button('Mute')).not.toHaveAttribute('aria-pressed', 'true')
})

test('letters find a name wherever the focus is, however fast they come, and M is one of them', async ({ toy }) => {
  await expect(option(toy, 0)).toHaveText(english[0]?.name ?? '')
  const find = async (letters: string) => {
    await toy.page.keyboard.type(letters)
    await toy.step()
    return english[(await toy.state()).selected]?.name
  }
  // A key that leads along the list ends the word before it.
  const endWord = () => toy.key('Home')
  expect(await find('m')).toBe('Morvane')
  await endWord()
  // Both arrive before the next tick: the second goes on from whom the first has found.
  expect(await find('pp')).toBe('Princess Orlia')
  await endWord()
  const hand = toy.button('Down: the next figurine')
  await hand.focus()
  expect(await find('minister q')).toBe('Minister Quibble')
  await expect(hand).toBeFocused()
  await endWord()
  await toy.key('Space', 0)
  expect((await toy.nextState()).selected).toBe(1)
  await toy.page.getByRole('slider', { name: 'Volume' }).focus()
  expect(await find('mother')).toBe('Mother Hesper')
  await expect(toy.button('Mute')).toHaveAttribute('aria-pressed', 'false')
  await toy.key('?', 0)
  await expect(toy.page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  expect(await find('pim')).toBe('Mother Hesper')
})

test('a name that is clicked leaves the focus with the list, however far one goes on from there', async ({ toy }) => {
  await option(toy, 4).click()
  await expect(list(toy)).toBeFocused()
  for (let steps = 0; steps < 25; steps++) await toy.key('ArrowDown', 0)
  expect((await toy.nextState()).selected).toBe(29)
  await expect(option(toy, 4)).toHaveCount(0)
  await expect(list(toy)).toBeFocused()
})

test('it begins in English whatever the site speaks, and then says what its tags or the site’s switch say', async ({
  page,
  openFresh,
}) => {
  await page.goto('./?lang=fr')
  await page.getByRole('button', { name: 'FR, français' }).click()
  const toy = await openFresh('seed=4&n=3&paused')
  await toy.step()
  await expect(toy.page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await toy.state()).toMatchObject({ selected: 2, language: 'en' })
  await expect(toy.page.getByText(english[2]?.name ?? '').first()).toBeVisible()

  const tags = toy.page.getByRole('group', { name: 'Langue' }).last()
  await tags.getByRole('button', { name: 'FR, français' }).click()
  expect(await toy.nextState()).toMatchObject({ selected: 2, language: 'fr' })
  await expect(toy.page.getByText(french[2]?.name ?? '').first()).toBeVisible()

  const ofSite = toy.page.getByRole('group', { name: 'Langue' }).first()
  await ofSite.getByRole('button', { name: 'EN, English' }).click()
  expect(await toy.nextState()).toMatchObject({ selected: 2, language: 'en' })
  await toy.page.getByRole('group', { name: 'Language' }).last().getByRole('button', { name: 'FR, français' }).click()
  expect(await toy.nextState()).toMatchObject({ selected: 2, language: 'fr' })
  await expect(toy.page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a link that asks for an entry and a language opens both', async ({ openFresh }) => {
  const toy = await openFresh('n=42&lang=fr&paused')
  expect(await toy.nextState()).toMatchObject({ selected: 41, language: 'fr' })
  await expect(toy.page.getByRole('img', { name: french[41]?.name ?? '' })).toBeAttached()
})

test.describe('a link without sense', () => {
  test.use({ expectedWarnings: /is ignored: it takes a number from 1 to 127/ })
  for (const nonsense of ['0', '999', 'abc', ''])
    test(`n=${nonsense} is ignored, and told of`, async ({ openFresh }) => {
      const toy = await openFresh(`n=${nonsense}&paused`)
      expect((await toy.state()).selected).toBe(0)
    })
})

test('with a finger: it drags the names, and taps one', async ({ toy }) => {
  const box = await list(toy).boundingBox()
  if (!box) throw new Error('There is no list.')
  const x = box.x + 100
  await toy.drag([600, 500, 400, 300].map((y) => ({ x, y })))
  const { top, selected } = await toy.state()
  expect(top).toBeGreaterThanOrEqual(6)
  expect(selected).toBe(0)
  await toy.tapOn(option(toy, top + 3))
  await expect.poll(async () => (await toy.nextState()).selected).toBe(top + 3)
})

test('its words are there before its picture, in their places, and a name that is pressed meanwhile comes with it', async ({
  page,
}) => {
  const letWords = await holdAnswers(page, /\/en-[^/]*\.js$/)
  const letPicture = await holdAnswers(page, /\/day4\/scallop[^/]*\.avif/)
  await page.goto('./#/scallop')
  await expect(option({ page }, 0)).toHaveText('Number 1')
  await expect(page.locator('canvas')).toHaveCount(0)
  // The lettering moves what it letters when it comes late, which is not the words' doing.
  await page.evaluate(() => document.fonts.ready)
  const shifted = await layoutShiftOf(page)
  letWords()
  const description = page.getByText(english[0]?.description ?? '')
  await expect(description).toBeVisible()
  await option({ page }, 2).click()
  const places = () => Promise.all([description, option({ page }, 5)].map((words) => words.boundingBox()))
  const before = await places()
  await expect(page.locator('canvas')).toBeHidden()
  await expect(option({ page }, 0)).toHaveAttribute('aria-selected', 'true')
  expect(await places()).toEqual(before)
  expect(await layoutShiftOf(page)).toBe(shifted)
  letPicture()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(option({ page }, 2)).toHaveAttribute('aria-selected', 'true')
  expect(await option({ page }, 5).boundingBox()).toEqual(before[1])
})

test.describe('without its names', () => {
  test.use({ expectedWarnings: /Failed to load resource|The names of the figurines did not load/ })

  test('what a script does not bring is told in words, and can be asked for again', async ({ page }) => {
    await page.route(/\/en-[^/]*\.js$/, (route) => route.abort())
    await page.goto('./#/scallop?n=7')
    await expect(page.getByRole('alert')).toContainText('The names did not arrive.')
    await expect(option({ page }, 6)).toHaveText('Number 7')
    await page.unroute(/\/en-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(option({ page }, 6)).toHaveText(english[6]?.name ?? '')
  })
})

for (const [language, texts] of [
  ['en', english],
  ['fr', french],
] as const) {
  test(`every text has room on its label: ${language}`, async ({ openFresh }) => {
    const toy = await openFresh(`paused&lang=${language}`)
    await toy.step()
    await expect(option(toy, 0)).toHaveText(texts[0]?.name ?? '')
    const crowded = await toy.page.evaluate(async (count) => {
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

test('the first figurine costs 250 KB at the most, each further one 40', async ({ page, openFresh }) => {
  const loaded = new Map<string, number>()
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname
    if (/\/(day4|assets)\//.test(path))
      loaded.set(path, (await response.body().catch(() => Buffer.alloc(0))).byteLength)
  })
  const toy = await openFresh()
  await expect(option(toy, 0)).toHaveText(english[0]?.name ?? '')
  await toy.ask((toybox) => toybox.complete())
  const weightOf = (fits: RegExp) =>
    [...loaded].filter(([path]) => fits.test(path)).reduce((sum, [, bytes]) => sum + bytes, 0)
  const own =
    weightOf(/\/day4\/(?!\d+\.png)(?!.*mp3)/) + weightOf(/\/day4\/1\.png/) + weightOf(/\/(en|scallop)-[^/]*\.js$/)
  expect(own).toBeLessThanOrEqual(FIRST)
  for (const [path, bytes] of loaded) if (/\/day4\/\d+\.png$/.test(path)) expect(bytes, path).toBeLessThanOrEqual(STEP)
})

/** Who was looked at before, as a browser keeps it: nine of them; all but the last one. */
const NINE = '0 ff100000000000000000000000000000'
const ALL_BUT_ONE = `0 ${'f'.repeat(31)}3`

/** The day stands still, has kept so much of earlier visits, and what is drawn later has come. */
async function openKept(page: Page, open: (link: string) => Promise<Toy<typeof rules>>, text: string, link = '') {
  await page.goto('./')
  await page.evaluate((kept) => {
    localStorage.setItem('toybox:kept:scallop', JSON.stringify({ version: 1, text: kept }))
  }, text)
  const toy = await open(`seed=4&paused${link}`)
  await toy.later()
  return toy
}

/** How long a figurine takes to be set down, and then until one has stepped back and they bow, in ticks. */
const SET_DOWN = 28
const UNTIL_BOW = (VISIT.waits + BOWS_AT.part) / 10 + 1
const UNTIL_ALL_BOW = (VISIT.waits + BOWS_AT.all) / 10 + 1
const visitOf = async (toy: Toy<typeof rules>) => (await toy.state()).cabinet.visit

test('by mouse: the tenth that is looked at has ten bow; the counter leads back, and a sheet to who is under it', async ({
  page,
  openFresh,
}) => {
  const toy = await openKept(page, openFresh, NINE)
  await option(toy, 9).click()
  await toy.step(SET_DOWN)
  expect((await toy.state()).cabinet).toMatchObject({ count: 10, fallen: { index: 9 } })
  await toy.step(UNTIL_BOW)
  await toy.expectSaid(/^Ten without their sheets: they bow/)
  await expect(toy.page.locator('p[aria-hidden]').getByText('Ten without their sheets')).toBeVisible()
  await toy.step(LASTS.part / 10)
  expect(await visitOf(toy)).toBeNull()
  expect(await toy.page.evaluate(() => localStorage.getItem('toybox:kept:scallop'))).toContain('0 ff3')

  await toy.press('counter', 40)
  await expect(toy.button('The whole cabinet: step closer')).toBeVisible()
  const { x, y } = PLACES[100] ?? { x: 0, y: 0 }
  await toy.press({ x: x * 0.9, y: (y - 40) * 0.9 }, 80)
  expect(await toy.state()).toMatchObject({ selected: 100, cabinet: { count: 11, visit: null } })
  await expect(toy.page.getByText(english[100]?.description ?? '')).toBeVisible()
})

test('with a finger: one step back, and in again', async ({ page, openFresh }) => {
  const toy = await openKept(page, openFresh, NINE)
  await toy.tap('counter', 40)
  expect(await visitOf(toy)).toMatchObject({ why: 'look', until: null })
  const { x, y } = PLACES[3] ?? { x: 0, y: 0 }
  await toy.tap({ x: x * 0.9, y: (y - 40) * 0.9 }, 80)
  expect(await toy.state()).toMatchObject({ selected: 3, cabinet: { visit: null } })
})

test('by keys alone: the last of 127 has all of them bow, keys go on, and the list keeps the focus', async ({
  page,
  openFresh,
}) => {
  const toy = await openKept(page, openFresh, ALL_BUT_ONE)
  await toy.tabTo(list(toy))
  await toy.key('End', SET_DOWN)
  expect((await toy.state()).cabinet).toMatchObject({ count: 127, hasBowed: false })
  await toy.step(UNTIL_ALL_BOW)
  await toy.expectSaid('The last sheet is down. All 127 bow, and it is to you.')
  await expect(list(toy)).toBeFocused()
  await toy.step(LASTS.all / 10)
  expect((await toy.state()).cabinet).toMatchObject({ hasBowed: true, visit: null })
  await toy.key('Home', SET_DOWN)
  expect((await toy.state()).selected).toBe(0)
  await toy.tabTo('The counter: 127 of 127 looked at. Step back')
  await toy.key('Enter')
  expect(await visitOf(toy)).toMatchObject({ why: 'all', hasSheet: false })
  await toy.step(HEARS_AT.all / 10)
  await toy.key('Escape', VISIT.in / 10 + 1)
  expect(await visitOf(toy)).toBeNull()
})

test('with less motion one is there at once, and they are down or they are not', async ({ reducedMotionToy: toy }) => {
  await toy.later()
  await toy.press('counter', 2)
  const clip = { x: 40, y: 20, width: 500, height: 400 }
  await toy.ask((toybox) => toybox.complete())
  const before = await toy.photograph(clip)
  await toy.step(40)
  expect(await toy.photograph(clip)).toEqual(before)
})

test('in French it is said in French', async ({ page, openFresh }) => {
  const toy = await openKept(page, openFresh, ALL_BUT_ONE, '&lang=fr')
  await toy.key('End', SET_DOWN)
  await toy.step(UNTIL_ALL_BOW)
  await toy.expectSaid('Le dernier drap est tombé. Elles s’inclinent toutes les 127, et c’est pour vous.')
})
