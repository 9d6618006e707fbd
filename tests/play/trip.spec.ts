import type { Page } from '@playwright/test'
import type { rules } from '../../scenes/trip/rules'
import { holdAnswers } from '../support/requests'
import { expect, toyTest } from '../support/toy'

/** On the way down, everything still upright. */
const test = toyTest<typeof rules>('trip', 'seed=7&at=3000&paused')

test('by mouse: a ball that is pointed at shows its picture, cries when clicked, and is cleared', async ({ toy }) => {
  const ball = await toy.placeOf('ball0')
  await toy.point(ball)
  expect((await toy.state()).frame).toMatchObject({ ball: 0, fold: null })
  await expect(toy.page.getByText('Honks at traffic that is not there.', { exact: true })).toBeVisible()
  await toy.press(ball, 30)
  await toy.press(ball, 0)
  const other = await toy.placeOf('ball2')
  await toy.press(other, 20)
  expect(await toy.events()).toEqual(['shown', 'heronkCried'])
  await toy.point({ x: other.x, y: other.y - 300 }, 60)
  expect(await toy.events()).toEqual(['shown', 'heronkCried', 'cleared'])
  expect((await toy.state()).frame).toBeNull()
  await toy.press('hen')
  expect(await toy.lastEvent()).toBe('ducked')
})

test('by keyboard alone: the focus shows, Enter lets it cry, and it is said', async ({ toy }) => {
  await toy.tabTo('The ball of grey ink')
  await toy.step()
  expect((await toy.state()).frame).toMatchObject({ ball: 0 })
  await toy.tab('The ball of black ink')
  await toy.key('Enter')
  expect(await toy.events()).toEqual(['shown', 'shown', 'brewsterCried'])
  await toy.expectSaid('Brewster cries out.')
  for (const name of [
    'The ball of teal ink',
    'A hen in a trunk',
    'A pair of boots',
    'A snail on the edge of the book',
  ]) {
    await toy.tab(name)
  }
  await toy.key('Space')
  await toy.expectSaid('The snail goes home. It is not far.')
})

test('with a finger: a tap shows a ball and hears it out, and then it folds away', async ({ toy }) => {
  await toy.tap('ball2', 40)
  expect((await toy.state()).cry).toMatchObject({ ball: 2 })
  await toy.step(60)
  expect(await toy.events()).toEqual(['shown', 'swirloCried', 'cleared'])
  await toy.tap('mouse')
  expect(await toy.lastEvent()).toBe('peeped')
})

test('with less motion: the book stands still, and everything can be pressed', async ({ reducedMotionToy: toy }) => {
  await toy.seek(12_000)
  const before = await toy.photograph()
  await toy.step(40)
  expect((await toy.photograph()).equals(before)).toBe(true)
  await toy.press('ball1')
  expect(await toy.events()).toContain('brewsterCried')
})

const BALLS = [0, 1, 2]
/** How long one that is heard takes until it sits on the bottle, in ticks: one after the other, so that two change places. */
const JOURNEY = 370
/** How long the book takes to be turned, once the third sits there. */
const TURN = 370

test('by mouse: three that were chosen travel to the bottle, one after the other, and the book is turned', async ({
  toy,
}) => {
  await toy.later()
  for (const ball of BALLS) await toy.press(`ball${ball}`, JOURNEY)
  expect((await toy.state()).companion).toBe(2)
  await toy.step(TURN)
  expect(await toy.lastEvent()).toBe('opened')
  await toy.press('walker2')
  expect((await toy.state()).spread?.walks[2].steps).toBe(4)
  await toy.press('balloon')
  expect(await toy.lastEvent()).toBe('lifted')
})

test('by keyboard alone: the same, and it is said', async ({ toy }) => {
  await toy.later()
  for (const [ball, color] of ['grey', 'black', 'teal'].entries()) {
    await toy.tabTo(`The ball of ${color} ink`)
    await toy.key('Enter')
    await toy.step(JOURNEY)
    expect((await toy.state()).companion).toBe(ball)
  }
  await toy.expectSaid('Swirlo comes along, as far as the ink bottle of the first page.')
  await toy.step(TURN)
  await toy.tabTo('Heronk')
  await toy.key('Enter')
  await toy.expectSaid('Heronk takes three steps.')
})

test('with a finger: the same', async ({ toy }) => {
  await toy.later()
  for (const ball of BALLS) await toy.tap(`ball${ball}`, JOURNEY)
  await toy.step(TURN)
  await toy.tap('boat')
  expect(await toy.lastEvent()).toBe('saluted')
})

test('who has come along sits on the ink bottle of the index page, until another does, and nothing moves there', async ({
  openFresh,
  page,
}) => {
  const onBottle = page.locator('header img[src*="travellers/"]')
  for (const [ball, who] of [
    [1, 'brewster'],
    [2, 'swirlo'],
  ] as const) {
    const toy = await openFresh()
    await toy.later()
    await toy.press(`ball${ball}`, JOURNEY)
    const arrive = await holdAnswers(page, new RegExp(`/${who}-2x`))
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(onBottle).toHaveAttribute('src', new RegExp(`/${who}-2x`))
    // Lettering that comes late moves what it letters, which is not the traveller's doing.
    await page.evaluate(() => document.fonts.ready)
    const laidOut = await layoutOfIndex(page)
    expect(laidOut.length).toBeGreaterThan(31)
    arrive()
    await expect
      .poll(() => onBottle.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(155)
    expect(await layoutOfIndex(page)).toEqual(laidOut)
  }
  await page.reload()
  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible()
  await expect(onBottle).toHaveCount(0)
})

/** Where the masthead's parts and the cards of the index are laid out, in CSS pixels, whatever moves within a card. */
function layoutOfIndex(page: Page): Promise<number[][]> {
  return page
    .locator('header, header *, [id^="card-"]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part instanceof HTMLElement)
        .map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
          offsetLeft,
          offsetTop,
          offsetWidth,
          offsetHeight,
        ]),
    )
}
