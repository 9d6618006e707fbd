import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has him called good in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'praised', 200)
  expect(reached).toBeGreaterThanOrEqual(150)
}, 240_000)
