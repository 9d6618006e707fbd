import { describe, it } from 'vitest'
import type { Size } from '../../src/stage/contract/geometry'
import type { InputKind, Tunable } from '../../src/stage/contract/scene'
import { seededRandom } from '../../src/stage/time/random'
import { loadPlayedDays, namesOf, type PlayedDay, type PlayedGame, playDay } from '../support/days'
import { checkPlainData, isWhole } from '../support/plainData'

const KINDS: readonly InputKind[] = ['press', 'press', 'release', 'move', 'hover', 'leave']

/** How long is played with a number at one end of its range, and then at the other, in ms. */
const PLAYED = 4000
const TURNED = 1500

/** Windows as small and as large as none is. */
const WINDOWS: readonly Size[] = [
  { width: 200, height: 200 },
  { width: 199, height: 201 },
  { width: 1, height: 1 },
  { width: 1101, height: 200 },
  { width: 20_000, height: 200 },
  { width: 20_000, height: 20_000 },
]

/** Thousands of apprentices are slow to play. */
const MOST_THIEVES = 40

/** Does now this and now that, for so many ms; everything that can be pressed is whole meanwhile. */
function playOn(game: PlayedGame, day: PlayedDay, ms: number): void {
  const visitor = seededRandom(ms)
  const names = namesOf(day)
  for (const end = game.playhead.now + ms; game.playhead.now < end; ) {
    const { width, height } = game.playhead.world.size
    const at = { x: visitor.between(-50, width + 50), y: visitor.between(-50, height + 50) }
    const present = game.hitAreas()
    for (const { id, shape } of present) {
      if (!isWhole(shape)) throw new Error(`The area ${id} has no finite shape: ${JSON.stringify(shape)}.`)
    }
    const ids = present.length > 0 ? present.map(({ id }) => id) : names
    const area = ids.length > 0 && visitor.next() < 0.8 ? visitor.pick(ids) : null
    game[visitor.pick(KINDS)]({ at, area })
    game.run(150)
  }
  checkPlainData(game.state, 'state')
}

/** The ends of each number's range, and where it is turned to from there. */
function endsOf({ definition }: PlayedDay) {
  const table = Object.entries<Tunable>(definition.tuning)
  return table.flatMap(([name, { min, max }]) => {
    const most = name === 'thieves' ? Math.min(max, MOST_THIEVES) : max
    return [
      { name, from: min, to: most },
      { name, from: most, to: min },
    ]
  })
}

/** @throws what breaks, and with which number */
function playEnds(day: PlayedDay, size: Size): void {
  for (const { name, from, to } of endsOf(day)) {
    try {
      const game = playDay(day, 5, { tuning: { [name]: from }, size })
      playOn(game, day, PLAYED)
      game.playhead.tune({ [name]: to })
      playOn(game, day, TURNED)
    } catch (error) {
      const where = `${name} = ${from}, then ${to}, on a stage of ${size.width} × ${size.height}`
      throw new Error(`It breaks with ${where}: ${String(error)}`, { cause: error })
    }
  }
}

const days = await loadPlayedDays()
const ofTheWindow = days.filter(({ followsWindow }) => followsWindow)

describe('a number at either end of its range breaks nothing', () => {
  it.each(days)('in $slug', (day) => playEnds(day, day.size))
  it.each(ofTheWindow)('in $slug, in the smallest window', (day) => playEnds(day, { width: 200, height: 200 }))
})

describe('no window is too small, or too large', () => {
  it.each(ofTheWindow)('for $slug', (day) => {
    for (const size of WINDOWS) {
      const game = playDay(day, 3, { size })
      playOn(game, day, 2000)
      for (const other of WINDOWS) {
        game.resize(other)
        playOn(game, day, 600)
      }
    }
  })
})
