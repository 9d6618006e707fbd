import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to the gull’s hand in at least a fifth of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'caught', 200)
  expect(reached).toBeGreaterThanOrEqual(40)
}, 120_000)
