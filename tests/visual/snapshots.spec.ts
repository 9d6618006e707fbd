import type { Page } from '@playwright/test'
import type { Snapshot } from '../../src/stage/scene'
import { photograph } from '../support/photograph'
import { scenes } from '../support/scenes'
import { openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

// Half a pixel to a CSS pixel: whole pictures of dense ink, small enough to keep.
test.use({ expectedWarnings: SOFTWARE_GRAPHICS, deviceScaleFactor: 0.5, reducedMotion: 'no-preference' })

/** Plays the snapshot's inputs, each at its tick, and stops at its moment. */
async function playTo(page: Page, { at, inputs = [] }: Snapshot): Promise<void> {
  let tick = 0
  for (const input of inputs) {
    await page.evaluate((ticks) => window.toybox?.step(ticks), input.tick - tick)
    tick = input.tick
    if (input.kind === 'resize') {
      await page.setViewportSize(input.size)
      await page.waitForFunction(({ width, height }) => {
        const canvas = document.querySelector('canvas')
        return canvas?.clientWidth === width && canvas.clientHeight === height
      }, input.size)
    } else {
      await page.evaluate((done) => window.toybox?.input(done), input)
    }
  }
  await page.evaluate((ms) => window.toybox?.seek(ms), at)
}

for (const { slug, snapshots } of scenes) {
  test.describe(slug, () => {
    test('has at least four snapshots, each with a name of its own', () => {
      expect(new Set(snapshots.map((snapshot) => snapshot.name)).size).toBe(snapshots.length)
      expect(snapshots.length).toBeGreaterThanOrEqual(4)
    })

    for (const snapshot of snapshots) {
      test(snapshot.name, async ({ page }) => {
        if (snapshot.size) await page.setViewportSize(snapshot.size)
        await openToybox(page, `${slug}?seed=${snapshot.seed}&paused`)
        await playTo(page, snapshot)
        await photograph(page, `${slug}-${snapshot.name.replaceAll(/[^a-z0-9]+/gi, '-')}`, { isPictureOnly: true })
      })
    }
  })
}
