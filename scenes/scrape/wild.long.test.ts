import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has a pad reckoned up in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'reckoned', 200)
  expect(reached).toBeGreaterThanOrEqual(180)
}, 240_000)
