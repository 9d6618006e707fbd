import { describe, expect, it } from 'vitest'
import { dropExpired, keepOnly, pushBounded } from './lists'

describe('lists that do not grow without end', () => {
  it('drop the oldest for a new item', () => {
    const list = [1, 2, 3]
    pushBounded(list, 4, 3)
    expect(list).toEqual([2, 3, 4])
    pushBounded(list, 5, 10)
    expect(list).toEqual([2, 3, 4, 5])
  })

  it('shrink to a bound that was lowered, or is no whole number', () => {
    const list = [1, 2, 3, 4, 5]
    pushBounded(list, 6, 2.9)
    expect(list).toEqual([5, 6])
    for (const most of [0, 0.9, -1, Number.NaN]) {
      pushBounded(list, 7, most)
      expect(list).toEqual([])
    }
  })

  it('let go of whatever is over, wherever it is in the list', () => {
    const list = [{ until: 30 }, { until: 10 }, { until: 20 }, { until: 21 }]
    dropExpired(list, 20)
    expect(list).toEqual([{ until: 30 }, { until: 21 }])
    dropExpired(list, 100)
    expect(list).toEqual([])
  })

  it('know the end by another name', () => {
    const list = [{ goneAt: 5 }, { goneAt: 6 }]
    dropExpired(list, 5, 'goneAt')
    expect(list).toEqual([{ goneAt: 6 }])
    // @ts-expect-error: it has no such moment.
    dropExpired(list, 6, 'dryAt')
  })

  it('keep what is wanted, in order', () => {
    const list = [5, 2, 8, 1, 9]
    keepOnly(list, (item) => item > 2)
    expect(list).toEqual([5, 8, 9])
  })
})
