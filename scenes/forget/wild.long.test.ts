import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has the morning come in nearly all of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'dawned', 200)
  expect(reached).toBeGreaterThanOrEqual(100)
}, 240_000)
