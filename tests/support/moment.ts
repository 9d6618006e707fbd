import type { Page } from '@playwright/test'
import type { Size } from '../../src/stage/contract/geometry'
import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { askToybox, playInputs } from './stage'

/** The window that days are photographed in, where their snapshots name none. */
export const WINDOW: Readonly<Size> = { width: 1440, height: 900 }

/** Gives the window that size, and the day the time to hear of it, and to load what it shows then. */
async function resizeTo(page: Page, size: Readonly<Size>): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => {
    const canvas = document.querySelector('canvas')
    return canvas?.clientWidth === width && canvas.clientHeight === height
  }, size)
  await askToybox(page, (toybox) => toybox.complete())
}

/** Begins the day of the page anew, as if it were opened for the snapshot. */
export async function beginAnew(page: Page, { seed, size = WINDOW }: Snapshot): Promise<void> {
  const { width, height } = page.viewportSize() ?? WINDOW
  if (width !== size.width || height !== size.height) {
    await resizeTo(page, size)
    // A size counts from the next tick on.
    await askToybox(page, (toybox) => toybox.step(1))
  }
  await page.evaluate((chosen) => {
    // Nothing is kept of the moments before.
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('toybox:kept:')) storage.removeItem(key)
    window.toybox?.restart(chosen)
  }, seed)
}

/** Plays the snapshot's inputs, each at its tick, and stops at its moment. */
export async function playTo(page: Page, { at, inputs = [] }: Snapshot): Promise<void> {
  let from = 0
  let done: LoggedInput[] = []
  for (const input of inputs) {
    done.push(input)
    if (input.kind !== 'resize') continue
    await playInputs(page, from, done)
    await resizeTo(page, input.size)
    from = input.tick
    done = []
  }
  await playInputs(page, from, done)
  await page.evaluate((ms) => window.toybox?.seek(ms), at)
  await arrival(page)
}

/** Waits for pictures that the moment has asked for as it was drawn. */
async function arrival(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await askToybox(page, (toybox) => toybox.complete())
}
