import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has Pim back after all three wrong numbers in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'signed', 200)
  expect(reached).toBeGreaterThanOrEqual(180)
}, 240_000)
