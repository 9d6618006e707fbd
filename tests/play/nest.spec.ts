import { gridPlaceOf } from '../../scenes/nest/layout'
import type { rules } from '../../scenes/nest/rules'
import { TWOS } from '../../scenes/nest/snapshots'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('nest', 'seed=3&at=500&paused')

/** How far the first sleeper is turned, and how tall, by Pixi. */
const bedOf = ({ page }: Toy<typeof rules>, side: 'left' | 'right') =>
  page.evaluate((label) => {
    const sleeper = window.__PIXI_APP__?.stage.getChildrenByLabel(label, true)[0]?.children[0]
    return sleeper && { tall: sleeper.scale.y, wide: sleeper.scale.x }
  }, `${side} nest`)

test('by mouse: a portrait is pressed, one sinks and another rises, and its name is under the nest', async ({
  toy,
}) => {
  await expect(toy.page.getByText('Dozebrock', { exact: true })).toBeVisible()
  const before = await bedOf(toy, 'left')
  await toy.press('left-0')
  expect((await toy.state()).left).toMatchObject({
    creature: 0,
    move: { before: 9, from: 500, gone: 660, until: 880 },
  })
  await toy.step(15)
  expect((await bedOf(toy, 'left'))?.tall).toBeLessThan((before?.tall ?? 0) * 0.3)
  await toy.step(40)
  const after = await bedOf(toy, 'left')
  expect(after?.tall).toBeGreaterThan((after?.wide ?? 0) * 0.99)
  await expect(toy.page.getByText('Emberfox', { exact: true })).toBeVisible()
  await toy.expectSaid('Emberfox sleeps on the left. Warms its own nose with its tail.')
  expect((await toy.state()).right.creature).toBe(7)
})

test('by mouse: who sleeps turns over, the lamp is turned low, the mug clinks, the key glints, earth crumbles', async ({
  toy,
}) => {
  for (const area of ['leftNest', 'lantern', 'mug', 'key', 'snail']) await toy.press(area)
  expect(await toy.state()).toMatchObject({
    left: { stir: { from: 500 } },
    lamp: { isLow: true },
    mug: { from: 520 },
    key: { from: 530 },
    snail: { look: { from: 540 } },
  })
  // On bare earth, in the window of the tests, where a unit of the stage is 0.9 pixels.
  await toy.press({ x: 450, y: 800 })
  expect((await toy.state()).crumbs).toMatchObject([{ x: 500 }])
  expect(await toy.lastEvent()).toBe('crumbled')
})

test('by mouse: a portrait that is looked at swings, and hangs still when the pointer has left', async ({ toy }) => {
  await toy.point('right-4')
  expect(await toy.state()).toMatchObject({
    pointed: { side: 'right', index: 4, isOver: false },
    swings: [{ index: 4 }],
  })
  await toy.point({ x: 700, y: 850 })
  expect((await toy.state()).pointed).toMatchObject({ isOver: true })
})

test('the worm looks out of its wall, and is gone when it is touched', async ({ open }) => {
  const toy = await open('seed=3&at=9500&paused')
  await toy.press('worm')
  await toy.expectSaid('A worm in a nightcap, gone.')
  await toy.step(30)
  expect((await toy.state()).worm.out).toBeNull()
})

