import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has evening come in nearly all of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'sang', 200)).toBeGreaterThanOrEqual(190)
}, 240_000)
