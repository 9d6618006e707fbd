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

/** To and fro over all of it, line by line, once for each size of blocks, from the largest on. */
const SWEEPS = [128, 64, 32, 16, 8, 4].map((size) =>
  Array.from({ length: 128 / size }, (_, line) => {
    const y = (line + 0.5) * size
    const ends = [on(1, y), on(127, y)]
    return line % 2 === 0 ? ends : ends.reverse()
  }),
)
/** How long quarters fly, in ticks. */
const FLIGHT = 31
/** From the last block on until the next plate lies open, in ticks. */
const TURNED = 790
/** Enter splits nine tenths in so many presses; the rest falls in by itself. */
const PRESSES = 40

test('by mouse: once it is whole it rolls off, the leaf is turned, and the next one can be split', async ({ toy }) => {
  await toy.later()
  for (const sweep of SWEEPS) {
    for (const at of sweep.flat()) await toy.point(at, 1)
    await toy.step(FLIGHT)
  }
  await toy.step(TURNED)
  expect((await toy.events()).slice(-4)).toEqual(['blinked', 'rolledUp', 'rolledOff', 'turned'])
  expect(await toy.state()).toMatchObject({ plate: 1, count: 0, turn: null })
  await toy.point(on(20, 20), 2)
  expect((await toy.state()).count).toBe(1)
})

test('by keyboard alone: the same, in forty presses, and it is said', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('A picture in round blots: split them')
  for (let press = 0; press < PRESSES; press++) await toy.key('Enter', FLIGHT)
  await toy.step(TURNED)
  await toy.expectSaid('The leaf is turned: Tab. XVI, one blot.')
  await toy.key('Enter', 31)
  expect(await toy.state()).toMatchObject({ plate: 1, count: 1 })
})

test('with a finger: the same', async ({ toy }) => {
  await toy.later()
  for (const sweep of SWEEPS) {
    for (const line of sweep) await toy.drag(line, 1)
    await toy.step(FLIGHT)
  }
  await toy.step(TURNED)
  expect((await toy.state()).plate).toBe(1)
})

test('left alone, the one that sleeps looks who is still there', async ({ toy }) => {
  await toy.step(1200)
  expect(await toy.lastEvent()).toBe('watched')
})
