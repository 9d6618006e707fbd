import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has the door opened in more than every third of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'unlatched', 200)).toBeGreaterThanOrEqual(70)
}, 240_000)
