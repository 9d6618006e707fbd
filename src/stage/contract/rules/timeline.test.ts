import { describe, expect, it } from 'vitest'
import { timeline } from './timeline'

describe('a timeline', () => {
  const pecking = timeline([
    { until: 1700, value: 'stands' },
    { until: 1850, value: 'bends' },
    { until: 2000, value: 'pecks' },
  ])

  it('shows each value for its while', () => {
    expect([-5, 0, 1699, 1700, 1849, 1850, 1999, 2000, 9999].map(pecking.at)).toEqual([
      ...['stands', 'stands', 'stands', 'bends', 'bends', 'pecks', 'pecks', 'pecks', 'pecks'],
    ])
    expect(pecking.duration).toBe(2000)
  })

  it('begins anew where it loops', () => {
    expect([0, 1999, 2000, 3750, -1, 2_000_001].map(pecking.looping)).toEqual([
      ...['stands', 'pecks', 'stands', 'bends', 'pecks', 'stands'],
    ])
  })

  it('refuses what cannot be told', () => {
    expect(() => timeline([])).toThrow('A timeline needs a step.')
    expect(() => timeline([{ until: 0, value: 1 }])).toThrow(RangeError)
    const steps = [
      { until: 50, value: 1 },
      { until: 50, value: 2 },
    ]
    expect(() => timeline(steps)).toThrow('Step 1 of a timeline ends at 50 ms, not after 50.')
  })
})
