import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has a king sneezed out in every third of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'sneezed', 200)
  expect(reached).toBeGreaterThanOrEqual(67)
}, 240_000)
