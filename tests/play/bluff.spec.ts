import type { rules } from '../../scenes/bluff/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('bluff', 'seed=20&at=1000&paused')

test('by mouse: into the cave by its mouth, and out again by the opening, half a second each', async ({ toy }) => {
  await toy.press('mouth')
  expect(await toy.state()).toMatchObject({ side: 'outside', crossing: { to: 'inside' } })
  await toy.step(25)
  expect(await toy.state()).toMatchObject({ side: 'inside' })
  await toy.step(25)
  expect(await toy.state()).toMatchObject({ side: 'inside', crossing: null })

  await toy.press('opening', 51)
  expect(await toy.state()).toMatchObject({ side: 'outside', crossing: null })
  expect((await toy.events()).filter((name) => name !== 'dripped')).toEqual(['entered', 'arrived', 'left', 'arrived'])
})

test('by mouse: who points at the mouth is looked at out of it; gull and goat answer; sky and sea do not', async ({
  toy,
}) => {
  await toy.point('mouth')
  expect(await toy.state()).toMatchObject({ isTempted: true })
  await toy.point({ x: 1200, y: 60 })
  expect(await toy.state()).toMatchObject({ isTempted: false })
  await toy.press({ x: 1200, y: 60 }, 0)
  await toy.press({ x: 200, y: 800 }, 2)
  expect(await toy.events()).toEqual([])
  await toy.press('gull')
  await toy.press('goat')
  expect(await toy.events()).toEqual(['cried', 'bleated'])
})

test('by mouse: the bat opens an eye, flies, turns over, and hangs again; the story on the wall goes on', async ({
  toy,
}) => {
  await toy.press('mouth', 52)
  await toy.press('bat', 20)
  await toy.press('bat', 150)
  await toy.press('bat', 10)
  const { bat } = await toy.state()
  expect(bat.roll).not.toBeNull()
  await toy.step(240)
  expect(await toy.state()).toMatchObject({ bat: { stir: null, flight: null, roll: null } })
  const { scratches } = await toy.state()
  await toy.press('scratches')
  expect((await toy.state()).scratches.scene).toBe((scratches.scene + 1) % 4)
})

test('by keyboard alone: Tab finds all of them, Enter and the space bar touch, the focus comes along, and it is said', async ({
  open,
}) => {
  const toy = await open('seed=20&paused')
  await toy.tabTo('The mouth of the cave')
  await toy.tab('The gull on the prow')
  await toy.key('Space')
  await toy.expectSaid('The gull says what it thinks.')
  await toy.tab()
  await toy.key('Enter')
  await toy.expectSaid('The goat bleats: the view is taken.')
  await toy.key('Shift+Tab')
  await toy.key('Shift+Tab')
  await toy.key('Enter', 52)
  await toy.expectSaid('In the cave. It drips, and somebody hangs from the roof.')

  await toy.expectFocusOn('The way out')
  await toy.tab()
  await toy.key('Enter')
  await toy.expectSaid('The bat opens an eye.')
  await toy.tab()
  await toy.key('Enter')
  await toy.expectSaid('The hen gets away.')
  await toy.key('Shift+Tab')
  await toy.key('Shift+Tab')
  await toy.key('Space', 52)
  await toy.expectSaid('Out in the boat again.')
  await toy.expectFocusOn('The mouth of the cave')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('L’entrée de la grotte', 52)
  await toy.expectSaid('Dans la grotte. Ça goutte, et quelqu’un pend au plafond.')
  await toy.enter('La chauve-souris')
  await toy.expectSaid('La chauve-souris ouvre un œil.')
})

test('with a finger: a tap on the mouth leads in, a tap on the opening leads out', async ({ toy }) => {
  await toy.tap('mouth', 52)
  expect(await toy.state()).toMatchObject({ side: 'inside', crossing: null })
  await toy.tap('opening', 52)
  expect(await toy.state()).toMatchObject({ side: 'outside', crossing: null })
})

test('with less motion: it is played all the same, and while nothing happens no frame is rendered', async ({
  reducedMotionToy: toy,
}) => {
  expect(await toy.rendersOver(800)).toBe(0)
  await toy.later()
  await toy.press('mouth', 52)
  expect(await toy.state()).toMatchObject({ side: 'inside', crossing: null })
  expect(await toy.rendersOver(800)).toBe(0)
})

/** The four hands in turn, the gull last, each until it is paid. */
const HANDS = ['goatsHand', 'hensHand', 'batsHand', 'gullsHand'] as const

test('by mouse: through the hole to the table, four bluffs called to the last, and what was lost is worn outside', async ({
  toy,
}) => {
  await toy.later()
  await toy.press('hole', 52)
  expect(await toy.state()).toMatchObject({ side: 'room', crossing: null })
  for (const hand of HANDS) await toy.press(hand, hand === 'gullsHand' ? 460 : 290)
  expect((await toy.events()).filter((name) => name === 'shown' || name === 'caught')).toEqual([
    ...['shown', 'shown', 'shown', 'caught'],
  ])
  expect((await toy.state()).table.dark).not.toBeNull()
  await toy.step(300)
  const { table } = await toy.state()
  expect(table).toMatchObject({ dark: null, holders: { feather: 'goat', ribbon: 'goat', ring: 'goat', egg: 'goat' } })
  await toy.press('holeOut', 52)
  expect(await toy.state()).toMatchObject({ side: 'outside', crossing: null })
})

test('with a finger: the same', async ({ toy }) => {
  await toy.later()
  await toy.tap('hole', 52)
  for (const hand of HANDS) await toy.tap(hand, hand === 'gullsHand' ? 460 : 290)
  expect(await toy.events()).toContain('caught')
  await toy.step(300)
  expect((await toy.state()).table.dark).toBeNull()
  await toy.tap('candle', 2)
  expect((await toy.state()).table.dark).not.toBeNull()
})

test('by keyboard alone: the same, and it is said', async ({ toy }) => {
  await toy.later()
  await toy.step(2)
  await toy.enter('The black hole', 52)
  await toy.expectSaid('Behind the hole they play cards by candle.')
  await toy.expectFocusOn('The gull')
  await toy.key('Enter', 2)
  await toy.expectSaid('The gull shows last. House rule.')
  await toy.enter('The goat', 290)
  await toy.expectSaid('A full house. The goat has eaten the roof.')
  await toy.enter('The hen', 290)
  await toy.enter('The bat', 290)
  await toy.enter('The gull', 460)
  await toy.expectSaid('Four and a half of a kind.')
  await toy.step(300)
  await toy.expectSaid('Another candle. Nobody saw a thing.')
})

test('with less motion: at the table, too, no frame is rendered while nothing happens', async ({
  reducedMotionToy: toy,
}) => {
  await toy.later()
  await toy.press('hole', 52)
  expect(await toy.rendersOver(800)).toBe(0)
})