test('by keyboard alone: Tab comes to the left portraits, arrows walk them, Tab goes on to the right ones', async ({
  toy,
}) => {
  await toy.tabTo('Left: Emberfox')
  await toy.key('ArrowDown', 0)
  await toy.expectFocusOn('Left: Lanternjaw')
  await toy.key('ArrowRight', 0)
  await toy.expectFocusOn('Left: Stagbeet')
  await toy.key('ArrowLeft', 0)
  await toy.key('ArrowLeft', 0)
  await toy.expectFocusOn('Left: Swirlo')
  await toy.key('Enter', 40)
  expect((await toy.state()).left.creature).toBe(5)
  await toy.expectSaid(/^Swirlo sleeps on the left/)

  await toy.tab('Right: Emberfox')
  // The right side is the mirror image of the left: its first is the one farthest out.
  await toy.key('ArrowLeft', 0)
  await toy.expectFocusOn('Right: Mossgoat')
  await toy.key('ArrowUp', 0)
  await toy.expectFocusOn('Right: Inkcat')
  await toy.key('Space', 40)
  expect((await toy.state()).right.creature).toBe(19)

  // Beyond the portraits is the lantern; back from there it is the portrait that was left.
  await toy.tab('The lantern')
  await toy.key('Enter')
  await toy.expectSaid('The lamp burns low.')
  await toy.key('Shift+Tab', 0)
  await toy.expectFocusOn('Right: Inkcat, asleep')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('À gauche : Braisenard', 40)
  await toy.expectSaid(/^Braisenard dort à gauche\./)
  await expect(toy.page.getByText('Braisenard', { exact: true })).toBeVisible()
})

test('with a finger: a tap on a portrait puts its sitter to bed', async ({ toy }) => {
  await toy.tap('right-12', 40)
  expect((await toy.state()).right).toMatchObject({ creature: 12, move: null })
})

test('with less motion: nothing moves of itself, and who is chosen lies down all the same', async ({
  reducedMotionToy: toy,
}) => {
  const clip = { x: 300, y: 60, width: 840, height: 640 }
  const before = await toy.photograph(clip)
  await toy.step(110)
  expect((await toy.state()).left.breath).toBe(1)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.press('right-14', 40)
  expect((await toy.state()).right.creature).toBe(14)
  expect(await toy.photograph(clip)).not.toEqual(before)
})

/** Once all deeds were seen: the flame goes to bed, is called, and the next round begins with who lies there. */
async function expectThirdNest(toy: Toy<typeof rules>, call: () => Promise<void>): Promise<void> {
  expect((await toy.state()).threads).toHaveLength(10)
  await toy.step(240)
  await toy.expectSaid('The lamp goes to bed, too.')
  await call()
  await toy.step(170)
  expect(await toy.state()).toMatchObject({ third: null, thirds: 1, threads: [{ deed: 'blanket' }] })
}

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: ten deeds, and the third nest`, async ({ toy }) => {
    await toy.later()
    for (const [left, right] of TWOS) {
      await toy[hand](`left-${left}`)
      await toy[hand](`right-${right}`, 50)
    }
    await expectThirdNest(toy, () => toy[hand]('lantern'))
  })

test('to its end by keyboard alone: both sides are walked ten times, and the third nest is heard of', async ({
  toy,
}) => {
  await toy.later()
  await toy.tabTo('Left: Emberfox')
  const focused = { left: 0, right: 0 }
  const walkTo = async (side: 'left' | 'right', index: number) => {
    const from = gridPlaceOf({ side, index: focused[side] })
    const to = gridPlaceOf({ side, index })
    const steps = async (count: number, back: string, on: string) => {
      for (let step = 0; step < Math.abs(count); step++) await toy.key(count < 0 ? back : on, 0)
    }
    await steps(to.column - from.column, 'ArrowLeft', 'ArrowRight')
    await steps(to.row - from.row, 'ArrowUp', 'ArrowDown')
    focused[side] = index
    await toy.key('Enter', 50)
  }
  for (const [left, right] of TWOS) {
    await walkTo('left', left)
    await toy.tab()
    await walkTo('right', right)
    await toy.expectSaid('They go well together.')
    await toy.key('Shift+Tab', 0)
  }
  await expectThirdNest(toy, async () => {
    await toy.tabTo('The lantern')
    await toy.key('Enter')
  })
})

test('in French the third nest is heard of in French', async ({ frenchToy: toy }) => {
  await toy.later()
  for (const [left, right] of TWOS) {
    await toy.press(`left-${left}`)
    await toy.press(`right-${right}`, 50)
  }
  await toy.expectSaid('Ils vont bien ensemble.')
  await toy.step(240)
  await toy.expectSaid('La lampe aussi va se coucher.')
})
