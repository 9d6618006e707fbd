import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Locator, Page } from '@playwright/test'
import { PLACE } from '../../assets/postcard/shared'
import type { rules } from '../../scenes/heist/rules'
import { frameOf, SHARPNESS } from '../../src/postcard/frame'
import { AudioProbe } from '../support/audioProbe'
import { expectNoViolations } from '../support/axe'
import { SpoilingServer } from '../support/spoilingServer'
import { openToybox } from '../support/stage'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('heist', 'seed=7&at=2400&paused')

/** How much two pictures of the same may differ, of 255 for each channel in the mean: the one is drawn at half the other's resolution. */
const ALIKE = 9
/** How many places across a picture are compared. */
const PLACES = 88

const sheetIn = (page: Page): Locator => page.getByRole('dialog', { name: /^(Send this|À envoyer)$/ })
const stampIn = (page: Page): Locator => page.getByRole('button', { name: /^(Send this|À envoyer)$/ })

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: /^(Save|Enregistrer)$/ })).toBeEnabled()
}

/** The card as it is saved. */
async function saved(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^(Save|Enregistrer)$/ }).click(),
  ])
  return readFileSync(await download.path())
}

/** The colours of a part of a picture, at so many places across. */
async function coloursOf(file: Buffer, part?: { x: number; y: number; width: number; height: number }) {
  const picture = await loadImage(file)
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const canvas = createCanvas(PLACES, Math.round((PLACES * height) / width))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { size: { width: picture.width, height: picture.height }, data }
}

/** Where on a saved card the photograph of a window is, in pixels. */
function photographIn(window: { width: number; height: number }) {
  const { x, y, width, height } = frameOf(window)
  return { x: x * SHARPNESS, y: y * SHARPNESS, width: width * SHARPNESS, height: height * SHARPNESS }
}

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length
}

/** What is seen of a day: its picture and its words, and nothing of the page about it. */
async function seen(page: Page): Promise<Buffer> {
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      for (const part of document.querySelectorAll<HTMLElement>('h1, nav, [data-send]'))
        part.style.visibility = hidden ? 'hidden' : ''
    }, isHidden)
  await hide(true)
  const picture = await page.screenshot({ animations: 'disabled' })
  await hide(false)
  return picture
}

test('by its key: what is seen is saved, as sharp as a card is, whatever the stage is drawn at; the day stands still and goes on', async ({
  openFresh,
}) => {
  const toy = await openFresh()
  const { page } = toy
  const stage = await coloursOf(await seen(page))
  await openByKey(page)
  await page.getByRole('textbox').fill('I stood quite still.')
  await expect(sheetIn(page).getByText('20 of 60')).toBeVisible()
  // It is said for a moment only: the page itself looks, in each of its frames.
  const isSaid = page.waitForFunction(() =>
    [...document.querySelectorAll('dialog button')].some((button) => button.textContent === 'Saved'),
  )
  const card = await coloursOf(await saved(page), photographIn({ width: 1440, height: 900 }))
  await isSaid
  expect(card.size).toEqual({ width: 1800, height: 1200 })
  expect(new Set(card.data).size).toBeGreaterThan(100)
  expect(difference(card.data, stage.data)).toBeLessThan(ALIKE)
  await expect(sheetIn(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(sheetIn(page)).toHaveCount(0)
  expect(difference((await coloursOf(await seen(page))).data, stage.data)).toBeLessThan(0.01)

  await toy.play()
  await openByKey(page)
  const before = await toy.now()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await toy.now()).toBe(before)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => toy.now()).toBeGreaterThan(before)
})

test('by the stamp, with mouse, keys and finger, which comes once the day is played; in French, too', async ({
  openFresh,
}) => {
  const toy = await openFresh('seed=7&lang=fr')
  const { page } = toy
  // What slides up is not where it is tapped.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(stampIn(page)).toHaveCount(0)
  await page.mouse.move(700, 500)
  await stampIn(page).click()
  await expect(sheetIn(page)).toBeVisible()
  await expect(page.getByText('Une ligne, si le cœur vous en dit')).toBeVisible()
  await expect(page.getByText('Le lien ouvre cette partie même :')).toBeVisible()
  await expect(page.getByText('Rien ne quitte cette page sans votre geste.')).toBeVisible()
  await page.getByRole('textbox').fill('p'.repeat(70))
  await expect(page.getByRole('textbox')).toHaveValue('p'.repeat(60))
  await expect(page.getByText('60 sur 60')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stampIn(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheetIn(page)).toBeVisible()
  await toy.tapOn(page.getByRole('button', { name: 'Fermer' }), 0)
  await expect(sheetIn(page)).toHaveCount(0)
  await toy.tapOn(stampIn(page), 0)
  await expect(sheetIn(page)).toBeVisible()
})

test('what a browser does not do is not offered, and what it refuses is said', async ({ openFresh, page }) => {
  await page.addInitScript(() => {
    const refuse = (name: string) => () => Promise.reject(new DOMException('', name))
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: refuse('NotAllowedError'), writeText: async (text: string) => Object.assign(window, { text }) },
    })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: refuse('AbortError') })
  })
  await openFresh()
  await openByKey(page)
  await page.getByRole('button', { name: 'Copy picture' }).click()
  await expect(page.getByText('The clipboard is closed to this page. The picture can be saved')).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Shared' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'text'))).toMatch(/\/inktober2022\/heist\/#seed=7&game=[\w-]+$/)
})

