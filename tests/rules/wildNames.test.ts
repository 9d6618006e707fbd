import { describe, expect, it } from 'vitest'
import type { InputKind } from '../../src/stage/contract/scene'
import { loadPlayedDays, namesOf, type PlayedDay, playDay } from '../support/days'

const KINDS: readonly InputKind[] = ['hover', 'press', 'release', 'move', 'leave']

/** What every object has, and what no area is called. */
const STRANGERS = [
  ...['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'],
  ...['', ' ', 'null', '0', 'x'.repeat(10_000)],
]

/** What is nearly a name of some day, and of none. */
const NEARLY = [
  ...['left-21', 'left--1', 'left-1.5', 'left-', 'left-x', 'right-1e1', 'left-1-1', 'cell-99', 'trap-14', 'ball3'],
  ...['petal-0', 'petal-14', 'petal-0x1', 'petal-01', 'candidate-5', 'candidate- 1', 'candidate-1.0'],
  ...['entry-1e1', 'entry-99999', 'scroll-0.5', 'speak-de', 'letter-', 'letter-AB', 'letter-é', 'entry-', 'scroll--'],
]

/** Names that the day has not. */
function strangersTo(day: PlayedDay): readonly string[] {
  const names = namesOf(day)
  const misspelt = names.flatMap((name) => [`${name}1`, `${name} `, ` ${name}`, name.toUpperCase(), name.slice(0, -1)])
  const all = new Set([...STRANGERS, ...NEARLY, ...misspelt])
  return [...all].filter((name) => !names.includes(name) && !day.panelPresses(name))
}

const days = await loadPlayedDays()

describe('a name that no area has is nothing', () => {
  it.each(days)('to the rules of $slug', (day) => {
    const [wild, plain] = [playDay(day, 3), playDay(day, 3)]
    for (const game of [wild, plain]) {
      game.run(2000)
      // Something is open, held or under way.
      for (const { id } of game.hitAreas().slice(0, 3)) {
        game.press({ area: id })
        game.release({ area: id })
        game.run(100)
      }
    }
    for (const area of strangersTo(day)) {
      for (const kind of KINDS) {
        wild[kind]({ area, at: { x: 700, y: 500 } })
        plain[kind]({ area: null, at: { x: 700, y: 500 } })
        wild.run(10)
        plain.run(10)
      }
      expect(wild.playhead.hash(), area.slice(0, 40)).toBe(plain.playhead.hash())
      expect(wild.events).toEqual(plain.events)
    }
  })
})
