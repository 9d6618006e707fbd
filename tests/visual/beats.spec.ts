import type { Page } from '@playwright/test'
import type { Beat } from '../../src/stage/scene'
import { photograph } from '../support/photograph'
import { scenes } from '../support/scenes'
import { openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

// Half a pixel to a CSS pixel: whole pictures of dense ink, small enough to keep.
test.use({ expectedComplaints: SOFTWARE_GRAPHICS, deviceScaleFactor: 0.5, reducedMotion: 'no-preference' })

/** Plays the beat's acts, each at its tick, and stops at its moment. */
async function playTo(page: Page, { at, acts = [] }: Beat): Promise<void> {
  let tick = 0
  for (const act of acts) {
    await page.evaluate((ticks) => window.toybox?.step(ticks), act.tick - tick)
    tick = act.tick
    if (act.kind === 'resize') {
      await page.setViewportSize(act.sheet)
      await page.waitForFunction(({ width, height }) => {
        const canvas = document.querySelector('canvas')
        return canvas?.clientWidth === width && canvas.clientHeight === height
      }, act.sheet)
    } else {
      await page.evaluate((done) => window.toybox?.act(done), act)
    }
  }
  await page.evaluate((ms) => window.toybox?.seek(ms), at)
}

for (const { slug, beats } of scenes) {
  test.describe(slug, () => {
    test('has at least four beats, each with a name of its own', () => {
      expect(new Set(beats.map((beat) => beat.name)).size).toBe(beats.length)
      expect(beats.length).toBeGreaterThanOrEqual(4)
    })

    for (const beat of beats) {
      test(beat.name, async ({ page }) => {
        if (beat.sheet) await page.setViewportSize(beat.sheet)
        await openToybox(page, `${slug}?seed=${beat.seed}&paused`)
        await playTo(page, beat)
        await photograph(page, `${slug}-${beat.name.replaceAll(/[^a-z0-9]+/gi, '-')}`, { isPictureOnly: true })
      })
    }
  })
}
