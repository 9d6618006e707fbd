import type { Page } from '@playwright/test'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { expectDrawn } from './drawing'
import { expect } from './test'

/** The page, or a part of it, once it no longer changes. */
export async function photographStill(page: Page, clip?: Point & Size): Promise<Buffer> {
  await expectDrawn(page)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  let last = await page.screenshot(clip && { clip })
  await expect
    .poll(async () => {
      const before = last
      last = await page.screenshot(clip && { clip })
      return last.equals(before)
    })
    .toBe(true)
  return last
}
