import type { rules } from '../../scenes/crabby/rules'
import { expect, type Toy, toyTest } from '../support/toy'

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

/** A place in the sea, left of the log, that the crab never stands before. */
const LEFT_SEA = { x: 45, y: 630 }

/** Paused, at its beginning, with all that is drawn later. */
async function openBeach(open: (at: string) => Promise<Toy<typeof rules>>): Promise<Toy<typeof rules>> {
  const toy = await open('seed=10&paused')
  await toy.later()
  return toy
}

/** Seven waves, called up somehow; the last is at the castle. */
async function play(toy: Toy<typeof rules>, callWave: () => Promise<void>): Promise<void> {
  for (let wave = 0; wave < 5; wave++) {
    await callWave()
    await toy.step(290)
  }
  await toy.step(3000)
  for (let wave = 0; wave < 2; wave++) {
    await callWave()
    await toy.step(290)
  }
}

test('by mouse: five waves leave a castle, the sixth goes round it, the seventh takes it, and its letter is read', async ({
  open,
}) => {
  const toy = await openBeach(open)
  await toy.press(LEFT_SEA, 290)
  expect(await toy.cursorOver('bottle')).toBe('pointer')
  await toy.press('bottle')
  await toy.expectSaid('Snip, snip.')
  await play(toy, () => toy.press(LEFT_SEA))
  expect((await toy.state()).castle).toMatchObject({ left: 5, takenAt: expect.any(Number) })
  expect(await toy.events()).toEqual(expect.arrayContaining(['soaked', 'stranded', 'built', 'withstood', 'taken']))
  await toy.step(260)
  await toy.expectSaid('“Five things make a castle. Seven waves unmake it.”')
  expect(await toy.cursorOver('letter')).toBe('pointer')
  await toy.step(800)
  expect((await toy.state()).castle).toMatchObject({ lost: 1, left: 0 })
})

test('by keyboard alone: the same', async ({ open }) => {
  const toy = await openBeach(open)
  await toy.tabTo('The sea')
  await play(toy, () => toy.key('Enter'))
  expect(await toy.events()).toContain('taken')
  await toy.step(260)
  await toy.tabTo('A letter')
  await toy.key('Enter')
  expect((await toy.events()).filter((name) => name === 'read')).toHaveLength(2)
})

test('with a finger: the same, and a tap on the castle is looked into', async ({ open }) => {
  const toy = await openBeach(open)
  await play(toy, async () => {
    if ((await toy.state()).castle.flaggedAt !== null) await toy.tap('castle', 1)
    await toy.tap(LEFT_SEA)
  })
  expect(await toy.events()).toEqual(expect.arrayContaining(['snipped', 'taken']))
})
