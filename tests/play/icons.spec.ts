import type { Page } from '@playwright/test'
import { days } from '../../src/calendar'
import { scenes } from '../support/scenes'
import { askToybox, openToybox, playInputs } from '../support/stage'
import { expect, test } from '../support/test'
import type { Place } from '../support/visitor'

/** Twice within 300 ms: 120 ms from the first press to the second. */
const TWICE = { clickCount: 2, delay: 60 } as const

const corner = (page: Page) => page.getByRole('navigation', { name: 'This day' })
const replayOf = (page: Page) => page.getByRole('button', { name: 'Replay', exact: true })
const isMuted = (page: Page) => page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')

/** The middle of each icon that is there, by its name. */
function iconsOf(page: Page): Promise<Record<string, Place>> {
  return corner(page)
    .locator(':scope > *:is(a, button), :scope > span > button')
    .evaluateAll((icons) =>
      Object.fromEntries(
        icons.map((icon) => {
          const { x, y, width, height } = icon.getBoundingClientRect()
          return [icon.getAttribute('aria-label'), { x: x + width / 2, y: y + height / 2 }]
        }),
      ),
    )
}

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

    test('every icon of every day can be pressed twice in 120 ms', async ({ undrawnPage: page }) => {
      for (const { slug, number, prompt } of days) {
        await test.step(slug, async () => {
          await page.goto('./#/')
          await page.goto(`./#/${slug}?paused`)
          await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeVisible()
          const { Help: help, Mute: mute, Home: home } = await iconsOf(page)
          if (!help || !mute || !home) throw new Error('An icon is not there.')
          const history = await page.evaluate(() => window.history.length)

          await page.mouse.click(help.x, help.y, TWICE)
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()

          // Mute is switched over by each press: what it was, it is after two.
          await page.mouse.click(mute.x, mute.y, TWICE)
          expect(await isMuted(page)).toBe('false')

          await page.mouse.click(home.x, home.y, TWICE)
          await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
          await expect(page).toHaveURL(/#\/$/)
          expect(await page.evaluate(() => window.history.length)).toBe(Math.min(history + 1, 50))
        })
      }
    })
  })
}
