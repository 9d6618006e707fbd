import type { Page } from '@playwright/test'
import { expect } from './test'

/** The largest share of a picture that one colour may take before the picture counts as blank. */
const BLANK_FROM = 0.999

/**
 * Compares the page with the snapshot of that name, once its lettering has arrived. A picture that is nearly one colour
 * fails, so that a blank page is not taken for a baseline; so does a missing baseline (`npm run snapshots` makes them).
 *
 * @param isPictureOnly takes the canvas alone, and holds it to every pixel
 */
export async function photograph(page: Page, name: string, { isPictureOnly = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // What lies over the canvas is text, which may differ by a pixel; what Pixi draws may not.
  if (isPictureOnly) {
    await page.locator('main').evaluate((main) => {
      main.style.visibility = 'hidden'
    })
  }
  expect(await shareOfCommonestColour(page), `${name} is blank`).toBeLessThan(BLANK_FROM)
  await expect(page).toHaveScreenshot(`${name}.png`, {
    timeout: 90_000,
    ...(isPictureOnly && { maxDiffPixels: 0, scale: 'device' }),
  })
}

async function shareOfCommonestColour(page: Page): Promise<number> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gave no 2D context to count colours in.')
    context.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
    const counts = new Map<number, number>()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    return Math.max(...counts.values()) / pixels.length
  }, picture)
}
