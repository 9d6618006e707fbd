import { describe, expect, it } from 'vitest'
import type { Tunable } from '../../src/stage/contract/scene'
import { playRules } from '../../src/stage/time/playRules'
import { seededRandom } from '../../src/stage/time/random'
import { loadPlayedDays } from '../support/days'

const days = (await loadPlayedDays()).map(({ slug, definition, areas }) => ({
  day: slug,
  areas,
  rules: definition.rules,
  table: definition.tuning as Readonly<Record<string, Tunable>>,
}))

function play(day: string, seed: number) {
  const found = days.find((candidate) => candidate.day === day)
  if (!found) throw new Error(`There is no day ${day}.`)
  return playRules<unknown, object, Record<string, number>>(found.rules, found.table, { seed, areas: found.areas })
}

/** Presses everything there is, one a tick. */
function pressAll(game: ReturnType<typeof play>): void {
  for (const { id } of game.hitAreas()) {
    game.press({ area: id, at: { x: 800, y: 500 } })
    game.run(10)
  }
}

// What the debug overlay does when somebody drags a number: the state is still one of the old.
describe('a number that is turned breaks no promise', () => {
  it.each([
    ['fowl', { mostFeathers: 0 }],
    ['fairy', { farthest: 0.005 }],
    ['booger', { deepStop: 0.9, fleshStop: 0.9 }],
    ['heist', { mostPrints: 0, drying: 500 }],
    ['scrape', { mostCrumbs: 0 }],
  ])('in %s: %o', (day, changes) => {
    const game = play(day, 7)
    pressAll(game)
    game.run(5000)
    expect(Object.keys(game.playhead.world.tuning)).toEqual(expect.arrayContaining(Object.keys(changes)))
    game.playhead.tune(changes)
    game.playhead.check()
    game.run(30_000)
    game.playhead.restart()
    game.run(5000)
  })

  it.each(days)('in $day, whichever it is, in the middle of the game', ({ day, table }) => {
    for (const seed of [1, 2, 3]) {
      const game = play(day, seed)
      const visitor = seededRandom(seed)
      for (let turn = 0; turn < 12; turn++) {
        const [name, { min, max }] = visitor.pick(Object.entries(table))
        // Thousands of apprentices are slow to play.
        game.playhead.tune({ [name]: visitor.between(min, name === 'thieves' ? 50 : max) })
        pressAll(game)
        game.run(1000)
      }
    }
  })
})

describe('nothing that is no number gets into a state', () => {
  it.each(days)('of $day', ({ day }) => {
    const game = play(day, 7)
    const hash = game.playhead.hash()
    for (const kind of ['press', 'release', 'move', 'hover', 'leave'] as const) {
      expect(() => game[kind]({ at: { x: Number.NaN, y: 5 } })).toThrow(RangeError)
      expect(() => game[kind]({ at: { x: 5, y: Number.POSITIVE_INFINITY } })).toThrow(RangeError)
    }
    expect(() => game.resize({ width: Number.NaN, height: 5 })).toThrow(RangeError)
    expect(game.playhead.hash()).toBe(hash)
  })
})
