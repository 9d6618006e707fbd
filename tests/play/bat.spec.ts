import { PIECES } from '../../assets/bat/shared'
import { SHAKE } from '../../scenes/bat/layout'
import type { rules } from '../../scenes/bat/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('bat', 'seed=3&at=500&paused')

/** A place in the sky, in the window of the tests, where a unit of the stage is 0.9 pixels; and where that is on the stage. */
const SKY = { x: 450, y: 180 } as const
const SKY_ON_STAGE = { x: 500, y: 200 } as const

/** Where the picture of the castle is, in scene units. */
const castleOf = ({ page }: Toy<typeof rules>) =>
  page.evaluate(() => {
    const castle = window.__PIXI_APP__?.stage.getChildrenByLabel('castle', true)[0]
    return castle && { x: castle.x, y: castle.y }
  })

test('by mouse: a click, and the castle goes down for eight seconds, whatever else is clicked; then it stands there but for a piece', async ({
  toy,
}) => {
  await toy.press('castle')
  const { show } = (await toy.state()).castle
  expect(show).toEqual({ from: 500, until: 8500 })
  // A step to and fro, every 100 ms.
  await toy.step(4)
  const here = await castleOf(toy)
  await toy.step(10)
  expect((await castleOf(toy))?.x).toBe((here?.x ?? Number.NaN) - 2 * SHAKE.reach)
  await toy.step(286)
  await toy.press(SKY)
  const during = await toy.state()
  expect(during.castle).toMatchObject({ show, waves: 2, lost: 1 })
  expect(during.glance).toMatchObject(SKY_ON_STAGE)
  await toy.step(498)
  expect(await toy.lastEvent()).toBe('tolled')
  expect((await toy.state()).castle).toMatchObject({ show: null, stoodAt: 8500, lost: 1 })
  await toy.press(SKY)
  expect((await toy.state()).castle.show).toEqual({ from: 8500, until: 16_500 })
})

test('by mouse: the cat purrs, the village wakes, the mouse flees; and whoever comes near the castle is looked at', async ({
  toy,
  open,
}) => {
  await toy.press('cat', 0)
  await toy.press('village')
  expect(await toy.state()).toMatchObject({
    cat: { purr: { from: 500 } },
    village: { lit: 3 },
    castle: { show: null },
  })
  await toy.point('castle', 2)
  expect((await toy.state()).lodger.peek).not.toBeNull()

  await open('seed=3&at=12600&paused')
  await toy.press('mouse')
  expect(await toy.lastEvent()).toBe('squeaked')
})

test('by keyboard alone: Tab finds the castle, Enter sends it down, and what goes on is said', async ({ toy }) => {
  await toy.tabTo('The castle')
  await toy.key('Enter')
  await toy.expectSaid(/^The castle shakes and sinks/)
  await toy.key('Space')
  await toy.expectSaid('All eyes turn there.')
  await toy.step(160)
  await toy.expectSaid('A piece of the battlements comes off.')
  await toy.step(640)
  await toy.expectSaid(/One piece is missing\.$/)
  await toy.tabTo('The cat on the wall')
  await toy.key('Enter')
  await toy.expectSaid('The cat purrs.')
  await toy.tabTo('The village')
  await toy.key('Enter')
  // It has been woken long since.
  await toy.expectSaid(/^All shutters slam/)
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('Le château')
  await toy.expectSaid(/^Le château tremble/)
  await toy.step(800)
  await toy.expectSaid(/Il manque un morceau\.$/)
})

test('five pieces come off, and no sixth', async ({ toy }) => {
  const castle = await toy.placeOf('castle')
  for (let time = 1; time <= PIECES.length + 1; time++) {
    await toy.press(castle, 801)
    expect((await toy.state()).castle).toMatchObject({ show: null, lost: Math.min(PIECES.length, time) })
  }
})

test('with a finger: a tap anywhere in the sky sends it down', async ({ toy }) => {
  await toy.tap(SKY)
  expect((await toy.state()).castle.show).toEqual({ from: 500, until: 8500 })
  await toy.step(60)
  expect((await toy.events()).filter((name) => name === 'sank')).toHaveLength(1)
})

test('with less motion: nothing moves of itself, and the castle sinks all the same', async ({
  reducedMotionToy: toy,
}) => {
  // The highest flag, and a cloud beside it.
  const clip = { x: 800, y: 20, width: 280, height: 200 }
  const before = await toy.photograph(clip)
  await toy.step(40)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.press(SKY, 5)
  const standing = await castleOf(toy)
  await toy.step(10)
  const sinking = await castleOf(toy)
  expect(sinking?.x).toBe(standing?.x)
  expect(sinking?.y).toBeGreaterThan(standing?.y ?? Number.NaN)
})

/** Sends the castle down six times, as soon as it stands each time, until the bats are about to carry it off. */
async function sinkSixTimes(toy: Toy<typeof rules>, send: () => Promise<void>): Promise<void> {
  await toy.later()
  for (let time = 0; time < 6; time++) {
    await send()
    await toy.step(800)
  }
  expect(await toy.lastEvent()).toBe('packed')
}

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: carried off, for rent, and let`, async ({ toy }) => {
    await sinkSixTimes(toy, () => toy[hand]('castle', 1))
    await toy[hand](SKY)
    expect(await toy.lastEvent()).toBe('glanced')
    await toy.step(300)
    await toy.expectSaid('The bats have had enough, and move.')
    await toy.step(600)
    expect((await toy.state()).letting).toMatchObject({ leaves: null, lodger: 0, removals: 1 })
    // By now the board is what the castle was.
    await toy[hand]('castle')
    expect(await toy.lastEvent()).toBe('rented')
    await toy.step(460)
    await toy.expectSaid('The owl takes it. She was promised quiet.')
    expect((await toy.state()).castle).toMatchObject({ show: null, lost: 0 })
    await toy[hand]('castle')
    expect((await toy.state()).castle.sinkings).toBe(1)
  })

test('to its end by keyboard alone: the castle keeps the focus, and is a board for a while', async ({ toy }) => {
  await toy.tabTo('The castle')
  await sinkSixTimes(toy, () => toy.key('Enter', 1))
  await toy.step(900)
  await expect(toy.button('The board: for rent')).toBeFocused()
  await toy.key('Enter')
  await toy.expectSaid('Bats bring a whole castle.')
  await toy.step(460)
  await expect(toy.button('The castle')).toBeFocused()
  await toy.key('Enter')
  expect((await toy.state()).castle.sinkings).toBe(1)
})
