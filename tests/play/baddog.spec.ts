import { PRAISE, STICK } from '../../scenes/baddog/layout'
import type { rules } from '../../scenes/baddog/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** A moment when he is about to look out. */
const test = toyTest<typeof rules>('baddog', 'seed=7&at=500&paused')

/** A place in the sky, and one in the grass, in the window of the tests; a unit of the stage is 0.9 pixels of it. */
const SKY = { x: 450, y: 200 } as const
const GRASS = { x: 900, y: 820 } as const

test('by mouse: he leaps where it is clicked, is deaf for three seconds, and leaps elsewhere, another way', async ({
  toy,
}) => {
  await toy.press(SKY)
  const first = (await toy.state()).dog
  expect(first).toMatchObject({ x: 500, looksLeft: false, leap: { from: 500, until: 3500 } })
  await toy.step(150)
  await toy.press(GRASS)
  expect((await toy.state()).dog.x).toBe(500)
  expect(await toy.lastEvent()).toBe('rustled')
  await toy.step(148)
  expect(await toy.lastEvent()).toBe('sank')
  await toy.press(GRASS)
  const second = (await toy.state()).dog
  expect(second).toMatchObject({ x: 1000, looksLeft: true })
  expect(second.laugh).not.toBe(first.laugh)
})

test('by mouse: he can be tickled, the dandelion brushed, and the mouse goes down its stalk', async ({ toy }) => {
  await toy.press('clock')
  expect((await toy.state()).seeds).toHaveLength(2)
  await toy.press('mouse')
  expect((await toy.state()).mouse.hides).not.toBeNull()
  await toy.press({ x: SKY.x + 200, y: SKY.y }, 80)
  await toy.press('dog')
  expect(await toy.lastEvent()).toBe('tickled')
})

test('by mouse: he goes after the pointer through the grass', async ({ open }) => {
  const toy = await open('seed=7&at=4000&paused')
  const { x } = (await toy.state()).prowl
  const aim = x < 800 ? 1200 : 400
  await toy.point({ x: aim * 0.9, y: 700 }, 300)
  expect(Math.abs((await toy.state()).prowl.x - aim)).toBeLessThan(20)
})

test('by keyboard alone: he leaps in the middle, where something moves, and where the arrows lead; and it is said', async ({
  open,
}) => {
  const toy = await open('seed=7&paused')
  await toy.tabTo('The tall grass')
  await toy.key('Enter', 60)
  await toy.expectSaid(/^The dog shoots up/)
  expect((await toy.state()).dog.x).toBe(800)
  await toy.tab('The laughing dog')
  await toy.key('Space')
  await toy.expectSaid('He is ticklish.')
  await toy.step(250)
  await toy.expectSaid('The grass has closed over him.')

  const rustle = toy.button('Something in the grass')
  await rustle.focus()
  await toy.key('Enter')
  expect((await toy.events()).filter((name) => name === 'sprung')).toHaveLength(2)
  const dandelion = toy.button('The dandelion')
  await dandelion.focus()
  await toy.key('Enter')
  expect(await toy.events()).toContain('blown')
  await toy.button('A mouse on a stalk').focus()
  await toy.key('Enter')
  await toy.expectSaid('The mouse is down its stalk.')
})

test('by keyboard alone: the arrow keys lead him, and Enter makes him leap there', async ({ toy }) => {
  for (let press = 0; press < 4; press++) {
    const { pointedAt } = (await toy.state()).prowl
    // At once: a key that is held leads him on and on.
    await Promise.all([toy.page.keyboard.down('ArrowRight'), toy.page.keyboard.up('ArrowRight')])
    await expect.poll(async () => (await toy.nextState()).prowl.pointedAt).not.toBe(pointedAt)
  }
  await toy.key('Enter', 0)
  await expect.poll(async () => (await toy.nextState()).dog.leap).not.toBeNull()
  const { x } = (await toy.state()).dog
  expect(x).toBeGreaterThan(805)
  expect(x).toBeLessThan(1000)
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('Les hautes herbes', 60)
  await toy.expectSaid(/^Le chien bondit/)
  await toy.enter('Une souris sur une tige')
  await toy.expectSaid('La souris est descendue de sa tige.')
})

test('with a finger: a tap makes him leap there', async ({ toy }) => {
  await toy.tap(GRASS)
  expect((await toy.state()).dog.x).toBeCloseTo(1000, 0)
  await toy.step(60)
  expect((await toy.events()).filter((name) => name === 'sprung')).toHaveLength(1)
})

test('with less motion: he leaps all the same, and the grass stands still', async ({ reducedMotionToy: toy }) => {
  // Far from where he goes about.
  const clip = { x: 1140, y: 560, width: 100, height: 200 }
  const before = await toy.photograph(clip)
  await toy.step(40)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.press(SKY, 100)
  expect((await toy.state()).dog.leap).not.toBeNull()
  expect(await toy.events()).toContain('sprung')
})

/** How long a stick is in the air and between his teeth, in ticks, and a little more. */
const THROWN = STICK.lasts / 10 + 2

/** He has caught three: he is called good, and in the end bad again, and the sticks stand where they stood. */
async function expectPraise(toy: Toy<typeof rules>): Promise<void> {
  const heading = toy.page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('21. good dog')
  expect(await toy.events()).toContain('praised')
  expect(await toy.state()).toMatchObject({ caught: 0, planted: { length: 3 } })
  await toy.step(PRAISE.lasts / 10)
  expect(await toy.lastEvent()).toBe('scolded')
  await expect(heading).toHaveText('21. bad dog')
  expect(await toy.state()).toMatchObject({ praise: null, planted: { length: 3 } })
}

test('by mouse: three sticks, thrown high in the sky, and for once he is a good dog', async ({ toy }) => {
  await toy.later()
  for (const x of [400, 700, 1000]) await toy.press({ x, y: 200 }, THROWN)
  await toy.expectSaid('21. good dog. He knows.')
  await expectPraise(toy)
  await toy.expectSaid('Back to bad. The mouse insists.')
})

test('with a finger: three sticks, and for once he is a good dog', async ({ toy }) => {
  await toy.later()
  for (const x of [500, 700, 900]) await toy.tap({ x, y: 150 }, THROWN)
  await expectPraise(toy)
})

test('by keyboard alone: three sticks, and for once he is a good dog', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('High in the sky')
  for (const key of ['Enter', 'Space', 'Enter'] as const) await toy.key(key, THROWN)
  await expectPraise(toy)
})

test('in French three sticks are praised in French', async ({ frenchToy: toy }) => {
  await toy.later()
  for (const x of [400, 700, 1000]) await toy.press({ x, y: 200 }, THROWN)
  await toy.expectSaid('21. good dog. Bon chien ! Il le sait.')
})

test('with less motion: a stick waits where he will bite it, and he plants it all the same', async ({
  reducedMotionToy: toy,
}) => {
  await toy.pause()
  await toy.later()
  await toy.press({ x: 900, y: 200 }, 10)
  const clip = { x: 760, y: 40, width: 300, height: 300 }
  const before = await toy.photograph(clip)
  await toy.step(20)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.step(THROWN)
  expect(await toy.state()).toMatchObject({ stick: null, planted: { length: 1 } })
})
