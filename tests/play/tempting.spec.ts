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
