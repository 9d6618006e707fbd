import type { rules } from '../../scenes/snack/rules'
import { expect, toyTest } from '../support/toy'

/** A moment in the middle of a run, the next food well under way. */
const test = toyTest<typeof rules>('snack', 'seed=27&at=200&paused')

/** A place in the sky, in the window of the tests: 0.9 pixels are a unit of the stage. */
const SKY = { x: 500, y: 234 }

test('left alone, she eats one every 0.8 s, and burps after ten', async ({ open }) => {
  const toy = await open('seed=27&paused')
  await toy.step(66)
  expect(await toy.events()).toEqual(['leapt', 'eaten'])
  await toy.step(80)
  expect(await toy.events()).toEqual(['leapt', 'eaten', 'swallowed', 'leapt', 'eaten'])
  await toy.step(664)
  const events = await toy.events()
  expect(events.filter((name) => name === 'eaten')).toHaveLength(10)
  expect(events.at(-1)).toBe('burped')
})

test('by mouse: the next one flies as high as the click, and she after it', async ({ toy }) => {
  await toy.press(SKY)
  const { foods, chick } = await toy.state()
  expect(await toy.events()).toEqual(['tossed'])
  expect(foods[0]).toMatchObject({ tossedAt: 200 })
  expect(chick.look).not.toBeNull()
  await toy.step(45)
  const { chick: after } = await toy.state()
  expect(await toy.events()).toEqual(['tossed', 'soared', 'eaten', 'caught'])
  expect(after.leap).toMatchObject({ isHigh: true })
  expect(after.bite?.y).toBeCloseTo(SKY.y / 0.9, 0)
})

test('the hand shows over her and over the ant, and not all over the sky, where it would say nothing', async ({
  toy,
}) => {
  for (const id of ['chick', 'ant']) await expect.poll(() => toy.cursorOver(id)).toBe('pointer')
  await expect.poll(() => toy.cursorOver(SKY)).not.toBe('pointer')
})

test('by mouse: a press on herself makes her pouch wobble and her leap', async ({ toy }) => {
  await toy.press('chick')
  expect(await toy.events()).toEqual(['poked', 'tossed'])
  expect((await toy.state()).chick.poke).toEqual({ from: 200, until: 1100 })
})

test('by mouse: the ant with the crumb can be frightened, and tosses nothing', async ({ toy }) => {
  await toy.press('ant')
  expect(await toy.events()).toEqual(['frightened'])
})

test('by keyboard alone: Tab finds her, the sky and the ant; Enter and the space bar toss, and it is said', async ({
  open,
}) => {
  const toy = await open('seed=27&paused')
  await toy.tabTo('The pelican chick: make her leap')
  await toy.key('Enter', 67)
  await toy.expectSaid(/^She catches the \w+, high up\.$/)
  await toy.tab('Toss the next one up high')
  await toy.key('Space', 80)
  expect((await toy.events()).filter((name) => name === 'caught')).toHaveLength(2)
  await toy.tab('An ant with a crumb')
  await toy.key('Enter')
  await toy.expectSaid('The ant keeps its crumb.')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('L’oisillon pélican : faites-le bondir', 67)
  await toy.expectSaid(/^Elle attrape l\S+ \w+ en plein vol\./)
  await toy.enter('Une fourmi avec une miette')
  await toy.expectSaid('La fourmi garde sa miette.')
})

test('with a finger: a tap on the sky tosses one up, a tap on her does, too', async ({ toy }) => {
  await toy.tap(SKY)
  expect(await toy.events()).toEqual(['tossed'])
  await toy.tap('chick')
  expect(await toy.events()).toEqual(['tossed', 'poked', 'tossed'])
})

test('with less motion: she eats and leaps all the same', async ({ reducedMotionToy: toy }) => {
  await toy.press(SKY, 46)
  expect(await toy.events()).toEqual(['tossed', 'soared', 'eaten', 'caught'])
})

/** Places far from her and near, in the window of the tests. */
const SPILLS = [120, 1300, 760, 1400, 90].map((x, i) => ({ x, y: 120 + i * 30 }))

/** As many steps as a banquet takes from its call on until it is told. */
const UNTIL_TOAST = 630

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: twenty fall, the ants dine, drink to a press and leave a candle`, async ({
    toy,
  }) => {
    await toy.later()
    for (let i = 0; i < 20; i++) await toy[hand](SPILLS[i % SPILLS.length] ?? SKY, 30)
    const spilt = await toy.events()
    expect(spilt.filter((name) => name === 'dropped')).toHaveLength(20)
    for (const name of ['missed', 'caught', 'soared']) expect(spilt).toContain(name)
    await toy.step(300)
    expect(await toy.events()).toContain('called')
    await toy.step(UNTIL_TOAST)
    expect(await toy.events()).toContain('feasted')
    await toy[hand]('table')
    await toy[hand]('chick')
    expect((await toy.events()).slice(-2)).toEqual(['toasted', 'blown'])
    await toy.step(1200)
    expect(await toy.state()).toMatchObject({ feast: null, feasts: 1, candles: [expect.any(Number)] })
  })

test('to its end by keyboard alone: the treat on its thread falls, then twenty do; the ants dine, and it is said', async ({
  open,
}) => {
  const toy = await open('seed=27&at=2000&paused')
  await toy.later()
  await toy.tabTo('A treat on a thread')
  await toy.key('Enter', 400)
  expect(await toy.events()).toContain('caught')
  await toy.key('Enter', 125)
  await toy.expectSaid(/^She misses the \w+, heroically\.$/)
  await toy.tabTo('Let one fall from here')
  for (let i = 0; i < 19; i++) await toy.key(i % 2 ? 'Enter' : 'Space', 30)
  await toy.step(300)
  await toy.step(UNTIL_TOAST)
  await toy.expectSaid('Nothing is lost. The ants drink to her aim, and to yours.')
  await toy.tabTo('The ants at their table: drink with them')
  await toy.key('Enter')
  await toy.expectSaid('They drink to you.')
  await toy.tabTo('The pelican chick: make her leap')
  await toy.key('Enter', 1200)
  expect((await toy.events()).filter((name) => ['blown', 'cleared'].includes(name))).toEqual(['blown', 'cleared'])
})

test('in French the ants dine in French', async ({ frenchToy: toy }) => {
  await toy.later()
  for (let i = 0; i < 20; i++) await toy.press(SPILLS[i % SPILLS.length] ?? SKY, 30)
  await toy.step(300)
  await toy.step(UNTIL_TOAST)
  await toy.expectSaid('Rien ne se perd. Les fourmis boivent à son adresse, et à la vôtre.')
})

test('the hand shows over the treat on its thread', async ({ open }) => {
  const toy = await open('seed=27&at=2000&paused')
  await expect.poll(() => toy.cursorOver('bait')).toBe('pointer')
})
