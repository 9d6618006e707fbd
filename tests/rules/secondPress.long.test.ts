import { describe, expect, it } from 'vitest'
import type { HitArea } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { areaAt, centreOf } from '../../src/stage/input/hitTest'
import { seededRandom } from '../../src/stage/time/random'
import { loadPlayedDays, type PlayedDay, type PlayedGame, playDay } from '../support/days'

const SEEDS = [1, 4242]

/** How long after the first press the second comes, in ms: a double click, a bouncing switch, an impatient finger. */
const APART = [10, 50, 120, 200, 290]

/** How long after the first press it is looked what has come of it, in ms; what has changed at each of them is lasting. */
const LATER = [900, 1600, 2400]

/** How often is pressed at a moment: all of them together press each area, and few areas after each of the times. */
const TRIED = 8

/** The longest list of a state that is looked through; of longer ones their counts tell. */
const MOST_LISTED = 60

/** What was done before. */
const MOMENTS: readonly ((game: PlayedGame, seed: number) => void)[] = [
  (game) => game.run(500),
  (game) => game.run(5200),
  (game) => {
    game.run(1000)
    for (const { id, at } of placesOf(game.hitAreas())) {
      click(game, id, at)
      game.run(400)
    }
    game.run(700)
  },
  // One thing is open, held or on.
  pressOne(1),
  pressOne(2),
]

function pressOne(which: number): (game: PlayedGame, seed: number) => void {
  return (game, seed) => {
    game.run(1000)
    const { id, at } = seededRandom(seed * which).pick(placesOf(game.hitAreas()))
    click(game, id, at)
    game.run(4000)
  }
}

interface Place {
  readonly id: string
  readonly at: Point
  /** Whether it is what a finger finds there. */
  readonly isInFront: boolean
}

/** The areas as they are now: what `hitAreas` hands out is written over. */
function placesOf(areas: readonly HitArea[]): readonly Place[] {
  return areas.map(({ id, shape }) => {
    const at = centreOf(shape)
    return { id, at, isInFront: areaAt(areas, at)?.id === id }
  })
}

function click(game: PlayedGame, area: string | null, at: Point): void {
  game.press({ area, at })
  game.release({ area, at })
}

/**
 * All of a state that is one of few: what is true, said, missing or counted; by where it is. Places and times are none of it, and
 * what lasts a while is over when it is.
 */
function facts(value: unknown, now: number, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'number')
    found.set(path, Number.isInteger(value) && value >= -1 && value < 20 ? value : 'a number')
  else if (typeof value !== 'object' || value === null) found.set(path, value)
  else if ('until' in value && typeof value.until === 'number' && value.until <= now) found.set(path, null)
  else {
    found.set(path, Array.isArray(value) ? value.length : 'there')
    if (Array.isArray(value) && value.length > MOST_LISTED) return found
    for (const [name, part] of Object.entries(value)) facts(part, now, `${path}.${name}`, found)
  }
  return found
}

interface Again {
  readonly presses: 0 | 1
  readonly apart: number
  /** What a second press finds; without it there is none. */
  readonly finds?: Finds
}

/** `undefined` when there is nothing to be pressed again. */
type Finds = (areas: readonly HitArea[], id: string, at: Point) => string | null | undefined

/** A key presses what has the focus, as long as it is there; a finger whatever is under it by then. */
const FINDS: readonly Finds[] = [
  (areas, id) => areas.find((area) => area.id === id)?.id,
  (areas, _, at) => areaAt(areas, at)?.id ?? null,
]

/** What becomes of a moment when nothing is pressed, one thing once, or twice. */
class Trial {
  readonly #game: PlayedGame
  readonly #begins: number

  constructor(day: PlayedDay, seed: number, play: (game: PlayedGame, seed: number) => void) {
    this.#game = playDay(day, seed)
    play(this.#game, seed)
    this.#game.playhead.remember()
    this.#begins = this.#game.playhead.now
  }

  get places(): readonly Place[] {
    return placesOf(this.#game.hitAreas())
  }

  /** The facts after each of `LATER`, when so often is pressed first. Every tick in which something might break is checked. */
  after({ id, at }: Place, again: Again): Map<string, unknown>[] {
    const game = this.#game
    const { playhead } = game
    playhead.seek(this.#begins)
    game.move({ area: id, at })
    game.hover({ area: id, at })
    if (again.presses > 0) click(game, id, at)
    game.run(again.apart)
    const there = again.finds?.(game.hitAreas(), id, at)
    if (there !== undefined) click(game, there, at)
    game.run(900 - again.apart)
    // From here on both draw the same numbers.
    playhead.world.random.restore(7)
    return LATER.map((later) => {
      playhead.step(Math.round((this.#begins + later - playhead.now) / playhead.tick))
      playhead.check()
      return facts(playhead.state, playhead.now)
    })
  }
}

/** What the second press has undone: it lasts after one press, and is as if nothing had been pressed after two. */
function undoneIn(day: PlayedDay): string[] {
  const undone = new Set<string>()
  let round = 0
  for (const seed of SEEDS) {
    for (const play of MOMENTS) {
      const trial = new Trial(day, seed, play)
      const { places } = trial
      const tried = Math.min(TRIED, places.length * APART.length)
      for (let turn = round * TRIED; turn < round * TRIED + tried; turn++) {
        const place = places[turn % places.length]
        const apart = APART[(turn + Math.floor(turn / places.length)) % APART.length]
        if (!place || apart === undefined) continue
        const none = trial.after(place, { presses: 0, apart })
        const once = trial.after(place, { presses: 1, apart })
        const lasting = [...(once[0] ?? [])].filter(([path]) =>
          once.every((then, at) => then.has(path) && then.get(path) !== none[at]?.get(path)),
        )
        for (const [way, finds] of FINDS.entries()) {
          // A finger does not reach what lies behind something else.
          if (way > 0 && !place.isInFront) continue
          const twice = trial.after(place, { presses: 1, apart, finds })
          for (const [path] of lasting) {
            if (twice.every((then, at) => then.get(path) === none[at]?.get(path)))
              undone.add(`${path} by ${place.id} again after ${apart} ms${way > 0 ? ', at its place' : ''}`)
          }
        }
      }
      round += 1
    }
  }
  return [...undone]
}

const days = await loadPlayedDays()

describe('a second press soon after the first undoes nothing', () => {
  it.each(days)('in $slug', (day) => {
    expect(undoneIn(day)).toEqual([])
  })
})
