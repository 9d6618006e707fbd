import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('closes in a quarter of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'hung', 200)).toBeGreaterThanOrEqual(45)
}, 240_000)
