import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('roars the visitor away in most of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'left', 200)).toBeGreaterThanOrEqual(150)
}, 240_000)
