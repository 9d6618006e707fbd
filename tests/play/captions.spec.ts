import type { Locator, Page } from '@playwright/test'
import type { rules } from '../../scenes/empty/rules'
import { LANGUAGES } from '../../src/language/words'
import { WINDOWS } from '../support/areasInPlay'
import { slipBounds } from '../support/captions'
import { noteSlips } from '../support/slips'
import { openToybox } from '../support/stage'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('empty', 'seed=11&at=5000&paused')

const SPEAKER = 'The speaker has nothing to say.'

/** How what the lantern lights is spoken of: in two lines, and in one or two. */
const LIT = {
  feet: { en: /^Two feet look out of the tent/, fr: /^Deux pieds dépassent de la tente/ },
  owl: { en: /owl/i, fr: /chouette|hibou/i },
} as const

const slipIn = (page: Page): Locator => page.locator('[data-slip]')

/** Counts, from now on, what of the page begins to move by script; returns what tells how much did. */
async function countMotions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype
    const { dataset } = document.documentElement
    dataset.motions = '0'
    Element.prototype.animate = function (...motion) {
      dataset.motions = String(Number(dataset.motions) + 1)
      return animate.apply(this, motion)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.motions))
}

test('what cannot be seen is written, as long as it takes to read, for eyes alone; what can be is only said', async ({
  openFresh,
}) => {
  const toy = await openFresh()
  const slip = slipIn(toy.page)
  const slips = await noteSlips(toy.page)
  const motions = await countMotions(toy.page)
  const asked: string[] = []
  toy.page.on('request', (request) => asked.push(request.url()))
  await toy.press('lamp')
  await toy.expectSaid('The lamp goes out, and on again.')
  await expect(slip).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/ui/slip'))).toEqual([])
  await toy.press('speaker')
  await expect.poll(slips).toMatchObject([{ kind: 'caption', words: SPEAKER, isHidden: true }])
  // The slip, its paper and its stroke; and the slip once more as it goes.
  await expect.poll(motions).toBe(4)
  await expect(toy.page.locator('[aria-live]').getByText(SPEAKER)).toHaveCount(1)
  expect(new Set(asked.filter((url) => url.includes('/ui/slip'))).size).toBe(3)
  await toy.press('slot')
  await expect.poll(slips).toMatchObject([{}, { words: 'You blow into the slot. Only dust comes out.' }])
  await expect(slip).toHaveCount(0, { timeout: 15_000 })
})

test('it takes no press, and goes with its day', async ({ toy }) => {
  const slip = slipIn(toy.page)
  const slips = await noteSlips(toy.page)
  await toy.press('speaker')
  await expect.poll(slips).toMatchObject([{ words: SPEAKER, isPressed: false }])
  await toy.key('Escape', 0)
  await expect(slip).toHaveCount(0)
})

test('for whoever asked for less motion it is simply there', async ({ openFresh }) => {
  const toy = await openFresh()
  await toy.page.emulateMedia({ reducedMotion: 'reduce' })
  const slips = await noteSlips(toy.page)
  const motions = await countMotions(toy.page)
  await toy.press('speaker')
  await expect.poll(slips).toMatchObject([{ words: SPEAKER }])
  expect(await motions()).toBe(0)
})

test('captions are switched off on the help card, which is remembered; they are said all the same', async ({
  openFresh,
}) => {
  const toy = await openFresh()
  const { page } = toy
  await toy.button('Help').click()
  const choices = page.getByRole('group', { name: 'Captions' })
  await expect(choices.getByRole('button', { name: 'on' })).toHaveAttribute('aria-pressed', 'true')
  await choices.getByRole('button', { name: 'off' }).click()
  await toy.button('Close').click()
  await toy.press('speaker')
  await toy.expectSaid(SPEAKER)
  await page.reload()
  await page.waitForFunction(() => window.toybox !== undefined)
  await toy.press('speaker')
  await toy.expectSaid(SPEAKER)
  await expect(slipIn(page)).toHaveCount(0)
  await toy.key('?', 0)
  await expect(choices.getByRole('button', { name: 'off' })).toHaveAttribute('aria-pressed', 'true')
  await choices.getByRole('button', { name: 'on' }).click()
  await toy.key('Escape', 0)
  const slips = await noteSlips(page)
  await toy.press('speaker')
  await expect.poll(slips).toMatchObject([{ words: SPEAKER }])
})

for (const language of LANGUAGES) {
  test(`it lies where the areas of all days are free of it, in every window: ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openToybox(page, `camping?seed=3&paused&lang=${language}`)
    await page.evaluate(() => document.fonts.ready)
    const slip = slipIn(page)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      for (const thing of ['feet', 'owl'] as const) {
        await page.evaluate((id) => {
          const { toybox } = globalThis.window
          const at = toybox?.hitAreas().find((area) => area.id === id)?.centre
          if (!toybox || !at) throw new Error(`There is no ${id}.`)
          toybox.input({ kind: 'press', at, area: id, button: 'main' })
          toybox.step()
        }, thing)
        await expect(slip).toHaveText(LIT[thing][language])
        const caption = (await slip.textContent()) ?? ''
        const lies = await slip.evaluate((frame) => {
          if (!(frame instanceof HTMLElement)) throw new Error('The slip is no element of the page.')
          const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = frame
          return { x, y, width, height }
        })
        const counted = slipBounds(caption, window, 'upper left')
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs(lies[side] - counted[side]), `${side} of ${JSON.stringify(lies)}`).toBeLessThan(10)
        }
      }
    }
  })
}
