import { describe, expect, it } from 'vitest'
import { withNumber } from './tuningFile'

const SOURCE = `/** The numbers, “turned” by eye: 10 px². */
export const tuning = {
  // Tiptoe.
  speed: { value: 30, min: 0, max: 100, unit: 'px/s²', description: 'How fast; value: 3 at first.' }, // kept
  depth: {
    value: -0.5 /* below */,
    min: -2,
    max: 2,
    unit: 'units',
    description: 'How deep.',
  },
  drying: { value: 14_000, min: 1000, max: 60_000, unit: 'ms', description: 'How long.' },
  plain: { value: 14000, min: 1000, max: 60000, unit: 'ms', description: 'How long.' },
  'odd-name': { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'How long.' },
  reckoned: { value: 3 * 4, min: 0, max: 100, unit: 'ms', description: 'How long.' },
} as const
`

describe('a number in tuning.ts', () => {
  it.each([
    ['speed', 45, 'value: 30', 'value: 45'],
    ['speed', 0.25, 'value: 30', 'value: 0.25'],
    ['depth', 1.5, 'value: -0.5', 'value: 1.5'],
    ['depth', -1, 'value: -0.5', 'value: -1'],
    ['drying', 9000, 'value: 14_000', 'value: 9000'],
    ['drying', 21_500, 'value: 14_000', 'value: 21_500'],
    ['plain', 21_500, 'value: 14000', 'value: 21500'],
    ['odd-name', 10_000.5, 'value: 9000', 'value: 10_000.5'],
  ])('%s becomes %d, and nothing else changes', (name, value, before, after) => {
    expect(withNumber(SOURCE, name, value)).toBe(SOURCE.replace(before, after))
  })

  it.each([
    ['no number named pace', 'pace', 1],
    ['no number named toString', 'toString', 1],
    ['speed takes 0 to 100; 101 is not in it', 'speed', 101],
    ['speed takes 0 to 100; -1 is not in it', 'speed', -1],
    ['depth takes -2 to 2', 'depth', -2.5],
    ['speed takes a number', 'speed', Number.NaN],
    ['speed takes a number', 'speed', Number.POSITIVE_INFINITY],
    ['is not written as a number', 'reckoned', 5],
  ])('is refused: %s', (words, name, value) => {
    expect(() => withNumber(SOURCE, name, value)).toThrow(words)
  })

  it('is not looked for in a file that is none', () => {
    expect(() => withNumber('export const tuning = {', 'speed', 1)).toThrow('does not parse')
    expect(() => withNumber('export const numbers = {}', 'speed', 1)).toThrow('no constant named tuning')
    expect(() => withNumber('export const tuning = make()', 'speed', 1)).toThrow('no number named speed')
  })
})
