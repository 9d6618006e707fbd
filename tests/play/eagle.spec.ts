import type { rules } from '../../scenes/eagle/rules'
import { photographStill } from '../support/photographStill'
import { expect, type Toy, toyTest } from '../support/toy'

/** A moment after the last of the 58 drawings has come, the drop not ripe yet. */
const test = toyTest<typeof rules>('eagle', 'seed=11&at=4600&paused')

/** A place of the plate where nothing is cut, in the window of the tests. */
const BARE = { x: 150, y: 820 }

test('left alone it is engraved in 58 drawings, and then offers to be engraved again', async ({ open }) => {
  const toy = await open('seed=11&paused')
  const replay = toy.button('Replay')
  await toy.step(455)
  expect((await toy.state()).drawing).toBe(56)
  await expect(replay).toBeHidden()
  await toy.step()
  expect((await toy.state()).drawing).toBe(57)
  await toy.expectSaid('The crest is engraved: an eagle on a pen, its wings unfolded.')
  expect(await toy.events()).toEqual(['cried', 'unfolded', 'clacked', 'dropped', 'held'])
  await replay.click()
  await expect.poll(async () => (await toy.state()).drawing).toBeLessThan(57)
  await expect(replay).toBeHidden()
})

test('by mouse: each part answers, and a bare place strikes a spark', async ({ toy }) => {
  for (const id of ['eye', 'beak', 'breast', 'left wing', 'right wing', 'pen']) await toy.press(id, 0)
  await toy.press(BARE)
  expect(await toy.events()).toEqual(['winked', 'cried', 'ruffled', 'beat', 'beat', 'tapped', 'sparked'])
  const { sparks, beats } = await toy.state()
  expect(sparks).toEqual([
    { x: expect.closeTo(BARE.x / 0.9, 0), y: expect.closeTo(BARE.y / 0.9, 0), from: 4600, until: 4840 },
  ])
  expect(beats.left).not.toBeNull()
})

test('by mouse: the eye goes after the pointer', async ({ toy }) => {
  await toy.point({ x: 60, y: 220 }, 100)
  expect((await toy.state()).look.x).toBeLessThan(-0.9)
  await toy.point({ x: 1400, y: 220 }, 100)
  expect((await toy.state()).look.x).toBeGreaterThan(0.9)
})

test('by mouse: while it is cut, a press strikes a spark off it', async ({ open }) => {
  const toy = await open('seed=11&at=1200&paused')
  await toy.press({ x: 720, y: 500 })
  expect(await toy.events()).toEqual(['sparked'])
})

test('by keyboard alone: Tab walks its parts, Enter and the space bar touch them, and it is said', async ({ toy }) => {
  await toy.tabTo('The eagle’s eye')
  await toy.key('Enter')
  await toy.expectSaid('It winks at you.')
  await toy.tab('Its beak')
  await toy.key('Space')
  await toy.expectSaid('The eagle cries.')
  for (const name of ['The wing on the left', 'The wing on the right', 'Its breast', 'The pen in its talons'])
    await toy.tab(name)
  await toy.tab('The rosette behind it')
  await toy.key('Enter')
  await toy.expectSaid('The rosette is cut again.')
})

test('in French it is said in French', async ({ frenchToy: toy }) => {
  await toy.enter('L’aile de gauche')
  await toy.expectSaid('L’aile gauche bat.')
})

test('with a finger: a tap on a wing makes it beat, a tap on the ripe pen drips', async ({ open }) => {
  const toy = await open('seed=11&at=8600&paused')
  await toy.tap('right wing')
  expect(await toy.events()).toEqual(['beat'])
  await toy.tap('pen')
  expect(await toy.events()).toEqual(['beat', 'dropped'])
})

test('with less motion: it is whole at once, and the stars stand still', async ({ reducedMotionToy: toy }) => {
  await toy.seek(800)
  const clip = { x: 0, y: 100, width: 1080, height: 700 }
  const first = await photographStill(toy.page, clip)
  await toy.step(40)
  expect((await toy.photograph(clip)).equals(first)).toBe(true)
})

/** Until a star hangs there that can be pressed, and until the beak has shut on it, in ticks. */
const COMES = 75
const FLIES = 42

/** Catches five stars, and sees the print come, lie and go. */
async function catchFive(toy: Toy<typeof rules>, press: () => Promise<void>): Promise<void> {
  await toy.later()
  for (let star = 1; star <= 5; star++) {
    await toy.step(COMES)
    await press()
    expect((await toy.state()).caught).toBe(star)
  }
  await toy.step(120)
  expect(await toy.state()).toMatchObject({ prints: 1, isCovered: true })
  expect((await toy.events()).at(-1)).toBe('printed')
  await toy.step(265)
  expect(await toy.state()).toMatchObject({ prints: 1, isCovered: false, caught: 0 })
}

test('by mouse: five stars are caught, and printed', async ({ open }) => {
  const toy = await open('seed=11&at=4600&paused')
  await catchFive(toy, () => toy.press('star', FLIES))
  await toy.expectSaid('White for black. It kept the star.')
})

test('with a finger: five stars are caught, and printed', async ({ open }) => {
  const toy = await open('seed=11&at=4600&paused')
  await catchFive(toy, () => toy.tap('star', FLIES))
})

test('by keyboard alone: five stars are caught, and printed', async ({ open }) => {
  const toy = await open('seed=11&at=4600&paused')
  await catchFive(toy, async () => {
    await toy.tabTo('A star that comes by')
    await toy.key('Enter', FLIES)
  })
})

test('with less motion five stars are caught, and printed, too', async ({ reducedMotionToy: toy }) => {
  await toy.seek(4600)
  await catchFive(toy, () => toy.press('star', FLIES))
})

test('in French it has its star', async ({ frenchToy: toy }) => {
  await toy.later()
  await toy.step(COMES)
  await toy.enter('Une étoile qui passe', FLIES)
  await toy.expectSaid('Il tient une étoile.')
})

test('by mouse: the pointer cuts the plate, and lifts feathers', async ({ toy }) => {
  await toy.point({ x: 60, y: 700 }, 1)
  await toy.point({ x: 160, y: 740 }, 1)
  expect((await toy.state()).cuts.length).toBeGreaterThan(1)
  await toy.point({ x: 1270, y: 206 }, 10)
  expect((await toy.state()).lifted).toBeGreaterThanOrEqual(15)
})
