import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to the other spread in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'opened', 200)
  expect(reached).toBeGreaterThanOrEqual(150)
}, 240_000)
