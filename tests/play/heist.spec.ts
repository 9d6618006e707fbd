import { FULL, LEAVING, TOLD } from '../../scenes/heist/layout'
import type { rules } from '../../scenes/heist/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('heist', 'seed=7')

test('by mouse: he walks toward the pointer, faces his way, and stops near it', async ({ open }) => {
  const toy = await open('seed=7&paused')
  await toy.point({ x: 1000, y: 450 })
  expect(await toy.state()).toMatchObject({ mouse: { x: 1000, y: 450 }, walking: true, left: false })
  await toy.step(800)
  expect(await toy.state()).toMatchObject({ walking: false, speed: 0 })
})

test('by keyboard alone: the arrow keys lead him, and Enter startles him', async ({ toy }) => {
  const { mouse } = await toy.state()
  await expect
    .poll(
      async () => {
        await toy.page.keyboard.press('ArrowRight', { delay: 150 })
        return (await toy.state()).mouse
      },
      { timeout: 20_000, intervals: [50] },
    )
    .not.toEqual(mouse)
  const thief = (await toy.ask((toybox) => toybox.hitAreas()))[0]
  if (!thief) throw new Error('The thief cannot be pressed.')
  await toy.button(thief.label).focus()
  await toy.key('Enter', 0)
  await toy.expectSaid('The thief jumps, and pretends to be a statue.')
})

test('he is kept inside a window that shrinks', async ({ toy }) => {
  await toy.point({ x: 1400, y: 850 }, 0)
  await toy.ask((toybox) => toybox.seek(toybox.now + 12_000))
  await toy.page.setViewportSize({ width: 1110, height: 500 })
  await expect
    .poll(async () => {
      const { x, y } = await toy.state()
      return x <= 1010 && y <= 400
    })
    .toBe(true)
})

test('a thief who stands still costs at most seven renders a second, a paused one none', async ({ openFresh }) => {
  const toy = await openFresh('seed=7&paused')
  await toy.point({ x: 720, y: 450 })
  // What is drawn later comes out of the dark, which is over long before he stands still.
  await toy.later()
  await toy.seek(20_000)
  const renders = await toy.rendersOver(2000)
  expect(renders).toBeGreaterThan(0)
  expect(renders).toBeLessThanOrEqual(14)
})

/** The day stands still, and what is drawn later has come. */
async function openLater(open: (link: string) => Promise<Toy<typeof rules>>): Promise<Toy<typeof rules>> {
  const toy = await open('seed=7&paused')
  await toy.later()
  return toy
}

/** Ticks that a hop takes. */
const HOP = 44

const takenIn = async (toy: Toy<typeof rules>) => (await toy.state()).loot.taken.length

/** Does something again and again until the sack is full. */
async function fill(toy: Toy<typeof rules>, act: () => Promise<void>): Promise<void> {
  for (let times = 0; times < 40 && (await takenIn(toy)) < FULL; times++) await act()
  await toy.expectSaid('The sack is larger than he is. But there is a window.')
}

/** He goes to the window and out of it, and all is told; then it begins again. */
async function expectTold(toy: Toy<typeof rules>, again: () => Promise<void>): Promise<void> {
  for (let times = 0; times < 20 && (await toy.state()).loot.leftAt === null; times++) await toy.step(100)
  await toy.step(TOLD.at / 10 + 2)
  expect((await toy.state()).loot.toldAt).not.toBeNull()
  await toy.expectSaid(/^The haul: \d+ crowns/)
  await toy.step(60)
  await again()
  expect((await toy.state()).loot).toMatchObject({ rounds: 1, taken: [], leftAt: null })
}

test('by mouse: what lies about is pressed, hops into the sack, and leaves by the window with him', async ({
  open,
}) => {
  const toy = await openLater(open)
  await toy.press('crown', HOP)
  await fill(toy, async () => {
    const [thing] = await toy.ask((toybox) =>
      toybox.hitAreas().flatMap(({ id }) => (['thief', 'window', 'told'].includes(id) ? [] : [id])),
    )
    if (!thing) throw new Error('Nothing lies about.')
    await toy.press(thing, HOP)
  })
  await toy.press('window')
  await expectTold(toy, () => toy.press('told', 2))
})

test('by mouse, pressing nothing: what he passes he takes, and with open eyes upon him he loses it or stands', async ({
  open,
}) => {
  const toy = await openLater(open)
  const { things } = (await toy.state()).loot
  for (const { x, y } of things.slice(0, 4)) {
    await toy.point({ x, y }, 0)
    await toy.step(700)
  }
  expect(await takenIn(toy)).toBeGreaterThan(0)
  const { woken, eyes } = (await toy.state()).loot
  expect(woken > 0 || eyes !== null).toBe(true)
})

test('with a finger: he is tapped until his sack is full, and all is told', async ({ open }) => {
  const toy = await openLater(open)
  await fill(toy, () => toy.tap('thief', HOP))
  await toy.tap('window')
  await expectTold(toy, () => toy.tap('told', 2))
})

test('by keyboard alone: Enter on things and on the window, and again', async ({ open }) => {
  const toy = await openLater(open)
  await toy.tabTo('The thief')
  await fill(toy, () => toy.key('Enter', HOP))
  await toy.tabTo('The open window')
  await toy.key('Enter')
  await expectTold(toy, async () => {
    await toy.tabTo('Begin again')
    await toy.key('Enter', 2)
  })
  await toy.tabTo('A crown')
})

test('in French he is told of, too', async ({ frenchToy: toy }) => {
  await toy.pause()
  await toy.later()
  for (let times = 0; times < 40 && (await takenIn(toy)) < FULL; times++) await toy.press('thief', HOP)
  await toy.expectSaid('Le sac est plus gros que lui. Mais il y a une fenêtre.')
  await toy.press('window')
  for (let times = 0; times < 20 && (await toy.state()).loot.leftAt === null; times++) await toy.step(100)
  await toy.step(TOLD.at / 10 + 2)
  await toy.expectSaid(/^Le butin\s: \d+ couronnes/)
})

test('with less motion nothing is thrown: the sack is gone, and the dark is there at once', async ({
  reducedMotionToy: toy,
}) => {
  await toy.pause()
  await toy.later()
  for (let times = 0; times < 40 && (await takenIn(toy)) < FULL; times++) await toy.press('thief', HOP)
  await toy.press('window')
  for (let times = 0; times < 2000 && (await toy.state()).loot.leftAt === null; times++) await toy.step(10)
  await toy.step(LEAVING.dark / 10 + 10)
  const sky = { x: 300, y: 100, width: 200, height: 200 }
  const dark = await toy.photograph(sky)
  await toy.step(20)
  expect(await toy.photograph(sky)).toEqual(dark)
})
