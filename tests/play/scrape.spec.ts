import { CAT, CELLS, PAD, RECKONING, THROWN, toStage } from '../../scenes/scrape/layout'
import type { rules } from '../../scenes/scrape/rules'
import { isCovered } from '../../scenes/scrape/rules/silver'
import { expect, type Toy, toyTest } from '../support/toy'
import type { Place } from '../support/visitor'

/** A card with three coins. */
const test = toyTest<typeof rules>('scrape', 'seed=9')

/** Where a place on the silver field is, in CSS pixels of a window of 1440 × 900, which the sheet fills. */
function onPage(x: number, y: number): Place {
  const at = toStage({ x, y })
  return { x: at.x * 0.9, y: at.y * 0.9 }
}

/** Over the whole silver, from side to side. */
const ALL_OVER = Array.from({ length: 10 }, (_, row) => {
  const y = 24 + row * 48
  return row % 2 === 0 ? [onPage(0, y), onPage(600, y)] : [onPage(600, y), onPage(0, y)]
}).flat()

const coveredIn = async (toy: Toy<typeof rules>) => (await toy.state()).foil.covered

async function dragMouse(toy: Toy<typeof rules>, [first, ...others]: readonly Place[], ticks = 0): Promise<void> {
  if (!first) return
  await toy.point(first, 0)
  await toy.page.mouse.down()
  for (const place of others) await toy.point(place, ticks)
  await toy.page.mouse.up()
}

test('by mouse: one quick stroke takes all foil on its way, and nothing comes off without the button', async ({
  toy,
}) => {
  const [from, to] = [onPage(20, 60), onPage(580, 400)]
  await toy.point(from, 0)
  await toy.point(to, 0)
  await expect.poll(async () => (await toy.state()).mouse.x).toBeCloseTo(to.x / 0.9, 2)
  expect(await coveredIn(toy)).toBe(CELLS)
  await dragMouse(toy, [from, to])
  await expect.poll(() => toy.state()).toMatchObject({ scratching: false })
  const { foil } = await toy.state()
  for (let share = 0; share <= 1; share += 0.01) {
    const [x, y] = [20 + 560 * share, 60 + 340 * share]
    expect(isCovered(foil, Math.floor(x / 2), Math.floor(y / 2))).toBe(false)
  }
  expect(foil.covered).toBeGreaterThan(CELLS / 2)
})

test('by mouse: scratched free, the card says what it wins, and Replay brings another', async ({ toy }) => {
  await dragMouse(toy, ALL_OVER)
  await toy.expectSaid('Three coins! You win 10 crowns.')
  expect((await toy.state()).doneAt).not.toBeNull()
  await toy.button('Replay').click()
  await expect.poll(() => toy.state()).toMatchObject({ doneAt: null, foil: { covered: CELLS } })
  await expect(toy.button('Replay')).toHaveCount(0)
})

test('by keyboard alone: each field is rubbed free by Enter or the space bar, told, and the card is done', async ({
  open,
}) => {
  const toy = await open('seed=9&speed=4')
  for (const field of [1, 2, 3, 4, 5, 6]) {
    await toy.tabTo(`Field ${field}, covered`)
    await toy.key(field % 2 === 0 ? 'Space' : 'Enter', 0)
    await toy.expectFocusOn(new RegExp(`^Field ${field}: a (coin|purse|house)$`))
    await expect.poll(() => toy.state()).toMatchObject({ rub: null })
  }
  await toy.expectSaid('Three coins! You win 10 crowns.')
  await toy.tabTo('Replay')
  await toy.key('Enter', 0)
  await expect.poll(() => coveredIn(toy)).toBe(CELLS)
})

test('by arrow keys: they lead the coin, and the space bar scratches where it is', async ({ toy }) => {
  const before = (await toy.state()).coin
  await toy.key('ArrowLeft', 0)
  await expect.poll(async () => (await toy.state()).coin).not.toEqual(before)
  await toy.key('Space', 0)
  await expect.poll(() => coveredIn(toy)).toBeLessThan(CELLS)
})

