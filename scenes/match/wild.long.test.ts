import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has a field guide ranked in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'ranked', 200)
  expect(reached).toBeGreaterThanOrEqual(170)
}, 240_000)
