import { describe, expect, it } from 'vitest'
import { formatTime, padRings } from './figures'

describe('the display', () => {
  it('pads rings to six digits and holds them at 999999', () => {
    expect([0, 7, 4321, 999_999, 1_000_000].map(padRings)).toEqual(['000000', '000007', '004321', '999999', '999999'])
  })

  it('shows minutes and seconds, two digits each at least', () => {
    expect([0, 9, 59, 60, 600, 3599, 6000].map(formatTime)).toEqual([
      '00:00',
      '00:09',
      '00:59',
      '01:00',
      '10:00',
      '59:59',
      '100:00',
    ])
  })
})
