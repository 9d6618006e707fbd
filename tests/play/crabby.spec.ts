import type { rules } from '../../scenes/crabby/rules'
import { expect, toyTest } from '../support/toy'

/** A moment when the crab stands at the left end of its way, before nothing of the sea that is pressed. */
const test = toyTest<typeof rules>('crabby', 'seed=10&at=3140&paused')

/** A place in the sea, in the window of the tests, that nobody stands before just then. */
const SEA = { x: 860, y: 630 }

test('by mouse: the crab snips, and the hermit half a second later; the sea sends a wave that wipes its tracks away', async ({
  toy,
}) => {
  await toy.press('crab')
  expect(await toy.events()).toEqual(['snipped'])
  await toy.step(50)
  expect(await toy.events()).toEqual(['snipped', 'copied'])

  await toy.press(SEA)
  const { wave, tracks, splashes } = await toy.state()
  expect(wave).not.toBeNull()
  expect(tracks.length).toBeGreaterThan(20)
  // A unit of the stage is 0.9 pixels of this window.
  expect(splashes[0]?.x).toBeCloseTo(SEA.x / 0.9, 0)
  expect(splashes[0]?.y).toBeCloseTo(SEA.y / 0.9, 0)
  await toy.step(150)
  expect(await toy.state()).toMatchObject({ tracks: [], crab: { isDucking: true } })
  await toy.step(130)
  expect(await toy.state()).toMatchObject({ wave: null, crab: { isDucking: false } })
})

test('by mouse: a click on bare sand or sky does nothing', async ({ toy }) => {
  await toy.press({ x: 1000, y: 780 }, 0)
  await toy.press({ x: 700, y: 80 }, 2)
  expect(await toy.events()).toEqual([])
})

test('by keyboard alone: Tab finds all of them, Enter and the space bar touch, and it is said', async ({ open }) => {
  const toy = await open('seed=10&speed=0.1')
  await toy.tabTo('The crab')
  await toy.key('Enter', 0)
  await toy.expectSaid('Snip, snip.')
  await toy.tab('The sea')
  await toy.key('Space', 0)
  await toy.expectSaid('A wave comes.')
  await toy.tab()
  await toy.key('Enter', 0)
  await toy.expectSaid('Biggin is beside himself.')
  await toy.tab()
  await toy.key('Enter', 0)
  await toy.expectSaid('Pim pats Biggin.')
  for (const gull of ['on the log', 'on the post', 'in the air']) {
    await toy.tab()
    await toy.key('Enter', 0)
    await toy.expectSaid(`The gull ${gull} cries.`)
  }
  await toy.tab()
  await toy.key('Enter', 0)
  await toy.expectSaid('Nobody is at home in the thimble.')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('La mer')
  await toy.expectSaid('Une vague arrive.')
  await toy.enter('Béguin le bonnet')
  await toy.expectSaid('Béguin est hors de lui.')
})

test('with a finger: a tap on the crab makes it snip, a tap on the sea calls up a wave', async ({ toy }) => {
  await toy.tap('crab')
  expect(await toy.events()).toEqual(['snipped'])
  await toy.tap(SEA)
  expect(await toy.events()).toEqual(['snipped', 'splashed', 'swelled'])
})

test('with less motion: it is played all the same', async ({ reducedMotionToy: toy }) => {
  const { crab } = await toy.state()
  await toy.press(SEA, 120)
  const after = await toy.state()
  expect(after.crab).toMatchObject({ isDucking: true })
  expect(after.crab.x).not.toBe(crab.x)
})
