import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { Ear } from '../support/ear'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ expectedComplaints: SOFTWARE_GRAPHICS })

/** The rounds of the rehearsal's loops, in seconds. */
const BASS = 28.8
const FOUNTAIN = 8

/** Where nothing is, in a window of 1440 × 900. */
const NOWHERE = { x: 400, y: 150 }

/** Where a hit area of `trip` is, in a window of 1440 × 900. */
const FOOT = { x: 270, y: 450 }

async function enter(page: Page, address = './#/trip'): Promise<Ear> {
  const ear = await Ear.on(page)
  await page.goto(address)
  return ear
}

/** Opens the rehearsal and unlocks its sound. */
async function enterAloud(page: Page): Promise<Ear> {
  const ear = await enter(page)
  await expect(page.getByRole('button', { name: 'Foot' })).toBeAttached()
  await page.mouse.click(NOWHERE.x, NOWHERE.y)
  await expect.poll(() => ear.startedLoops()).toEqual([BASS])
  return ear
}

test.describe('before the first gesture', () => {
  test('nothing plays, nothing of the mixer loads, and the console is silent', async ({ page }) => {
    const ear = await enter(page)
    const isThere = () => ear.ask(() => document.querySelector('[aria-label="Foot"]') !== null)
    await expect.poll(isThere).toBe(true)
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
    await expect.poll(() => ear.ask(() => document.querySelector('[aria-label="Foot"]') !== null)).toBe(true)
    await page.mouse.click(FOOT.x, FOOT.y)
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    expect((await ear.starts()).map((start) => [start.isLoop, start.state])).toEqual([[true, 'running']])
  })

  test('a waiting loop starts at the first key that is one', async ({ page }) => {
    const ear = await enter(page)
    await expect.poll(() => ear.ask(() => document.querySelector('[aria-label="Foot"]') !== null)).toBe(true)
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
    await expect.poll(() => ear.ask(() => document.querySelector('[aria-label="Foot"]') !== null)).toBe(true)
    await page.touchscreen.tap(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    expect(await ear.contextState()).toBe('running')
    await context.close()
  })
})

test.describe('the sounds of a day', () => {
  test('follow its cues, in one take after another', async ({ page }) => {
    const ear = await enterAloud(page)
    const steps = async () => (await ear.starts()).filter((start) => !start.isLoop).map((start) => start.samples)
    for (let step = 1; step <= 12; step++) {
      await expect
        .poll(async () => {
          if ((await steps()).length < step) await page.keyboard.press('Enter')
          return (await steps()).length
        })
        .toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Foot' }).press('Enter')
      await expect.poll(async () => (await steps()).length).toBeGreaterThanOrEqual(step)
    }
    const heard = await steps()
    expect(new Set(heard).size).toBe(4)
    heard.forEach((samples, place) => {
      expect(samples).not.toBe(heard[place + 1])
    })
  })

  test('loop without a seam: exactly one round, and no step where it closes', async ({ page }) => {
    const ear = await enterAloud(page)
    await page.getByRole('button', { name: 'Tap' }).press('Enter')
    await expect.poll(() => ear.startedLoops()).toEqual([BASS, FOUNTAIN])
    for (const { samples, sampleRate, seconds, seam, stepNearSeam } of await ear.starts()) {
      expect(samples).toBe(Math.round(seconds * sampleRate))
      expect([BASS * sampleRate, FOUNTAIN * sampleRate].map(Math.round)).toContain(samples)
      expect(seam).toBeLessThanOrEqual(stepNearSeam)
    }
  })

  test('come and go, louder and faster, as the day says', async ({ page }) => {
    const ear = await enterAloud(page)
    const tap = page.getByRole('button', { name: 'Tap' })
    await tap.press('Enter')
    await expect.poll(() => ear.playingLoops()).toContainEqual({ seconds: FOUNTAIN, rate: 1 })
    await tap.press('Enter')
    await expect.poll(() => ear.playingLoops()).toContainEqual({ seconds: FOUNTAIN, rate: 2 })
    await tap.press('Enter')
    await expect.poll(() => ear.playingLoops()).toEqual([{ seconds: BASS, rate: 1 }])
    await page.getByRole('button', { name: 'Bass' }).press('Enter')
    await expect.poll(() => ear.playingLoops()).toEqual([])
    await expect.poll(() => ear.loudness()).toBeLessThan(0.0001)
  })

  test('stand still with the playhead, and go on where they were', async ({ page }) => {
    const ear = await Ear.on(page)
    await openToybox(page, 'trip')
    await page.mouse.click(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    await askToybox(page, (toybox) => toybox.pause())
    await expect.poll(() => ear.playingLoops()).toEqual([{ seconds: BASS, rate: 0 }])
    await expect.poll(() => ear.loudness()).toBeLessThan(0.0001)
    await page.mouse.click(FOOT.x, FOOT.y)
    await askToybox(page, (toybox) => toybox.step(2))
    await askToybox(page, (toybox) => toybox.play())
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    expect(await ear.starts()).toHaveLength(1)
  })

  for (const [speed, rate] of [
    [2, 2],
    [0.1, 0.5],
  ] as const) {
    test(`go as fast as the day does, within limits: speed ${speed}`, async ({ page }) => {
      const ear = await enter(page, `./#/trip?speed=${speed}`)
      await expect(page.getByRole('button', { name: 'Foot' })).toBeAttached()
      await page.mouse.click(NOWHERE.x, NOWHERE.y)
      await expect.poll(() => ear.playingLoops()).toEqual([{ seconds: BASS, rate }])
    })
  }

  test('pause with the tab', async ({ page }) => {
    const ear = await enterAloud(page)
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await expect.poll(() => ear.contextState()).toBe('suspended')
    await setHidden(false)
    await expect.poll(() => ear.contextState()).toBe('running')
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    expect(await ear.startedLoops()).toEqual([BASS])
  })

  test('end when the day is left: over 30 visits nothing goes on playing and nothing is kept', async ({ page }) => {
    test.slow()
    const ear = await enterAloud(page)
    const visit = async () => {
      await page.getByRole('link', { name: 'Home' }).click()
      await expect.poll(async () => (await ear.held()).playing).toBe(0)
      return ear.held()
    }
    await visit()
    const first = await ear.held()
    for (let count = 2; count <= 30; count++) {
      await page.locator('#card-trip').click()
      await expect.poll(async () => (await ear.playingLoops()).length).toBe(1)
      await visit()
    }
    await expect.poll(async () => (await ear.held()).buffers).toBeLessThanOrEqual(first.buffers)
    expect((await ear.held()).bytes).toBeLessThanOrEqual(first.bytes)
    expect((await ear.startedLoops()).length).toBe(30)
  })

  test.describe('that do not load', () => {
    test.use({ expectedComplaints: /GPU stall|Failed to load resource|The sound day2/ })

    test('are reported once, and the day plays on', async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('The sound')) said.push(message.text())
      })
      await page.route(/step-2\.mp3/, (route) => route.fulfill({ status: 404, body: '' }))
      await page.route(/cork\.mp3/, (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no sound at all' }))
      await page.route(/fountain\.mp3/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
      const ear = await enterAloud(page)
      await expect.poll(() => said.length).toBe(3)
      for (const name of ['Cork', 'Tap', 'Foot']) await page.getByRole('button', { name }).press('Enter')
      await expect.poll(async () => (await ear.starts()).length).toBe(2)
      await page.getByRole('link', { name: 'Home' }).click()
      await page.locator('#card-trip').click()
      await expect.poll(() => ear.startedLoops()).toEqual([BASS, BASS])
      await page.waitForLoadState('networkidle')
      expect(said.sort()).toEqual([
        'The sound day22/step-2.mp3 is not heard: it did not load (missing).',
        'The sound day24/cork.mp3 is not heard: it did not load (damaged).',
        'The sound day24/fountain.mp3 is not heard: it did not load (missing).',
      ])
    })
  })
})

test.describe('the sound control', () => {
  test('mutes and sounds again, by the button and by M, with fades', async ({ page }) => {
    const ear = await enterAloud(page)
    const button = page.getByRole('button', { name: 'Mute' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => ear.loudness()).toBeLessThan(0.0001)
    await page.keyboard.press('m')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => ear.loudness()).toBeGreaterThan(0.001)
    await page.keyboard.press('M')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  test('turns the volume, by mouse and by keyboard, down to nothing', async ({ page }) => {
    const ear = await enterAloud(page)
    const loud = await ear.loudestOver(1500)
    await page.getByRole('button', { name: 'Mute' }).hover()
    const slider = page.getByRole('slider', { name: 'Volume' })
    const box = await slider.boundingBox()
    if (!box) throw new Error('The volume slider is nowhere.')
    expect(box.height).toBeGreaterThanOrEqual(44)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(slider).toHaveValue('50')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('45')
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('20')
    await ear.ask(() => new Promise((over) => setTimeout(over, 300)))
    const quiet = await ear.loudestOver(1500)
    expect(quiet / loud).toBeGreaterThan(0.1)
    expect(quiet / loud).toBeLessThan(0.35)
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => ear.loudness()).toBeLessThan(0.0001)
  })

  test('is kept for the session, from page to page and over a reload', async ({ page }) => {
    const ear = await enterAloud(page)
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft')
    await page.keyboard.press('m')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('./#/trip')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('95')
    await page.mouse.click(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => ear.startedLoops()).toEqual([BASS])
    expect(await ear.loudestOver(500)).toBeLessThan(0.0001)
  })

  test('works where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto('./#/gargoyle')
    await page.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('leaves its key to who is writing', async ({ page }) => {
    await page.goto('./#/flame')
    await page.getByLabel('Your name').pressSequentially('Mim')
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows its slider to the pointer and to the keyboard, and gets out of the way', async ({ page }) => {
    await page.goto('./#/gargoyle')
    const isShown = () => page.locator('[class*="popup"]').evaluate((popup) => getComputedStyle(popup).opacity === '1')
    const isAt = (x: number, y: number) =>
      page.evaluate(
        ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[class*="popup"]'),
        [x, y],
      )
    expect(await isShown()).toBe(false)
    expect(await isAt(1300, 780)).toBeFalsy()
    await page.getByRole('button', { name: 'Mute' }).click()
    expect(await isShown()).toBe(true)
    await page.mouse.move(300, 300)
    expect(await isShown()).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider', { name: 'Volume' })).toBeFocused()
    expect(await isShown()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isShown()).toBe(false)
  })

  test('has no violation while it is open', async ({ page }) => {
    await page.goto('./#/gargoyle')
    await page.getByRole('slider', { name: 'Volume' }).focus()
    await page.getByRole('button', { name: 'Mute' }).hover()
    await expectNoViolations(page)
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
