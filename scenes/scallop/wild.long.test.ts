import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has a shelf bow in many of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'partBowed', 200)
  expect(reached).toBeGreaterThanOrEqual(140)
}, 240_000)
