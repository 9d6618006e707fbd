import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to a bouquet in every third of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'tied', 200)
  expect(reached).toBeGreaterThanOrEqual(60)
}, 120_000)