test('what is written over a picture is in it, and a typed p is a letter where letters are typed', async ({ page }) => {
  const words = page.locator('[data-pictured]')
  await openToybox(page, 'nest?seed=4&at=1500&paused')
  await expect(page.locator('[data-pictured] p')).toHaveCount(2)
  const stage = await coloursOf(await seen(page))
  await openByKey(page)
  const card = await coloursOf(await saved(page), photographIn({ width: 1440, height: 900 }))
  await page.keyboard.press('Escape')
  await words.evaluate((layer) => {
    if (layer instanceof HTMLElement) layer.style.visibility = 'hidden'
  })
  await openByKey(page)
  const wordless = await coloursOf(await saved(page), photographIn({ width: 1440, height: 900 }))
  await page.keyboard.press('Escape')
  expect(difference(card.data, stage.data)).toBeLessThan(ALIKE)
  expect(difference(card.data, wordless.data)).toBeGreaterThan(0.05)

  await openToybox(page, 'scallop?paused')
  await page.keyboard.press('p')
  await expect(sheetIn(page)).toHaveCount(0)
})

test('of the chat room the fire is sent, and nothing that was said', async ({ page }) => {
  await page.goto('./#/flame')
  await expect(page.getByRole('textbox', { name: 'Choose a name' })).toBeVisible()
  await page.mouse.move(300, 300)
  await stampIn(page).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  const card = await coloursOf(await saved(page), photographIn({ width: 1440, height: 900 }))
  expect(card.size).toEqual({ width: 1800, height: 1200 })
  expect(new Set(card.data).size).toBeGreaterThan(60)
  await page.keyboard.press('Escape')
  await expect(sheetIn(page)).toHaveCount(0)
})

test('below the sheet nothing is heard of the chat room, and its fire goes on with it', async ({ page }) => {
  const probe = await AudioProbe.on(page)
  await page.goto('./#/flame')
  await page.getByRole('textbox', { name: 'Choose a name' }).click()
  await page.mouse.move(300, 300)
  // What stands still is kept, at no speed.
  const speeds = async () => (await probe.playingLoops()).map(({ rate }) => rate)
  await expect.poll(speeds).toEqual([1])
  await stampIn(page).click()
  await expect.poll(speeds).toEqual([0])
  await page.keyboard.press('Escape')
  await expect.poll(speeds).toEqual([1])
})

test.describe('where what writes it does not come', () => {
  test.use({ expectedWarnings: /Failed to load resource|did not load/ })

  test('it is said, and it comes when the key is pressed again', async ({ page, baseURL }) => {
    const server = await SpoilingServer.of(baseURL ?? '')
    const script = /\/Postcard-[^/]+\.js$/
    server.spoil(script, (file) => file.subarray(0, file.length / 2))
    await page.goto(server.address('heist?seed=7&at=2400&paused'))
    await expect(page.getByRole('button', { name: 'The thief' })).toBeAttached()
    await page.keyboard.press('p')
    const said = page.getByRole('alert')
    await expect(said).toHaveText('No paper came for the card: press P to try again, or reload the page.')
    expect(server.countOf(script)).toBe(1)
    await page.keyboard.press('p')
    await expect.poll(() => server.countOf(script)).toBe(2)
    await expect(said).toBeVisible()
    server.mend()
    await page.keyboard.press('p')
    await expect(sheetIn(page)).toBeVisible()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    await server.close()
  })
})

test('a window of another shape is sent about its stage', async ({ page }) => {
  await page.setViewportSize({ width: 1102, height: 1400 })
  await openToybox(page, 'fowl?seed=7&at=900&paused')
  const { x, y, width, height } = { x: 0, y: 259, width: 1102, height: 882 }
  const stage = await coloursOf(await seen(page), { x: x / 2, y: y / 2, width: width / 2, height: height / 2 })
  await openByKey(page)
  const frame = photographIn({ width, height })
  expect(frame.width / SHARPNESS).toBeLessThan(PLACE.width)
  const card = await coloursOf(await saved(page), frame)
  expect(difference(card.data, stage.data)).toBeLessThan(ALIKE)
})
