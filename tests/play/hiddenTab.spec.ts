import type { Page } from '@playwright/test'
import { AudioProbe } from '../support/audioProbe'
import { drawNothing } from '../support/drawing'
import { scenes } from '../support/scenes'
import { expect, test } from '../support/test'
import { setHidden } from '../support/visitor'

// Nothing of it hangs on the window, and a small one is drawn in no time.
test.use({ viewport: { width: 1120, height: 400 } })

/** What the page was called for. */
interface Calls {
  readonly frames: number
  readonly timers: number
}

declare global {
  interface Window {
    callsOver: (ms: number) => Promise<Calls>
  }
}

/** Lets the pages to come count the frames and timers that they are called for. */
async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls = { frames: 0, timers: 0 }
    const { requestAnimationFrame, setTimeout, setInterval } = window
    window.requestAnimationFrame = (call) =>
      requestAnimationFrame((time) => {
        calls.frames += 1
        call(time)
      })
    const counted = (handler: TimerHandler): TimerHandler => {
      if (typeof handler !== 'function') return handler
      return (...data: unknown[]) => {
        calls.timers += 1
        handler(...data)
      }
    }
    const timers = {
      setTimeout: (handler: TimerHandler, ...rest: unknown[]) =>
        Reflect.apply(setTimeout, window, [counted(handler), ...rest]),
      setInterval: (handler: TimerHandler, ...rest: unknown[]) =>
        Reflect.apply(setInterval, window, [counted(handler), ...rest]),
    }
    Object.assign(window, timers)
    window.callsOver = async (ms) => {
      Object.assign(calls, { frames: 0, timers: 0 })
      await new Promise((over) => setTimeout(over, ms))
      return { ...calls }
    }
  })
}

test('a hidden tab costs nothing, whatever the day', async ({ page }) => {
  test.setTimeout(60_000 + scenes.length * 20_000)
  await drawNothing(page)
  await countCalls(page)
  const probe = await AudioProbe.on(page)
  const callsOver = (ms: number) => page.evaluate((time) => window.callsOver(time), ms)
  await page.goto('./')
  for (const { slug, number, prompt } of scenes) {
    await test.step(slug, async () => {
      await page.goto(`./#/${slug}`)
      await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeAttached()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.locator('canvas')).toBeVisible()
      await page.mouse.click(560, 200)
      await expect.poll(() => probe.contextState()).toBe('running')
      await expect.poll(async () => (await callsOver(100)).frames).toBeGreaterThan(0)

      await setHidden(page, true)
      await expect.poll(() => probe.contextState()).toBe('suspended')
      // What was due may still come, once: the end of a pause between two announcements.
      await expect.poll(() => callsOver(700)).toEqual({ frames: 0, timers: 0 })

      await setHidden(page, false)
      await expect.poll(() => probe.contextState()).toBe('running')
      await expect.poll(async () => (await callsOver(100)).frames).toBeGreaterThan(0)
    })
  }
})
