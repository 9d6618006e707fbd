import type { rules } from '../../scenes/fairy/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** Slow, so that nobody has flown off before the mouse arrives. */
const test = toyTest<typeof rules>('fairy', 'seed=7&speed=0.1')

/** On the water, where neither fairy nor toad is, in CSS pixels, and on the stones of the garden. */
const WATER = { x: 520, y: 560 }
const STONES = { x: 130, y: 800 }

/** She is in: within 300 ms of the press that has caught her, another does not let her out. */
const settle = (toy: Toy<typeof rules>) => toy.step(30)

/** A press leads the bottle at least 2.7 px on: so often it is pressed at the most to get from the middle to any fairy. */
const MOST_PRESSES = 400

const heldIn = async (toy: Toy<typeof rules>) => (await toy.state()).bottle.holds

test('by mouse: the bottle is the pointer; it takes one fairy, and lets her out exactly there on the fountain', async ({
  toy,
}) => {
  await toy.point({ x: 270, y: 270 }, 0)
  await expect.poll(() => toy.state()).toMatchObject({ bottle: { x: 300, y: 300, taken: true } })
  // The browser's own is not seen beside it.
  expect(await toy.cursorOver({ x: 270, y: 270 })).toBe('none')
  await toy.press(WATER, 0)
  expect((await toy.state()).fairies).toHaveLength(3)

  await toy.press('fairy-', 0)
  await expect.poll(async () => (await toy.state()).fairies.length).toBe(2)
  const held = await heldIn(toy)
  expect(held).not.toBeNull()

  await toy.press('fairy-', 0)
  await toy.press(STONES, 0)
  await expect.poll(() => toy.events()).toEqual(expect.arrayContaining(['laughed', 'knocked']))
  expect(await toy.state()).toMatchObject({ bottle: { holds: held } })
  expect((await toy.state()).fairies).toHaveLength(2)

  await toy.pause()
  await settle(toy)
  await toy.press(WATER)
  const { fairies, bottle } = await toy.state()
  expect(bottle.holds).toBeNull()
  expect(fairies).toHaveLength(3)
  const freed = fairies.find(({ kind }) => kind === held)
  // She has flown for one tick of 10 ms since.
  expect(freed?.x).toBeCloseTo(WATER.x / 1440, 2)
  expect(freed?.y).toBeCloseTo(WATER.y / 900, 2)
})

test('by keyboard alone: Tab finds a fairy and the fountain, Enter catches and sets free', async ({ toy }) => {
  await toy.tabTo('The fairy with the sprout')
  await toy.key('Enter', 0)
  await toy.expectSaid('The fairy with the sprout is in the bottle. The fountain lets her out.')
  await expect(toy.button('The fairy with the sprout')).toHaveCount(0)
  await settle(toy)
  await toy.tabTo('The fountain')
  await toy.pause()
  await toy.key('Enter')
  await toy.expectSaid('The fairy with the sprout flies again, over the fountain. The bottle is empty.')
  await expect(toy.button('The fairy with the sprout')).toHaveCount(1)
})

test('every press of an arrow key moves the bottle, however short', async ({ toy }) => {
  await toy.key('ArrowRight', 0)
  await expect.poll(async () => (await toy.state()).bottle).toMatchObject({ taken: true, y: 500 })
  for (let press = 0; press < 5; press++) {
    const { x } = (await toy.state()).bottle
    await toy.key('ArrowRight', 0)
    await expect.poll(async () => (await toy.state()).bottle.x).toBeGreaterThan(x)
  }
})

test('by arrow keys: the bottle is led to a fairy, and Enter catches her', async ({ open }) => {
  // Time stands still while a key is down, and goes by a tick for each: however slow the machine, she flies as far.
  const toy = await open('seed=7&paused')
  /** Presses the arrow key that brings the bottle nearer to her. Returns whether it is near enough. */
  const approach = async () => {
    const { bottle, fairies } = await toy.state()
    const her = fairies[0]
    if (!her) throw new Error('Nobody flies.')
    const right = her.x * 1600 - (bottle.taken ? bottle.x : 800)
    const down = her.y * 1000 - (bottle.taken ? bottle.y : 500)
    if (bottle.taken && Math.hypot(right, down) < 60) return true
    const key =
      Math.abs(right) > Math.abs(down) ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp'
    await toy.key(key, 0)
    // In the next frame the key moves the pointer.
    await toy.page.evaluate(() => new Promise(requestAnimationFrame))
    await toy.step()
    return false
  }
  for (let press = 0; !(await approach()); press++) expect(press).toBeLessThan(MOST_PRESSES)
  await toy.key('Enter')
  expect(await heldIn(toy)).not.toBeNull()
})

test('with a finger: a tap catches a fairy, a tap on the fountain sets her free', async ({ toy }) => {
  await toy.tap('fairy-', 0)
  await expect.poll(() => heldIn(toy)).not.toBeNull()
  await settle(toy)
  await toy.tap(WATER, 0)
  await expect.poll(() => heldIn(toy)).toBeNull()
  expect((await toy.state()).fairies).toHaveLength(3)
})

/** Catches each of the three and lets her out over the water, until the toad holds its breath; then it has sung. */
async function hearTheToad(
  toy: Toy<typeof rules>,
  take: (kind: number) => Promise<void>,
  letOut: (kind: number) => Promise<void>,
): Promise<void> {
  await toy.pause()
  await toy.later()
  for (const kind of [0, 1, 2]) {
    await take(kind)
    expect(await heldIn(toy)).toBe(kind)
    await toy.step(40)
    await letOut(kind)
    expect(await heldIn(toy)).toBeNull()
    await toy.step(40)
  }
  await toy.step(100)
  expect((await toy.state()).evening).toMatchObject({ sung: 0, song: expect.anything() })
  await toy.expectSaid('Evening. The stone toad sings. It has waited a hundred years.')
  await toy.step(1400)
  expect((await toy.state()).evening.sung).toBe(1)
  await toy.expectSaid('Day comes back. All sleeps.')
}

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: each wakes what is hers, and the toad sings`, async ({
    toy,
  }) => {
    await hearTheToad(
      toy,
      (kind) => toy[hand](`fairy-${kind}`, 1),
      // Beside the one before, who would laugh at a bottle that is full.
      (kind) => toy[hand]({ x: 400 + 290 * kind, y: 560 }, 1),
    )
    // She can be caught again by day.
    await toy.step(210)
    await toy[hand]('fairy-1', 1)
    expect(await heldIn(toy)).toBe(1)
  })

test('to its end by keyboard alone', async ({ toy }) => {
  const names = ['The fairy with the acorn', 'The fairy with the sprout', 'The fairy with the ponytail']
  await hearTheToad(
    toy,
    async (kind) => {
      await toy.tabTo(names[kind] ?? '')
      await toy.key('Enter', 1)
    },
    async () => {
      await toy.tabTo('The fountain')
      await toy.key('Enter', 1)
    },
  )
})
