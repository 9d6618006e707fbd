import type { rules } from '../../scenes/bouquet/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** All petals of the first round have budded. */
const test = toyTest<typeof rules>('bouquet', 'seed=6&at=1000&paused')

test('by mouse: a petal is plucked where it is pressed, and the hole it leaves is none', async ({ toy }) => {
  const petal = await toy.placeOf('petal-3')
  await toy.press(petal)
  expect(await toy.state()).toMatchObject({ face: 'happy', message: 'loves' })
  // It is still there to be seen, in the air: that is no petal any more.
  await toy.press(petal, 0)
  await toy.press({ x: 1300, y: 300 })
  expect(await toy.events()).toEqual(['plucked', 'pleased'])
  expect((await toy.state()).falling).toHaveLength(1)

  await toy.press('petal-5')
  expect(await toy.state()).toMatchObject({ face: 'sad', message: 'lovesNot' })
})

test('a petal under the mouse is the one she looks at', async ({ toy }) => {
  await toy.point('petal-4')
  expect((await toy.state()).pointed).toMatchObject({ index: 3, isOver: false })
  await toy.point({ x: 1300, y: 120 })
  expect((await toy.state()).pointed).toMatchObject({ index: 3, isOver: true })
})

test('by keyboard alone: arrows walk the petals both ways, Enter plucks, to the end and into the next round', async ({
  open,
}) => {
  const toy = await open('seed=6&at=1000&paused')
  const petal = (number: number) => toy.button(`Petal ${number}`)
  await toy.key('ArrowRight', 0)
  await expect(petal(1)).toBeFocused()
  await toy.key('ArrowLeft', 0)
  await expect(petal(11)).toBeFocused()
  await toy.key('ArrowDown', 0)
  await toy.key('ArrowRight', 0)
  await expect(petal(2)).toBeFocused()
  await toy.key('Enter')
  await expect(toy.page.getByText('Loves me. Petals left: 10.', { exact: true })).toBeAttached()
  // Who follows takes over the focus, so that the next one is plucked at once.
  await expect(petal(3)).toBeFocused()
  await toy.key('Space')
  await expect(toy.page.getByText('Loves me not. Petals left: 9.', { exact: true })).toBeAttached()
  for (let left = 9; left > 0; left--) {
    await toy.key('ArrowRight', 0)
    await toy.key('Enter')
    expect((await toy.state()).petals.filter(({ stage }) => stage === 'on')).toHaveLength(left - 1)
  }
  // Who plucks fast is told of the last petals in one go.
  await toy.expectSaid(/Loves me! The daisy is beside herself with joy\.$/)
  await toy.step(300)
  await toy.expectSaid(/^A new round\. Petals: \d+\.$/)
  await toy.key('ArrowRight', 0)
  await expect(petal(1)).toBeFocused()
})

test('Tab goes round the petals, then to her face and to whoever else is about', async ({ toy }) => {
  await toy.tabTo('Petal 11')
  await toy.tab('Her face')
  await toy.key('Enter')
  await toy.expectSaid('Her nose tickles: she giggles.')
  await toy.tab()
  await toy.key('Enter')
  await toy.expectSaid('The snail would rather not know.')
  expect(await toy.events()).toEqual(['tickled', 'hid'])
})

test('with a finger: a tap plucks, a tap beside the flower does not', async ({ toy }) => {
  await toy.tap({ x: 1300, y: 300 }, 0)
  await toy.tap('petal-8')
  expect(await toy.events()).toEqual(['plucked', 'pleased'])
})

test('with less motion: she keeps still until she is touched, and is plucked all the same', async ({
  reducedMotionToy: toy,
}) => {
  const before = await toy.photograph()
  // Breath, wind, a blink and a petal that beckons would all be due by then.
  await toy.seek(4200)
  expect((await toy.photograph()).equals(before)).toBe(true)
  await toy.press('petal-3', 100)
  expect((await toy.photograph()).equals(before)).toBe(false)
  expect(await toy.state()).toMatchObject({ face: 'happy' })
})

test('in French all that is said is what the brush writes', async ({ frenchToy: toy }) => {
  await toy.enter('Pétale 2')
  await expect(toy.page.getByText('M’aime beaucoup. Pétales restants : 10.', { exact: true })).toBeAttached()
})

/** A game in which seven daisies have been plucked, and the last of them is on its way into the jar. */
async function pluckSeven(toy: Toy<typeof rules>, pluck: (petal: number) => Promise<void>): Promise<void> {
  await toy.later()
  for (let daisy = 1; daisy <= 7; daisy++) {
    const { length } = (await toy.state()).petals
    for (let petal = 1; petal <= length; petal++) await pluck(petal)
    await toy.step(302 + 60)
  }
}

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: seven daisies are tied with a ribbon, and taken`, async ({
    toy,
  }) => {
    await pluckSeven(toy, (petal) => toy[hand](`petal-${petal}`, 2))
    await toy.step(40)
    expect((await toy.events()).at(-1)).toBe('tied')
    await toy.expectSaid('A bouquet, at last. It is for you.')
    await toy[hand]('jar')
    expect((await toy.events()).at(-1)).toBe('knocked')
    await toy.step(150)
    await toy[hand]('jar')
    expect((await toy.events()).at(-1)).toBe('given')
    expect(await toy.state()).toMatchObject({ jar: { results: [], given: 1 } })
  })

test('to its end by keyboard alone: the bouquet is a stop of Tab, and Enter takes it', async ({ toy }) => {
  await pluckSeven(toy, async (petal) => {
    if (petal === 1) await toy.key('ArrowRight')
    await toy.key('Enter', 2)
  })
  await toy.step(200)
  expect(await toy.events()).toContain('tied')
  await toy.tabTo('Take the bouquet')
  await toy.key('Enter')
  expect((await toy.events()).at(-1)).toBe('given')
})
