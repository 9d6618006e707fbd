import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('has the page become theirs in most of 200 minutes of visitors who have no idea', () => {
  const minutes = wildMinutesWith({ rules, tuning, areas }, 'yours', 200)
  expect(minutes).toBeGreaterThanOrEqual(150)
}, 300_000)