test('with a finger: drawn over the silver it takes the foil along, and the page does not scroll', async ({ toy }) => {
  await toy.drag(ALL_OVER)
  await toy.expectSaid('Three coins! You win 10 crowns.')
  expect(await toy.state()).toMatchObject({ scratching: false })
  expect(await toy.page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0])
  // A browser that is short of time now and then makes no click of a touch that it has told of; a person taps again.
  await expect(async () => {
    await toy.tapOn('Replay')
    await expect.poll(() => coveredIn(toy), { timeout: 2000 }).toBe(CELLS)
  }).toPass({ timeout: 20_000 })
})

/** The day stands still, and what is drawn later has come. */
async function openLater(open: (link: string) => Promise<Toy<typeof rules>>): Promise<Toy<typeof rules>> {
  const toy = await open('seed=9&paused')
  await toy.later()
  return toy
}

/** The pad is used up: its reckoning is said, and rubbed out by two presses. */
async function expectReckoning(toy: Toy<typeof rules>, press: () => Promise<void>): Promise<void> {
  expect((await toy.state()).table).toMatchObject({ pads: 0, cards: { length: PAD } })
  await toy.step(RECKONING.stands / 10)
  await toy.expectSaid('Ten cards, 10 crowns. Won: 0. The cat is not surprised.')
  await toy.step(60)
  await press()
  await toy.step(RECKONING.wipes / 10 + 2)
  expect((await toy.state()).table).toMatchObject({ pads: 1, cards: [], reckonedAt: null })
}

const FLIGHT = THROWN.lasting / 10 + 2

test('by mouse: what is won stays on the table, Replay or not', async ({ open }) => {
  const toy = await openLater(open)
  await dragMouse(toy, ALL_OVER, 1)
  await toy.step(200)
  expect((await toy.state()).table).toMatchObject({ coins: 3, won: 10, cards: [] })
  await toy.button('Replay').click()
  await toy.step(2)
  expect((await toy.state()).table).toMatchObject({ coins: 3, won: 10, cards: [{ fate: 2 }] })
})

test('by mouse: ten cards to the reckoning, and another pad', async ({ open }) => {
  const toy = await openLater(open)
  for (let card = 0; card < PAD; card++) await toy.press('next', FLIGHT)
  await expectReckoning(toy, () => toy.press('sum'))
})

test('with a finger: ten cards to the reckoning, and the cat', async ({ open }) => {
  const toy = await openLater(open)
  for (let card = 0; card < PAD; card++) {
    await toy.tap('next', FLIGHT)
    if (card !== CAT.from) continue
    await toy.tap('cat', 20)
    await toy.expectSaid('It looks for something to push. You should win.')
  }
  await expectReckoning(toy, () => toy.tap('sum'))
})

test('by keyboard alone: ten cards to the reckoning, and another pad', async ({ open }) => {
  const toy = await openLater(open)
  await toy.tabTo('The next card')
  for (let card = 0; card < PAD; card++) await toy.key(card % 2 === 0 ? 'Enter' : 'Space', FLIGHT)
  await expectReckoning(toy, async () => {
    await toy.tabTo('The reckoning, in chalk')
    await toy.key('Enter')
  })
  await toy.tabTo('Field 1, covered')
})

test('with less motion nothing flies: a card lies where it was thrown', async ({ reducedMotionToy: toy }) => {
  await toy.pause()
  await toy.later()
  await toy.press('next', 10)
  const before = await toy.photograph({ x: 300, y: 200, width: 700, height: 400 })
  await toy.step(20)
  expect(await toy.photograph({ x: 300, y: 200, width: 700, height: 400 })).toEqual(before)
  await toy.step(FLIGHT)
  expect((await toy.state()).table).toMatchObject({ thrownAt: null, cards: [{ fate: 0 }] })
})
