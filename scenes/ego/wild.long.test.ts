import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to the statues in at least 20 of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'unveiled', 200)).toBeGreaterThanOrEqual(20)
}, 240_000)
