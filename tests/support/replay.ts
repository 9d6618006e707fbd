import { readdirSync, readFileSync } from 'node:fs'
import { parseRecording } from '../../src/stage/time/recording'
import { Overlay } from './overlay'
import { askToybox } from './stage'
import { expect, test } from './test'

const FOLDER = 'tests/fixtures'

/** Replays every game that was saved in the debug overlay, and expects each to end as it did where it was recorded. */
export function testReplays(): void {
  for (const file of readdirSync(FOLDER)) {
    test(`${file} ends in this browser as it did when it was recorded`, async ({ page }) => {
      const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
      const { day, ticks, hash } = parseRecording(text)
      const overlay = await Overlay.open(page, `${day}?seed=1`)
      await overlay.load(file, text)
      await expect(overlay.said).toContainText(`${file} is loaded`)
      await overlay.press('Replay')
      // All but the last moments at once; what a frame steps beyond the end is taken back.
      await page.evaluate((most) => window.toybox?.step(most), ticks - 20)
      await expect(overlay.said).toContainText('just as it did when it was recorded')
      expect(await askToybox(page, (toybox) => toybox.hash())).toBe(hash)
    })
  }
}
