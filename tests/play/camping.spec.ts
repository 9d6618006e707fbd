import { NIGHTS } from '../../scenes/camping/layout'
import type { rules } from '../../scenes/camping/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** Time stands still in it, and goes by a tick for each press: however slow the machine, the light is as wide. */
const test = toyTest<typeof rules>('camping', 'seed=7&paused')

test('by mouse: the lantern hangs where one presses, and goes along as long as it is held', async ({ toy }) => {
  await toy.press({ x: 900, y: 300 })
  expect((await toy.state()).lantern).toEqual({ x: 1000, y: 333.3333333333333 })
  expect((await toy.state()).isHeld).toBe(false)

  await toy.point('bear', 0)
  await toy.page.mouse.down()
  await toy.step()
  expect(await toy.events()).toEqual(expect.arrayContaining(['hung', 'hummed']))
  expect((await toy.state()).finds.bear).toMatchObject({ isLit: true, isSeen: true, foundAt: expect.any(Number) })
  await toy.point({ x: 360, y: 450 })
  expect((await toy.state()).lantern).toEqual({ x: 400, y: 500 })
  await toy.page.mouse.up()
  await toy.point({ x: 720, y: 450 })
  expect((await toy.state()).lantern).toEqual({ x: 400, y: 500 })
  // The pointer is a firefly: the browser's own is not seen beside it.
  expect(await toy.cursorOver({ x: 720, y: 450 })).toBe('none')
})

test('its light breathes, and eyes shut before it', async ({ open }) => {
  const toy = await open('seed=7&paused&at=9000')
  const wide = await toy.state()
  expect(wide.radius).toBeCloseTo(560, 6)
  expect(wide.eyes.filter(({ areShut }) => areShut).length).toBeGreaterThan(8)
  await toy.seek(18_000)
  const small = await toy.state()
  expect(small.radius).toBeCloseTo(80, 6)
  expect(small.eyes.filter(({ areShut }) => areShut).length).toBeLessThan(3)
})

test('by keyboard alone: Tab finds eyes, Enter hangs the lantern there, and they have a name', async ({ toy }) => {
  await toy.tabTo('Two big eyes')
  await toy.key('Enter')
  await toy.expectSaid('An owl on a branch, eyes shut. It opens one of them.')
  await toy.expectFocusOn('The owl')
  expect((await toy.state()).eyes[0]).toMatchObject({ areShut: true })
})

test('by arrow keys: a firefly is led, and Enter hangs the lantern where it is', async ({ toy }) => {
  const before = (await toy.state()).lantern
  await toy.key('ArrowRight', 0)
  await expect.poll(async () => (await toy.nextState()).hasPointer).toBe(true)
  await toy.key('Enter', 0)
  await expect.poll(async () => (await toy.nextState()).lantern).not.toEqual(before)
  expect(await toy.events()).toContain('hung')
})

test('with less motion: it stands still but for the light', async ({ reducedMotionToy: toy }) => {
  const turns = () =>
    toy.page.evaluate(() => {
      const found: number[] = []
      const look = (one: { rotation: number; children: readonly unknown[]; label: string }) => {
        if (one.label === 'hanging')
          found.push(...one.children.map((child) => (child as { rotation: number }).rotation))
        for (const child of one.children) look(child as Parameters<typeof look>[0])
      }
      const stage = window.__PIXI_APP__?.stage
      if (stage) look(stage)
      return found
    })
  await toy.press({ x: 300, y: 300 }, 5)
  const still = await turns()
  expect(still[0]).toBe(0)
  await toy.step(40)
  expect(await turns()).toEqual(still)
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('Une lueur rouge')
  await toy.expectSaid('Des braises dans un cercle de pierres : des étincelles s’envolent.')
})

test('with a finger: a tap hangs the lantern there', async ({ toy }) => {
  await toy.tap({ x: 450, y: 630 }, 0)
  await expect.poll(async () => (await toy.nextState()).lantern).toEqual({ x: 500, y: 700 })
  await expect.poll(async () => (await toy.nextState()).isHeld).toBe(false)
})

/** Until the party is over, and the lantern lit again: ticks. */
const UNTIL_RELIT = 890

async function expectNight(toy: Toy<typeof rules>, nights: number): Promise<void> {
  await toy.step(UNTIL_RELIT)
  expect(await toy.state()).toMatchObject({ nights, nightfall: null, party: null })
}

test('by mouse: three nights of twelve, each others, and then the first again, with the bear further on', async ({
  toy,
}) => {
  await toy.later()
  for (const [night, things] of NIGHTS.entries()) {
    for (const thing of things) await toy.press(thing)
    expect(await toy.events()).toContain('foundAll')
    await expectNight(toy, night + 1)
  }
  await toy.expectSaid('The first night, once more. Only the flags have stayed, and the bear is further on.')
  // The lantern still hangs before it.
  await toy.press('owl')
  await toy.press('bear')
  await toy.expectSaid('Chapter four, Knots. “A knot is a promise made to a rope.” It looks at its laces: none.')
})

test('with a finger: twelve taps, and the wood is another', async ({ toy }) => {
  await toy.later()
  for (const thing of NIGHTS[0]) await toy.tap(thing, 1)
  await expectNight(toy, 1)
  await toy.tap('bed', 1)
  await toy.expectSaid('The bed is empty, and still warm. The snoring has gone for a walk.')
})

test('by keyboard alone: Tab comes to all twelve of the night, and Enter finds them', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('Two big eyes')
  await toy.key('Enter')
  for (let place = 1; place < 12; place++) {
    await toy.tab()
    await toy.key('Enter')
  }
  expect(await toy.events()).toContain('foundAll')
  await expectNight(toy, 1)
  await toy.tabTo('A smell of toast')
  await toy.key('Enter')
  await toy.expectFocusOn('The crab')
})

test('with less motion: the other night comes all the same, and stands still', async ({ reducedMotionToy: toy }) => {
  await toy.later()
  for (const thing of NIGHTS[0]) await toy.press(thing)
  await expectNight(toy, 1)
  await toy.press('dog')
  await toy.expectSaid('A dog behind a tree. Nobody asked him in; he only asks to be asked.')
})

test('in French the bear reads in French', async ({ frenchToy: toy }) => {
  await toy.later()
  for (const thing of NIGHTS[0]) await toy.press(thing)
  await expectNight(toy, 1)
  await toy.press('bear')
  await toy.expectSaid('Chapitre deux, les ours. « Si vous en voyez un, soyez ennuyeux. » Il est un peu vexé.')
})
