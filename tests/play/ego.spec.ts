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
  expect(await toy.events()).toEqual(['found', 'swung', 'mown', 'swung', 'missed', 'hushed'])
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
