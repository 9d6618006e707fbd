import { expect, it } from 'vitest'
import { wildMinutesWith } from '../../tests/support/wildGames'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

it('the page is torn off in a tenth of wild minutes and more', () => {
  const minutes = 200
  expect(wildMinutesWith({ rules, tuning, areas }, 'torn', minutes)).toBeGreaterThan(minutes / 10)
})
