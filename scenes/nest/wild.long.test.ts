import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to a third nest in every fifth of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'retired', 200)
  expect(reached).toBeGreaterThanOrEqual(40)
}, 240_000)
