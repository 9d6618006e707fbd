import { describe, expect, it } from 'vitest'
import { heardFrom, markOf, markOfRendered } from './marks'

describe('a mark', () => {
  it('is highest for what is known at once by both, and falls with each place', () => {
    const marks = [1, 2, 4, 9, 30, 90].map((rank) => markOf({ is: 'wood', takes: { one: [rank, 3] } }))
    expect(markOf({ is: 'wood', takes: { one: [1, 1] } })).toBeCloseTo(9.5)
    expect(marks).toEqual([...marks].sort((one, other) => other - one))
    expect(new Set(marks).size).toBe(marks.length)
  })

  it('is the network’s alone where there were no recordings of a class', () => {
    expect(markOf({ is: 'wings', takes: { one: [3, null] } })).toBeCloseTo(8.8)
  })

  it('knows nothing lower than a label that was not heard at all', () => {
    expect(markOf({ is: 'wings', takes: { one: [521, null] } })).toBeCloseTo(1.6)
  })

  it('goes by all takes', () => {
    expect(markOf({ is: 'wings', takes: { one: [1, null], other: [100, null] } })).toBeCloseTo((9.6 + 1.6) / 2)
  })

  it('counts the network less where it knows recordings less well', () => {
    const takes = { one: [1, 33] as [number, number] }
    expect(markOf({ is: 'squeak', takes })).toBeLessThan(markOf({ is: 'owl', takes }))
  })
})

it('knows no mark of what was rendered anew', () => {
  expect(markOfRendered('nest/nobody', ['00000000'])).toBeNull()
})

it('refuses a table that is none', () => {
  expect(() => heardFrom({ 'nest/bleated': { is: 'goat', takes: { '00000000': ['first', 2] } } })).toThrow()
})
