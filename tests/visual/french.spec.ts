import type { LoggedInput } from '../../src/stage/contract/scene'
import { photograph } from '../support/photograph'
import { askToybox, openToybox, playInputs } from '../support/stage'
import { expect, test } from '../support/test'

const press = (tick: number, area: string): LoggedInput => ({
  kind: 'press',
  tick,
  at: { x: 660, y: 604 },
  area,
  button: 'main',
})

/** Plucks as many petals in a row, one every 60 ms. */
const pluckAll = (tick: number, petals: number) =>
  Array.from({ length: petals }, (_, index) => press(tick + 6 * index, `petal-${index + 1}`))

/** What is drawn in French, each where it is seen, in a window as large as the English ones are photographed in. */
const PICTURES: readonly {
  readonly name: string
  readonly address: string
  readonly at: number
  readonly size?: { readonly width: number; readonly height: number }
  readonly inputs?: readonly LoggedInput[]
}[] = [
  { name: 'scurry-in-french', address: 'scurry?seed=7', at: 3000 },
  { name: 'bouquet-beaucoup', address: 'bouquet?seed=6', at: 2600, inputs: pluckAll(60, 3) },
  { name: 'bouquet-pas-du-tout', address: 'bouquet?seed=6', at: 2600, inputs: pluckAll(60, 2) },
  {
    name: 'bouquet-a-la-folie',
    address: 'bouquet?seed=20',
    at: 10_400,
    inputs: [...pluckAll(60, 11), ...pluckAll(480, 1), ...pluckAll(840, 1)],
  },
  {
    name: 'bouquet-plus-du-tout',
    address: 'bouquet?seed=8',
    at: 10_480,
    inputs: [...pluckAll(60, 10), ...pluckAll(474, 2), ...pluckAll(840, 4)],
  },
  { name: 'trip-in-french', address: 'trip?seed=7', at: 1000 },
  { name: 'empty-in-french', address: 'empty?seed=7', at: 6000 },
  { name: 'tempting-in-french', address: 'tempting?seed=7', at: 1000 },
  { name: 'tempting-in-french-tall', address: 'tempting?seed=7', at: 1000, size: { width: 1101, height: 1400 } },
  { name: 'gear-in-french', address: 'gear?seed=7', at: 200 },
]

test.describe('on the days', () => {
  test.use({ deviceScaleFactor: 0.5, reducedMotion: 'no-preference' })

  for (const { name, address, at, size = { width: 1440, height: 900 }, inputs = [] } of PICTURES) {
    test(name, async ({ page }) => {
      await page.setViewportSize(size)
      await openToybox(page, `${address}&paused&lang=fr`)
      await playInputs(page, 0, inputs)
      await page.evaluate((ms) => window.toybox?.seek(ms), at)
      await askToybox(page, (toybox) => toybox.complete())
      await photograph(page, name, { isPictureOnly: true })
    })
  }
})

test.describe('the masthead', () => {
  test.use({ deviceScaleFactor: 1 })

  test('wide', async ({ page }) => {
    await page.goto('./?lang=fr')
    await expect(page.getByRole('img', { name: 'La boîte à jouets' }).first()).toBeVisible()
    await photograph(page, 'home-in-french')
  })

  test('narrow', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('./?lang=fr')
    await expect(page.getByRole('button', { name: 'L’envoyer à mon ordinateur' })).toBeVisible()
    await photograph(page, 'home-narrow-in-french')
  })
})
