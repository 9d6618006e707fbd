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
  await page.evaluate(
    ({ acts, at }) => {
      const { toybox } = window
      if (!toybox) throw new Error('There is no toy box on this page.')
      let tick = 0
      for (const { tick: actTick, ...act } of acts) {
        toybox.step(actTick - tick)
        tick = actTick
        if (act.kind !== 'resize') toybox.act(act)
      }
      toybox.seek(at)
    },
    { acts: [...acts], at },
  )
}

for (const { slug, beats } of scenes) {
  test.describe(slug, () => {
    test('has at least four beats, each with a name of its own', () => {
      expect(new Set(beats.map((beat) => beat.name)).size).toBe(beats.length)
      expect(beats.length).toBeGreaterThanOrEqual(4)
    })

    for (const beat of beats) {
      test(beat.name, async ({ page }) => {
        await openToybox(page, `${slug}?seed=${beat.seed}&paused`)
        await playTo(page, beat)
        await photograph(page, `${slug}-${beat.name.replaceAll(/[^a-z0-9]+/gi, '-')}`, { isPictureOnly: true })
      })
    }
  })
}
