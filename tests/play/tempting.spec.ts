import { CLOSING, isAsking } from '../../scenes/tempting/layout'
import type { rules } from '../../scenes/tempting/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** Its first pull wins on two lines. */
const test = toyTest<typeof rules>('tempting', 'seed=20&paused')

/** Until all reels stand, and it has been settled. */
const settle = (toy: Toy<typeof rules>) => toy.step(210)

test('by mouse: pointing moves the marker, a click bets, the reels stop, and what is won is counted', async ({
  toy,
}) => {
  await toy.point('two coins')
  expect(await toy.state()).toMatchObject({ marked: 2, credit: 50 })
  await toy.press('three coins')
  expect(await toy.state()).toMatchObject({ marked: 3, credit: 47, bet: 3 })
  await settle(toy)
  const { outcome, credit, payOut } = await toy.state()
  expect(outcome?.win).toBeGreaterThan(0)
  expect(payOut).toBe(outcome?.win)
  expect(credit).toBe(47 + payOut)
})

test('by keyboard alone: Tab marks, Enter bets, and it is said', async ({ toy }) => {
  await toy.tabTo('Bet 1 coin on 1 line')
  await toy.step()
  expect(await toy.state()).toMatchObject({ marked: 1 })
  await toy.key('Enter')
  await toy.expectSaid('You bet 1 coin: 1 line counts.')
  await settle(toy)
  expect(await toy.state()).toMatchObject({ bet: null, wagered: 1 })
})

test('with a finger: the lever is tapped, and bets what is marked', async ({ toy }) => {
  await toy.tapOn('The lever: an arm with an apple')
  expect(await toy.state()).toMatchObject({ credit: 47, bet: 3 })
})

/** Pulls as often as a day allows, each time as soon as can be, until it has closed; and goes on to so many ms after that. */
async function playToClosing(toy: Toy<typeof rules>, ms: number, pull: () => Promise<void>): Promise<void> {
  await toy.later()
  for (let state = await toy.state(); state.closedAt === null; state = await toy.state()) {
    if (isAsking(state)) await pull()
    await toy.step(210)
  }
  await toy.expectSaid(/Closing time/)
  const { closedAt } = await toy.state()
  await toy.step(((closedAt ?? Number.NaN) + ms - (await toy.now())) / 10)
}

for (const hand of ['press', 'tap'] as const)
  test(`to its end by ${hand === 'press' ? 'mouse' : 'finger'}: shutters, a sign that swings, and tomorrow`, async ({
    toy,
  }) => {
    const three = await toy.placeOf('three coins')
    await playToClosing(toy, CLOSING.sign, () => toy[hand](three))
    await toy[hand]('sign')
    expect(await toy.lastEvent()).toBe('pushed')
    await toy[hand]('lever')
    expect(await toy.lastEvent()).toBe('waved')
    await toy.step((CLOSING.dawn - CLOSING.sign) / 10)
    await toy.expectSaid(/It is tomorrow\. That was quick\./)
    await toy.step((CLOSING.over - CLOSING.dawn) / 10)
    await toy[hand](three)
    expect(await toy.state()).toMatchObject({ days: 1, pulls: 1, credit: 47 })
  })

test('to its end by keyboard alone: the lever says no once it has closed, and pulls again tomorrow', async ({
  toy,
}) => {
  const lever = 'The lever: an arm with an apple'
  await playToClosing(toy, CLOSING.sign, async () => {
    await toy.tabTo(lever)
    await toy.key('Enter')
  })
  await toy.tabTo('The sign: TOMORROW')
  await toy.key('Enter')
  await toy.expectSaid(/The sign swings\./)
  await toy.tabTo(lever)
  await toy.key('Enter')
  await toy.expectSaid(/The arm waves: no\./)
  await toy.step((CLOSING.over - CLOSING.sign) / 10)
  await toy.expectFocusOn(lever)
  await toy.key('Enter')
  expect(await toy.state()).toMatchObject({ days: 1, pulls: 1 })
})

test('credit is kept when one leaves and comes back', async ({ openFresh }) => {
  const toy = await openFresh()
  await toy.press('one coin')
  await settle(toy)
  const { credit, best } = await toy.state()
  await toy.page.goto('./#/')
  await expect(toy.page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  const back = await openFresh('seed=3&paused')
  await back.step()
  expect(await back.state()).toMatchObject({ credit, best, pulls: 1 })
})
