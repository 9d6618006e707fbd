import type { rules } from '../../scenes/ponytail/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('ponytail', 'seed=7&paused')

test('by mouse: a click on her, or on the paper, gives her another head; one on the snail does not', async ({
  toy,
}) => {
  await toy.press('lancer')
  await toy.press({ x: 30, y: 450 })
  expect((await toy.state()).head).toBe(2)
  await toy.press('snail')
  expect((await toy.state()).head).toBe(2)
  // On its way from one to the other the hand may brush her tail.
  const events = await toy.events()
  expect(events.filter((event) => event !== 'stroked')).toEqual(['furious', 'laughing', 'poked'])
})

test('by keyboard alone: Tab finds her, Enter gives her another head, and her mood is said', async ({ toy }) => {
  await toy.tabTo('The lancer: another mood')
  await toy.key('Enter')
  await toy.expectSaid('Furious, with steam. Mind the lance.')
  await toy.tab()
  await toy.key('Space')
  await toy.expectSaid('The snail draws its eyes in: none of its business.')
})

test('with a finger: a tap gives her another head', async ({ toy }) => {
  await toy.tap('lancer')
  expect((await toy.state()).head).toBe(1)
})

/** A way along her tail, in CSS pixels of a window of 1440 × 900, and back. */
const ALONG = Array.from({ length: 21 }, (_, step) => ({ x: 940 + step * 17, y: 75 + step * 6 }))
const BACK = ALONG.toReversed()
/** The middle of its bend. */
const BEND = { x: 1240, y: 180 }

async function strokeThrice(toy: Toy<typeof rules>): Promise<void> {
  for (const way of [ALONG, BACK, ALONG]) {
    for (const at of way) await toy.point(at)
    await toy.step(50)
  }
}

test('by mouse: three strokes plait her tail, a press lets it fly open', async ({ toy }) => {
  await toy.later()
  await strokeThrice(toy)
  expect((await toy.state()).braid.thirds).toBe(3)
  await toy.expectSaid('Three strokes: a braid. As long as nobody presses.')
  expect(await toy.cursorOver(BEND)).toBe('pointer')
  await toy.step(20)
  await toy.press({ x: 30, y: 450 })
  expect((await toy.state()).braid.thirds).toBe(0)
  expect((await toy.events()).slice(-2)).toEqual(['burst', 'furious'])
})

test('by mouse: seven moods and a braid, and the eighth comes; a press, and it never was', async ({ toy }) => {
  await toy.later()
  for (let mood = 0; mood < 7; mood++) await toy.press('lancer')
  // Until her tail hangs still again.
  await toy.step(600)
  await strokeThrice(toy)
  await toy.step(261)
  expect((await toy.state()).eighth.span).not.toBeNull()
  await toy.expectSaid('An eighth mood: she looks at you, a finger at her lips.')
  await toy.step(150)
  await toy.press({ x: 30, y: 450 })
  expect(await toy.lastEvent()).toBe('hushed')
  await toy.expectSaid('Eight? She has seven moods.')
})

test('by keyboard alone: arrow keys lead to her tail and along it', async ({ toy }) => {
  const hand = async () => (await toy.nextState()).hair.hand
  // Only from where her hair was touched on is it stroked.
  await toy.key('ArrowRight', 0)
  await expect.poll(hand).not.toBeNull()
  await toy.page.keyboard.down('ArrowRight')
  await expect.poll(async () => (await hand())?.x).toBeGreaterThan(700)
  await toy.page.keyboard.up('ArrowRight')
  await toy.page.keyboard.down('ArrowUp')
  await toy.page.keyboard.down('ArrowLeft')
  await expect.poll(async () => (await hand())?.y).toBeLessThan(-100)
  await toy.page.keyboard.up('ArrowLeft')
  await toy.page.keyboard.up('ArrowUp')
  expect(await toy.events()).toContain('stroked')
})

test('by keyboard alone: Enter plaits her tail, gives her all moods, and the eighth comes', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('Her ponytail, to be stroked')
  for (let press = 0; press < 3; press++) await toy.key('Enter')
  expect((await toy.state()).braid.thirds).toBe(3)
  await toy.tabTo('The lancer: another mood')
  for (let press = 0; press < 11; press++) await toy.key('Enter')
  await toy.step(261)
  expect(await toy.events()).toContain('eighth')
})

test('with a finger: strokes plait her tail, and change no head that begin on it', async ({ toy }) => {
  await toy.later()
  for (const way of [ALONG, BACK, ALONG]) {
    await toy.drag(way)
    await toy.step(50)
  }
  expect(await toy.state()).toMatchObject({ head: 0, braid: { thirds: 3 } })
})
