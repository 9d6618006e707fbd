import type { rules } from '../../scenes/fowl/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** Slow enough that she is still there when the mouse arrives, and that nobody is out of sight before the seventh. */
const test = toyTest<typeof rules>('fowl', 'seed=16&speed=0.1')

const flyingIn = async (toy: Toy<typeof rules>) => (await toy.state()).chickens.map(({ flying }) => flying)

test('by mouse: only the hen launches another; after six it is the first one’s turn again', async ({ toy }) => {
  await toy.press({ x: 720, y: 450 }, 0)
  for (let hen = 1; hen <= 6; hen++) {
    await toy.press('hen', 0)
    await expect.poll(() => flyingIn(toy)).toEqual([0, 1, 2, 3, 4, 5].map((place) => place < hen))
  }
  const [first] = (await toy.state()).chickens
  await toy.press('hen', 0)
  await expect.poll(async () => (await toy.state()).chickens[0]?.launchedAt).toBeGreaterThan(first?.launchedAt ?? 0)
  expect(await toy.state()).toMatchObject({ next: 1 })
})

test('pressed, she flashes for 150 ms', async ({ open }) => {
  const toy = await open('seed=16&at=6000&paused')
  await toy.press('hen')
  const { flashesUntil } = await toy.state()
  const now = await toy.now()
  expect(flashesUntil - now).toBeGreaterThan(0)
  expect(flashesUntil - now).toBeLessThanOrEqual(150)
})

test('by keyboard alone: Tab finds her, Enter and the space bar launch', async ({ toy }) => {
  await toy.tabTo('The running hen')
  await toy.key('Enter', 0)
  await toy.expectSaid(/^Hen 1 of 6 takes off from .+, across the square\.$/)
  await toy.key('Space', 0)
  await expect.poll(() => flyingIn(toy)).toEqual([true, true, false, false, false, false])
})

test('with a finger: a tap on her launches one, a tap beside her none', async ({ toy }) => {
  await toy.tap({ x: 720, y: 450 }, 0)
  await toy.tap('hen', 0)
  await expect.poll(() => flyingIn(toy)).toEqual([true, false, false, false, false, false])
  expect((await toy.events()).filter((name) => name === 'startled')).toHaveLength(1)
})

/** Paused, at its beginning, with all that is drawn later. */
async function openFair(open: (at: string) => Promise<Toy<typeof rules>>): Promise<Toy<typeof rules>> {
  const toy = await open('seed=16&speed=9&paused')
  await toy.later()
  return toy
}

test('by mouse: six are caught in the air, the fair is won, and somebody at the peg lets them out', async ({
  open,
}) => {
  const toy = await openFair(open)
  for (let hen = 0; hen < 6; hen++) {
    await toy.press('hen', 30)
    expect(await toy.cursorOver(`flier${hen}`)).toBe('pointer')
    await toy.press(`flier${hen}`, 40)
  }
  expect(await toy.state()).toMatchObject({ fairs: 1, fair: { freedAt: null } })
  await toy.expectSaid('Six in one basket: first prize. And a cake.')
  await toy.step(240)
  await toy.press('somebody')
  await toy.expectSaid('Somebody has pulled the peg.')
  await toy.step(220)
  expect(await toy.state()).toMatchObject({ fair: null, fairs: 1 })
  expect(await toy.lastEvent()).toBe('swept')
})

test('by keyboard alone: Tab finds whoever is in the air, Enter catches her, six win the fair', async ({ open }) => {
  const toy = await openFair(open)
  for (let hen = 0; hen < 6; hen++) {
    await toy.tabTo('The running hen')
    await toy.key('Enter', 30)
    await toy.tabTo('A hen to be caught')
    await toy.key('Enter', 40)
    await toy.expectSaid(`Caught: ${hen + 1} of 6, into the basket.`)
  }
  expect(await toy.events()).toContain('won')
  await toy.step(240)
  await toy.tabTo('Somebody at the peg')
  await toy.key('Enter')
  expect(await toy.events()).toContain('freed')
})

test('with a finger: six taps catch six, and a tap at a window is answered', async ({ open }) => {
  const toy = await openFair(open)
  for (let hen = 0; hen < 6; hen++) {
    await toy.tap('hen', 30)
    await toy.tap(`flier${hen}`, 40)
  }
  expect(await toy.events()).toContain('won')
  await toy.step(540)
  for (let flight = 0; flight < 2; flight++) await toy.tap('hen', 300)
  expect(await toy.events()).toContain('broke')
  await toy.tap('window0')
  await toy.expectSaid('“We came for eggs.”')
})
