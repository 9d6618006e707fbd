import { expect, toyTest } from '../../../../tests/support/toy'
import type { rules } from '../stage/rules'

const test = toyTest<typeof rules>('SLUG', 'seed=6&paused')

test('by mouse: the blot turns round where it is pressed, and nowhere else', async ({ toy }) => {
  const { x, y } = await toy.placeOf('blot')
  await toy.press({ x, y: y + 200 }, 0)
  await toy.press('blot')
  expect(await toy.state()).toMatchObject({ goesLeft: true, turns: 1 })
  expect(await toy.events()).toEqual(['turned'])
})

test('by keyboard alone: Tab finds the blot, Enter turns it round, and it is said', async ({ toy }) => {
  await toy.tabTo('The blot')
  // Sooner, a second press would be taken for the first.
  await toy.key('Enter', 31)
  await toy.expectSaid('The blot goes left.')
  await toy.key('Space')
  await toy.expectSaid('The blot goes right.')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('La tache')
  await toy.expectSaid('La tache va à gauche.')
})
