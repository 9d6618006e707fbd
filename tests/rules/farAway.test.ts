import { describe, expect, it } from 'vitest'
import type { Point } from '../../src/stage/contract/geometry'
import type { InputKind } from '../../src/stage/contract/scene'
import { loadPlayedDays, namesOf, playDay } from '../support/days'
import { checkPlainData } from '../support/plainData'

const KINDS: readonly InputKind[] = ['move', 'hover', 'press', 'move', 'release', 'leave']

/** Places that no window has: of such a way a square may not be gone step by step, and its length is no number. */
const PLACES: readonly Point[] = [
  { x: 1e308, y: -1e308 },
  { x: -1e308, y: 1e308 },
  { x: 1e-320, y: -1e-320 },
  { x: Number.MAX_VALUE, y: 500 },
  { x: 800, y: -Number.MAX_VALUE },
  { x: 1e15, y: 1e15 },
]

const days = await loadPlayedDays()

describe('a place beyond all windows does no harm', () => {
  it.each(days)('to $slug', (day) => {
    const game = playDay(day, 3)
    game.run(1000)
    const areas = [null, ...namesOf(day).slice(0, 3)]
    for (const at of PLACES) {
      for (const area of areas) {
        for (const kind of KINDS) {
          game[kind]({ at, area })
          game.run(game.playhead.tick)
        }
        game.move({ at: { x: 700, y: 500 } })
        game.run(100)
      }
      checkPlainData(game.state, 'state')
    }
    // What all of it has left behind is no more than a visitor would.
    game.run(3000)
    checkPlainData(game.state, 'state')
    expect(Math.abs(game.playhead.world.pointer.x)).toBeLessThanOrEqual(100_000)
  })
})
