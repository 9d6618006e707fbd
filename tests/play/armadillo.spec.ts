import { PICTURE } from '../../scenes/armadillo/layout'
import type { rules } from '../../scenes/armadillo/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('armadillo', 'seed=7&paused')

/** A place of the picture, in its pixels, in CSS pixels of the tests' window. */
const on = (x: number, y: number) => ({
  x: (PICTURE.x + x * PICTURE.pixel) * 0.9,
  y: (PICTURE.y + y * PICTURE.pixel) * 0.9,
})

test('by mouse: what it rests on comes apart, again and again; so does all that it flies across', async ({ toy }) => {
  const corner = on(20, 20)
  await toy.point(corner, 32)
  expect(await toy.events()).toEqual(['split128', 'split64'])
  const outside = on(-6, 100)
  await toy.point(outside, 60)
  const { count } = await toy.state()
  await toy.point({ x: outside.x + 1, y: outside.y }, 0)
  const beyond = on(127, 100)
  await toy.point(beyond)
  expect((await toy.state()).count).toBeGreaterThanOrEqual(count + 1)
  expect((await toy.state()).splitAt.slice(3, 5).every((at) => at !== null)).toBe(true)
})

test('by mouse: the ant gives back what it took, and the one that sleeps opens an eye', async ({ toy }) => {
  for (const id of ['ant', 'ball']) await toy.press(id)
  expect(await toy.events()).toEqual(['returned', 'peeked'])
  expect((await toy.state()).ant.hasCrumb).toBe(false)
})

test('by keyboard alone: Tab finds the picture, Enter splits the largest; arrows run over it', async ({ toy }) => {
  await toy.tabTo('A picture in round blots: split them')
  await toy.key('Enter', 31)
  await toy.expectSaid('The blot comes apart: four blots, each of another colour.')
  await toy.key('Space', 31)
  expect(await toy.events()).toEqual(['split128', 'split64'])
  await toy.tab('An ant on the ruler')
  await toy.key('Enter')
  await toy.expectSaid('The ant gives back the blot that it took.')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('Celui qui dort, roulé en boule')
  await toy.expectSaid('Il ouvre un œil : encore vous ?')
})

test('with a finger: what it draws across comes apart, and nothing between two strokes', async ({ toy }) => {
  await toy.drag([on(10, 20), on(30, 22)], 40)
  expect((await toy.state()).count).toBe(1)
  await toy.drag([on(10, 20), on(120, 20)])
  expect((await toy.state()).splitAt.slice(0, 5).map((at) => at !== null)).toEqual([true, true, true, false, false])
})
