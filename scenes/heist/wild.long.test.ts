import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('is out of the window, and told, in most of 200 wild minutes', () => {
  const reached = wildMinutesWith({ rules, tuning, areas }, 'told', 200)
  expect(reached).toBeGreaterThanOrEqual(190)
}, 240_000)
