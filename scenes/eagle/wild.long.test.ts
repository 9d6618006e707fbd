import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has a print pulled in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'printed', 200)
  expect(reached).toBeGreaterThanOrEqual(190)
}, 240_000)
