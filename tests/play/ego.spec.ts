import type { rules } from '../../scenes/ego/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('ego', 'seed=26&at=200&paused')

/** A place in the grass, in the window of the tests. */
const GRASS = { x: 420, y: 620 }

test('by mouse: all four swing, mow, begin again in mid-swing; somebody in the grass ducks', async ({ toy }) => {
  await toy.press('peeper')
  expect(await toy.events()).toEqual(['found'])
  await toy.press(GRASS, 10)
  expect(await toy.events()).toEqual(['found', 'swung', 'mown'])
  await toy.press(GRASS, 21)
  expect(await toy.events()).toEqual(['found', 'swung', 'mown', 'swung', 'mown', 'hushed'])
  await toy.step()
  expect((await toy.state()).swing).toBeNull()
})

test('by keyboard alone: Tab finds each of the four and the grass, Enter swings, and it is said', async ({ toy }) => {
  await toy.tabTo('Pim in blue: swing')
  for (const name of ['Pim in violet: swing', 'Pim in green: swing', 'Pim in red: swing', 'The grass: swing'])
    await toy.tab(name)
  await toy.key('Enter', 10)
  await toy.expectSaid(/^All four swing: \d+ tufts are cut\.$/)
})

test('with a finger: a tap on one of them makes all four swing', async ({ toy }) => {
  await toy.tap('red', 10)
  expect(await toy.events()).toEqual(['swung', 'mown'])
  expect((await toy.state()).leader).toBe(3)
})

/** All that hides, by the names that screen readers have for it. */
const HIDDEN = {
  blueLookalike: 'A small one in blue',
  violetLookalike: 'A small one in violet',
  greenLookalike: 'A small one in green',
  redLookalike: 'A small one in red',
  mirror: 'Something that shines',
  crown: 'Something with points',
} as const

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: what hides is found, and the statues go up and come down`, async ({
    toy,
  }) => {
    await toy.later()
    await toy[hand]('red', 40)
    await toy[hand]('green', 40)
    for (const area of Object.keys(HIDDEN)) await toy[hand](area, 10)
    await toy.step(400)
    expect((await toy.events()).filter((name) => name === 'spotted')).toHaveLength(6)
    await toy[hand]('red', 10)
    expect((await toy.events()).slice(-3)).toEqual(['boarded', 'swung', 'felled'])
    expect(await toy.state()).toMatchObject({ rounds: 1, statuesAt: null })
  })

test('to its end by keyboard alone: Tab comes to what hides, Enter finds it, and cuts the statues down', async ({
  toy,
}) => {
  await toy.later()
  await toy.tabTo('The grass: swing')
  await toy.key('Enter', 40)
  await toy.key('Enter', 40)
  for (const name of Object.values(HIDDEN)) {
    await toy.tabTo(name)
    await toy.key('Enter', 10)
  }
  await toy.step(400)
  await toy.expectSaid('Each of them has found somebody to look up to.')
  await toy.tabTo('Pim in red: swing')
  await toy.key('Enter', 10)
  expect((await toy.events()).at(-1)).toBe('felled')
})
