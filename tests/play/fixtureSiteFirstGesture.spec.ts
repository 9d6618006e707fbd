import { sounds } from '../../assets/shared/sounds.manifest'
import type { RenderedSound } from '../../assets/sound/manifest'
import type { AudioProbe } from '../support/audioProbe'
import { filesOf } from '../support/soundFiles'
import { expect, test } from '../support/test'
import { BASS, enterTrip, FOOT, NOWHERE } from '../support/trip'

/** The files of the house's sounds; they are asked for one after the other, and that of the yard after them, if it is. */
const HOUSE = filesOf(sounds).length

/** The round of the loop behind the index, in seconds. */
const YARD = 26

// To the browser, recording a trace is a gesture, as is all that a locator waits for.
test.use({ trace: 'off' })

const isThere = (probe: AudioProbe) => probe.ask(() => document.querySelector('[aria-label="Foot"]') !== null)

/** Whether the page that the markup holds has come alive: what is pressed before is not heard. */
const isAlive = (probe: AudioProbe) => probe.ask(() => document.querySelector('[data-prerendered]') === null)

test.describe('before the first gesture', () => {
  test('nothing plays, nothing of the mixer loads, and the console is silent', async ({ page }) => {
    const probe = await enterTrip(page)
    await expect.poll(() => isThere(probe)).toBe(true)
    await page.mouse.move(FOOT.x, FOOT.y)
    await page.mouse.move(NOWHERE.x, NOWHERE.y)
    await probe.ask(() => new Promise((over) => setTimeout(over, 500)))
    expect(await probe.starts()).toEqual([])
    expect(await probe.contextState()).toBe(null)
    const loaded = await probe.ask(() => performance.getEntriesByType('resource').map((entry) => entry.name))
    expect(loaded.filter((url) => /mixer|\.mp3/.test(url))).toEqual([])
    expect(await probe.ask(() => navigator.userActivation.hasBeenActive)).toBe(false)
  })

  test('a waiting loop starts at the first click, and what was pressed before then does not', async ({ page }) => {
    const probe = await enterTrip(page)
    await expect.poll(() => isThere(probe)).toBe(true)
    await page.mouse.click(FOOT.x, FOOT.y)
    await expect.poll(() => probe.startedLoops()).toEqual([BASS])
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    expect((await probe.starts()).map((start) => [start.isLoop, start.state])).toEqual([[true, 'running']])
  })

  test('a waiting loop starts at the first key that is one', async ({ page }) => {
    const probe = await enterTrip(page)
    await expect.poll(() => isThere(probe)).toBe(true)
    await page.keyboard.press('Shift')
    await page.keyboard.press('Tab')
    await expect.poll(() => probe.startedLoops()).toEqual([BASS])
    expect(await probe.contextState()).toBe('running')
  })

  test('a waiting loop starts at the first touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1440, height: 900 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const probe = await enterTrip(page)
    await expect.poll(() => isThere(probe)).toBe(true)
    await page.touchscreen.tap(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => probe.startedLoops()).toEqual([BASS])
    expect(await probe.contextState()).toBe('running')
    await context.close()
  })
})

test('the house rustles when a card is opened, and its blots can be heard', async ({ page }) => {
  const probe = await enterTrip(page, './')
  const oneShots = async () => (await probe.starts()).filter((start) => !start.isLoop).map((start) => start.seconds)
  await expect.poll(() => isAlive(probe)).toBe(true)
  await page.mouse.click(1400, 300)
  await expect.poll(() => probe.contextState()).toBe('running')
  await expect.poll(() => probe.decoded()).toBeGreaterThanOrEqual(HOUSE)
  expect(await oneShots()).toEqual([])
  await page.locator('#card-gargoyle').click()
  await expect.poll(async () => (await oneShots()).length).toBe(1)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(async () => (await oneShots()).length).toBe(2)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.poll(async () => (await oneShots()).length).toBe(3)
  // One take of each.
  const isTakeOf = ({ variations }: RenderedSound, length: number) =>
    variations.some(({ seconds }) => Math.abs(seconds - length) < 0.001)
  const [rustle = 0, replay = 0, button = 0] = await oneShots()
  expect([isTakeOf(sounds.rustle, rustle), isTakeOf(sounds.replay, replay), isTakeOf(sounds.button, button)]).toEqual([
    true,
    true,
    true,
  ])
})

test('the yard is heard behind the index, softly, by whoever stays there; a day has its own sounds', async ({
  page,
}) => {
  const probe = await enterTrip(page, './')
  await expect.poll(() => isAlive(probe)).toBe(true)
  await page.mouse.click(1400, 300)
  await expect.poll(() => probe.startedLoops()).toEqual([YARD])
  await expect.poll(() => probe.loudness()).toBeGreaterThan(0.0005)
  expect(await probe.loudness()).toBeLessThan(0.04)
  await page.locator('#card-trip').click()
  await expect.poll(() => probe.playingLoops()).toEqual([{ seconds: BASS, rate: 1 }])
})
