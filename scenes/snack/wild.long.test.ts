import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('comes to the banquet in nearly all of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'feasted', 200)).toBeGreaterThanOrEqual(190)
}, 240_000)
