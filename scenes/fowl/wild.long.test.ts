import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('wins the fair in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'won', 200)
  expect(reached).toBeGreaterThanOrEqual(150)
}, 240_000)
