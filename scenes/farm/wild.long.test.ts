import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has supper served in nearly all of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'served', 200)
  expect(reached).toBeGreaterThanOrEqual(190)
}, 240_000)
