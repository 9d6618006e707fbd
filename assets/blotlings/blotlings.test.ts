import { describe, expect, it } from 'vitest'
import { FOOTLESS } from '../match/shared'
import { LINES, lineOf } from './lines'
import { PRINTS } from './prints'
import { BLOTLINGS, SLEEPER_SIZES, SLEEPERS } from './shared'

const INDICES = BLOTLINGS.map((_, index) => index)
/** Plans of those that never touch the ground with a foot. */
const WITHOUT_FEET = new Set(['cloud', 'fish', 'float', 'ghost', 'jelly', 'worm'])

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

describe('the blotlings', () => {
  it('are 151, each with a name of its own in both languages', () => {
    expect(BLOTLINGS).toHaveLength(151)
    for (const language of ['en', 'fr'] as const) {
      expect(new Set(BLOTLINGS.map(({ name }) => name[language].toLowerCase())).size).toBe(151)
    }
  })

  it('have a line of character each, short enough for a label', () => {
    const lines = BLOTLINGS.flatMap(({ character }) => [character.en, character.fr])
    expect(lines.filter((line) => line.length === 0 || line.length > 60)).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('have a line of drawing each, in the order of their numbers', () => {
    expect(Object.keys(LINES)).toEqual(BLOTLINGS.map(({ name }) => name.en))
  })

  it('stand on at least 16 body plans, none of them used more than 12 times', () => {
    const counts = countBy(INDICES.map((index) => lineOf(index).plan))
    expect(counts.size).toBeGreaterThanOrEqual(16)
    expect([...counts].filter(([, count]) => count > 12)).toEqual([])
  })

  it('are without feet exactly where the quiz says so', () => {
    const footless = [
      10, 13, 22, 23, 40, 49, 50, 69, 70, 71, 72, 73, 85, 86, 87, 88, 89, 90, 91, 92, 94, 99, 100, 101, 108, 109, 115,
      116, 117, 118, 123, 128, 129, 130, 131, 146, 147,
    ]
    expect([...FOOTLESS]).toEqual(footless)
    expect(INDICES.filter((index) => WITHOUT_FEET.has(lineOf(index).plan))).toEqual(footless)
    const printed = BLOTLINGS.filter((_, index) => !FOOTLESS.has(index)).map(({ name }) => name.en)
    expect(Object.keys(PRINTS)).toEqual(printed)
  })

  it('differ in size from a gnat to an elephant', () => {
    const sizes = INDICES.map((index) => lineOf(index).size)
    expect(Math.min(...sizes)).toBe(10)
    expect(Math.max(...sizes)).toBe(30)
  })

  it('let 21 of them sleep, at the sizes that they have everywhere', () => {
    expect(new Set(SLEEPERS).size).toBe(21)
    expect(SLEEPER_SIZES).toEqual(SLEEPERS.map((index) => lineOf(index).size))
    expect(BLOTLINGS[SLEEPERS[9] ?? -1]?.name.en).toBe('Dozebrock')
    expect(BLOTLINGS[SLEEPERS[7] ?? -1]?.name.en).toBe('Snowhare')
  })
})
