import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to the eighth mood in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'eighth', 200)
  expect(reached).toBeGreaterThanOrEqual(150)
}, 120_000)
