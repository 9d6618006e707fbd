import type { Ear } from '../support/ear'
import { SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { BASS, enter, FOOT, NOWHERE } from '../support/trip'

// To the browser, recording a trace is a gesture, as is all that a locator waits for.
test.use({ expectedComplaints: SOFTWARE_GRAPHICS, trace: 'off' })

const isThere = (ear: Ear) => ear.ask(() => document.querySelector('[aria-label="Foot"]') !== null)

test.describe('before the first gesture', () => {
  test('nothing plays, nothing of the mixer loads, and the console is silent', async ({ page }) => {
    const ear = await enter(page)
    await expect.poll(() => isThere(ear)).toBe(true)
    await page.mouse.move(FOOT.x, FOOT.y)
    await page.mouse.move(NOWHERE.x, NOWHERE.y)
    await ear.ask(() => new Promise((over) => setTimeout(over, 500)))
    expect(await ear.starts()).toEqual([])
    expect(await ear.contextState()).toBe(null)
    const loaded = await ear.ask(() => performance.getEntriesByType('resource').map((entry) => entry.name))
    expect(loaded.filter((url) => /mixer|\.mp3/.test(url))).toEqual([])
    expect(await ear.ask(() => navigator.userActivation.hasBeenActive)).toBe(false)
  })

  test('a waiting loop starts at the first click, and what was pressed before then does not', async ({ page }) => {
    const ear = await enter(page)
    await expect.poll(() => isThere(ear)).toBe(true)
    await page.mouse.click(FOOT.x, FOOT.y)
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    expect((await ear.starts()).map((start) => [start.isLoop, start.state])).toEqual([[true, 'running']])
  })

  test('a waiting loop starts at the first key that is one', async ({ page }) => {
    const ear = await enter(page)
    await expect.poll(() => isThere(ear)).toBe(true)
    await page.keyboard.press('Shift')
    await page.keyboard.press('Tab')
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    expect(await ear.contextState()).toBe('running')
  })

  test('a waiting loop starts at the first touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1440, height: 900 },
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    const ear = await enter(page)
    await expect.poll(() => isThere(ear)).toBe(true)
    await page.touchscreen.tap(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    expect(await ear.contextState()).toBe('running')
    await context.close()
  })
})

test('the house rustles when a card is opened, and its blots can be heard', async ({ page }) => {
  const ear = await enter(page, './')
  const shots = async () => (await ear.starts()).map((start) => start.seconds)
  await expect.poll(() => ear.ask(() => document.querySelector('#card-gargoyle') !== null)).toBe(true)
  await page.mouse.click(1400, 300)
  await expect.poll(() => ear.contextState()).toBe('running')
  await page.waitForLoadState('networkidle')
  expect(await shots()).toEqual([])
  await page.locator('#card-gargoyle').click()
  await expect.poll(async () => (await shots()).length).toBe(1)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect.poll(async () => (await shots()).length).toBe(2)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect.poll(async () => (await shots()).length).toBe(3)
  const [rustle = 0, replay = 0, button = 0] = await shots()
  expect([0.3, 0.36, 0.21, 0.41].some((seconds) => Math.abs(rustle - seconds) < 0.03)).toBe(true)
  expect(replay).toBeCloseTo(0.51, 1)
  expect(button).toBeCloseTo(0.17, 1)
})
