import type { Page } from '@playwright/test'
import { iconsOf, isMuted, TWICE } from '../support/icons'
import { scenes } from '../support/scenes'
import { askToybox, openToybox, playInputs } from '../support/stage'
import { expect, test } from '../support/test'

const replayOf = (page: Page) => page.getByRole('button', { name: 'Replay', exact: true })

/** Plays the day's snapshots, one after the other, until it can be replayed. */
async function playUntilReplay(page: Page, slug: string): Promise<void> {
  for (const { seed, at, inputs = [] } of scenes.find((scene) => scene.slug === slug)?.snapshots ?? []) {
    if (inputs.some(({ kind }) => kind === 'resize')) continue
    await page.evaluate((chosen) => window.toybox?.restart(chosen), seed)
    await playInputs(page, 0, inputs)
    await page.evaluate((ms) => window.toybox?.seek(ms), at)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (await replayOf(page).isVisible()) return
  }
  throw new Error(`No snapshot of ${slug} comes to a moment that can be replayed.`)
}

for (const [width, height] of [
  [1440, 900],
  [1120, 700],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const slug of ['armadillo', 'booger', 'eagle', 'empty', 'farm', 'gear', 'scrape']) {
      test(`${slug}: no icon moves as Replay comes and goes, and a second press on it presses nothing else`, async ({
        undrawnPage: page,
      }) => {
        await openToybox(page, `${slug}?seed=1&paused`)
        const { Replay: _, ...before } = await iconsOf(page)
        await playUntilReplay(page, slug)
        const { Replay: replay, ...during } = await iconsOf(page)
        expect(during).toEqual(before)
        if (!replay) throw new Error('Replay is not there.')
        await page.mouse.click(replay.x, replay.y, TWICE)
        await askToybox(page, (toybox) => toybox.step(1))
        const { Replay: __, ...after } = await iconsOf(page)
        expect(after).toEqual(before)
        expect(await isMuted(page)).toBe('false')
        // Begun anew, and nothing pressed since.
        expect(await askToybox(page, (toybox) => toybox.now)).toBeLessThan(100)
        await expect(page.getByRole('slider', { name: 'Volume' })).not.toBeFocused()
      })
    }
  })
}
