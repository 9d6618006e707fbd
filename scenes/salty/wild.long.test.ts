import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('tells a tale over the sea in most of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'told', 200)).toBeGreaterThanOrEqual(150)
}, 240_000)
