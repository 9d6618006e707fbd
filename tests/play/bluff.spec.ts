import type { Page } from '@playwright/test'
import type { BluffState } from '../../scenes/bluff/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { placeOf, tabTo, tap } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const OUTSIDE = 'bluff?seed=20&at=1000&paused'

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as BluffState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

/** Clicks the middle of an area, and lets so many ticks go by. */
async function click(page: Page, area: string, ticks: number): Promise<void> {
  const { x, y } = await placeOf(page, area)
  await page.mouse.click(x, y)
  await step(page, ticks)
}

test('by mouse: into the cave by its mouth, and out again by the opening, half a second each', async ({
  keptPage: page,
}) => {
  await openToybox(page, OUTSIDE)
  await click(page, 'mouth', 1)
  expect(await stateOf(page)).toMatchObject({ side: 'outside', crossing: { to: 'inside' } })
  await step(page, 25)
  expect(await stateOf(page)).toMatchObject({ side: 'inside' })
  await step(page, 25)
  expect(await stateOf(page)).toMatchObject({ side: 'inside', crossing: null })

  await click(page, 'opening', 51)
  expect(await stateOf(page)).toMatchObject({ side: 'outside', crossing: null })
  expect((await eventsOf(page)).filter((name) => name !== 'dripped')).toEqual(['entered', 'arrived', 'left', 'arrived'])
})

test('by mouse: who points at the mouth is looked at out of it; gull and goat answer; sky and sea do not', async ({
  keptPage: page,
}) => {
  await openToybox(page, OUTSIDE)
  const mouth = await placeOf(page, 'mouth')
  await page.mouse.move(mouth.x, mouth.y)
  await step(page, 1)
  expect(await stateOf(page)).toMatchObject({ isTempted: true })
  await page.mouse.move(1200, 60)
  await step(page, 1)
  expect(await stateOf(page)).toMatchObject({ isTempted: false })
  await page.mouse.click(1200, 60)
  await page.mouse.click(200, 800)
  await step(page, 2)
  expect(await eventsOf(page)).toEqual([])
  await click(page, 'gull', 1)
  await click(page, 'goat', 1)
  expect(await eventsOf(page)).toEqual(['cried', 'bleated'])
})

test('by mouse: the bat opens an eye, flies, turns over, and hangs again; the story on the wall goes on', async ({
  keptPage: page,
}) => {
  await openToybox(page, OUTSIDE)
  await click(page, 'mouth', 52)
  await click(page, 'bat', 20)
  await click(page, 'bat', 150)
  await click(page, 'bat', 10)
  const { bat } = await stateOf(page)
  expect(bat.roll).not.toBeNull()
  await step(page, 240)
  expect(await stateOf(page)).toMatchObject({ bat: { stir: null, flight: null, roll: null } })
  const { scratches } = await stateOf(page)
  await click(page, 'scratches', 1)
  expect((await stateOf(page)).scratches.scene).toBe((scratches.scene + 1) % 4)
})

test('by keyboard alone: Tab finds all of them, Enter and the space bar touch, the focus comes along, and it is said', async ({
  page,
}) => {
  await openToybox(page, 'bluff?seed=20&speed=0.5')
  await tabTo(page, page.getByRole('button', { name: 'The mouth of the cave' }))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The gull on the prow' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('The gull says what it thinks.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The goat bleats.')).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('In the cave. It drips, and somebody hangs from the roof.')).toBeAttached()

  await expect(page.getByRole('button', { name: 'The way out' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The bat opens an eye.')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The hen gets away.')).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Out in the boat again.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'The mouth of the cave' })).toBeFocused()
})

test('in French it is said in French', async ({ page }) => {
  await openToybox(page, 'bluff?seed=20&lang=fr')
  await page.getByRole('button', { name: 'L’entrée de la grotte' }).press('Enter')
  await expect(page.getByText('Dans la grotte. Ça goutte, et quelqu’un pend au plafond.')).toBeAttached()
  await page.getByRole('button', { name: 'La chauve-souris' }).press('Enter')
  await expect(page.getByText('La chauve-souris ouvre un œil.')).toBeAttached()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a tap on the mouth leads in, a tap on the opening leads out', async ({ keptPage: page }) => {
    await openToybox(page, OUTSIDE)
    await tap(page, await placeOf(page, 'mouth'))
    await step(page, 52)
    expect(await stateOf(page)).toMatchObject({ side: 'inside', crossing: null })
    await tap(page, await placeOf(page, 'opening'))
    await step(page, 52)
    expect(await stateOf(page)).toMatchObject({ side: 'outside', crossing: null })
  })
})

test('for whoever asked for less motion it is played all the same, and while nothing happens no frame is rendered', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openToybox(page, OUTSIDE)
  const rendersWhile = (ms: number) =>
    page.evaluate((wanted) => {
      const app = window.__PIXI_APP__
      const { toybox } = window
      if (!app || !toybox) throw new Error('There is no toy box on this page.')
      let count = 0
      const render = app.render.bind(app)
      app.render = () => {
        count += 1
        render()
      }
      toybox.play()
      return new Promise<number>((resolve) => {
        const from = toybox.now
        const look = () => (toybox.now - from >= wanted ? resolve(count) : requestAnimationFrame(look))
        look()
      }).then((renders) => {
        app.render = render
        toybox.pause()
        return renders
      })
    }, ms)
  expect(await rendersWhile(800)).toBe(0)
  await click(page, 'mouth', 52)
  expect(await stateOf(page)).toMatchObject({ side: 'inside', crossing: null })
  expect(await rendersWhile(800)).toBe(0)
})
