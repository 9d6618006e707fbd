import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to a second night in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'relit', 200)
  expect(reached).toBeGreaterThanOrEqual(150)
}, 240_000)
