import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('wins the inventor’s hat in all of 200 wild minutes', () => {
  expect(wildMinutesWith({ rules, tuning, areas }, 'hatted', 200)).toBe(200)
}, 120_000)
