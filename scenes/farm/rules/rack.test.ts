import { describe, expect, it } from 'vitest'
import { tuned } from '../../../src/stage/contract/tuned'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, input, press } from '../../../tests/support/games'
import { areas } from '../areas'
import { CAT_WAY, catAt, HOOKS, NIGHT, nightOf, SUPPER } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { eatenWords, servedWords } from '../words'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })
type Game = ReturnType<typeof play>
const PATIENCE = tuned(tuning).patience
/** How long the cat goes, and eats, in ms. */
const GOES = 3000
/** How long it runs, all the way. */
const RUNS = 1400

/** Lets out whatever has been caught, as soon as it is, until so many hang. */
function fill(game: Game, hooks = HOOKS): Game {
  while (game.state.rack.hung.length < hooks) {
    game.runUntil(() => game.state.traps.some(({ caught }) => caught), 900_000)
    press(game, `trap-${game.state.traps.findIndex(({ caught }) => caught) + 1}`)
  }
  return game
}

/** Day 31 with all that is drawn later, its rack as full as that. */
function later(hooks: number): Game {
  const game = play()
  game.later()
  return fill(game, hooks)
}

/** The same, and nobody presses until the cat comes. */
function prowling(hooks = 2): Game {
  const game = later(hooks)
  game.runUntil(() => game.state.rack.prowl !== null, 900_000)
  return game
}

/** A supper, just served. */
function served(): Game {
  const game = later(HOOKS)
  game.runUntil(() => game.state.rack.servedAt !== null, 900_000)
  return game
}

describe('the rack', () => {
  it('takes every fish that is let out, of its kind, once it is back in the sea', () => {
    const game = play()
    game.runUntil(() => game.state.traps.some(({ caught }) => caught))
    const index = game.state.traps.findIndex(({ caught }) => caught)
    const { now } = game.playhead
    const fish = game.state.traps[index]?.fish
    press(game, `trap-${index + 1}`)
    expect(game.state.rack.hung).toEqual([{ fish, since: now + 300 }])
  })

  it('is full with 13, and waits for what cannot be drawn yet, while the count goes on', () => {
    const game = fill(play())
    game.run(60_000)
    expect(game.events).not.toContain('served')
    press(game, 'trap-1')
    expect(game.state).toMatchObject({ score: HOOKS + 1, rack: { servedAt: null, prowl: null } })
    expect(game.state.rack.hung).toHaveLength(HOOKS)
    game.later()
    game.run(10)
    expect(dataOf(game, 'served')).toEqual([{ fish: HOOKS + 1, isUntouched: true, isMost: false }])
  })
})

describe('the cat', () => {
  it('comes when a catch has waited for 12 s, takes the last fish in 3 s, and has eaten it 3 s later', () => {
    const game = prowling()
    const waited = Math.min(...game.state.traps.filter(({ caught }) => caught).map(({ catchesAt }) => catchesAt))
    expect(game.playhead.now).toBe(waited + PATIENCE)
    const last = game.state.rack.hung[1]?.fish
    game.run(GOES - 10)
    expect(game.state.rack.hung).toHaveLength(2)
    game.run(10)
    expect(dataOf(game, 'stolen')).toEqual([{ fish: last }])
    expect(game.state.rack.hung).toHaveLength(1)
    game.run(GOES)
    expect(game.state.rack).toMatchObject({ prowl: null, stolen: 1, spoiledAt: 2 })
    game.run(PATIENCE - 10)
    expect(game.state.rack.prowl).toBeNull()
    game.run(10)
    expect(game.state.rack.prowl).not.toBeNull()
  })

  it('does not come for a rack on which nothing hangs, nor before it can be drawn', () => {
    const game = play()
    game.later()
    game.run(90_000)
    expect(game.state.rack.prowl).toBeNull()
    const early = fill(play(), 2)
    early.run(90_000)
    expect(early.state.rack.prowl).toBeNull()
  })

  it('runs home without a fish if it is pressed on its way', () => {
    const game = prowling()
    game.run(GOES / 2 - 10)
    press(game, 'cat')
    expect(countOf(game, 'shooed')).toBe(1)
    press(game, 'cat')
    expect(countOf(game, 'shooed')).toBe(1)
    game.run(RUNS / 2)
    expect(game.state.rack).toMatchObject({ prowl: null, stolen: 0 })
    expect(game.state.rack.hung).toHaveLength(2)
  })

  it('lets go of the fish if it is pressed with it, and the fish hangs again', () => {
    const game = prowling()
    game.run(GOES + 1000)
    const fish = game.state.rack.prowl?.fish
    press(game, 'cat')
    expect(dataOf(game, 'saved')).toEqual([{ fish }])
    expect(game.state.rack.hung).toHaveLength(2)
    game.run(RUNS)
    expect(game.state.rack).toMatchObject({ prowl: null, stolen: 0, spoiledAt: 0 })
  })

  it('is where it can be pressed all the way, and no area before and after', () => {
    const game = prowling()
    const at = { x: 0, y: 0 }
    expect(areaOf(game, 'cat')).toBeDefined()
    const places = [0, GOES, GOES].map((ms) => {
      game.run(ms)
      if (game.state.rack.prowl) catAt(game.state.rack.prowl, game.playhead.now, at)
      return { ...at }
    })
    expect(places[0]).toEqual(CAT_WAY[0])
    expect(places[1]).toEqual(CAT_WAY.at(-1))
    expect(areaOf(game, 'cat')).toBeUndefined()
  })
})

describe('a supper', () => {
  it('is served once the thirteenth fish hangs; the traps are ashore, and set like at first when it is over', () => {
    const game = served()
    const { servedAt, hung } = game.state.rack
    expect(hung.at(-1)?.since).toBeLessThanOrEqual(servedAt ?? 0)
    expect(game.state.traps.some(({ caught }) => caught)).toBe(false)
    expect(areaOf(game, 'trap-1')).toBeUndefined()
    const { score } = game.state
    press(game, 'trap-1')
    expect(game.events).not.toContain('prodded')
    game.runUntil(() => game.events.includes('eaten'), 900_000)
    const over = (servedAt ?? 0) + SUPPER.over
    expect(game.playhead.now).toBe(over)
    expect(game.state).toMatchObject({
      score,
      rack: { hung: [], suppers: 1, servedAt: null, isLaid: false, endedAt: over },
    })
    for (const { catchesAt } of game.state.traps) {
      expect(catchesAt).toBeGreaterThanOrEqual(over + 4980)
      expect(catchesAt).toBeLessThan(over + 30_010)
    }
    expect(areaOf(game, 'trap-1')).toBeDefined()
  })

  it('is drunk to whoever presses the table, the keeper at least, from when it is laid until it is over', () => {
    const game = served()
    game.run(SUPPER.table - 10)
    press(game, 'table')
    expect(countOf(game, 'toasted')).toBe(0)
    game.run(10)
    expect(areaOf(game, 'table')).toBeDefined()
    const { now } = game.playhead
    input(game, 'press', { area: 'table' })
    expect(game.state).toMatchObject({ rack: { toastedAt: now }, keeper: { cheersUntil: now + 900 } })
    expect(countOf(game, 'toasted')).toBe(1)
    game.runUntil(() => game.state.rack.servedAt === null, 900_000)
    press(game, 'table')
    expect(countOf(game, 'toasted')).toBe(1)
  })

  it('brings the evening step by step, lamps, a bridge; the fishing goes on by lamplight until a third morning', () => {
    const game = served()
    const night = () => nightOf(game.state, game.playhead.now)
    const nights = [0, 590, 10, 4200, 200, 600, 200, 24_400, 800].map((ms) => {
      game.run(ms)
      return night()
    })
    const { dark, table, bridge, traps } = NIGHT
    expect(nights).toEqual([0, 0, 1, dark, dark, table, bridge, table, traps])
    fill(game)
    game.runUntil(() => game.state.rack.servedAt !== null, 900_000)
    expect(night()).toBe(table)
    game.runUntil(() => game.state.rack.suppers === 2, 900_000)
    expect(night()).toBe(traps)
    fill(game)
    game.runUntil(() => game.state.rack.suppers === 3, 900_000)
    expect(night()).toBe(dark - 1)
    game.run(4200)
    expect(night()).toBe(NIGHT.day)
    expect(countOf(game, 'served')).toBe(3)
  })

  it('scores the fish since the cat had one, over as many suppers as it had none, and says when there were never more', () => {
    const game = later(3)
    game.runUntil(() => game.events.includes('stolen'), 900_000)
    fill(game)
    game.runUntil(() => game.state.rack.suppers === 1, 900_000)
    fill(game)
    game.runUntil(() => game.state.rack.servedAt !== null, 900_000)
    const { score } = game.state
    const since = HOOKS - 2
    expect(score).toBe(HOOKS + 1 + HOOKS)
    expect(dataOf(game, 'served')).toEqual([
      { fish: since, isUntouched: false, isMost: false },
      { fish: since + HOOKS, isUntouched: false, isMost: true },
    ])
  })

  it('is told with its score, in both languages', () => {
    expect(servedWords({ fish: 13, isUntouched: true, isMost: false })).toEqual({
      en: 'Supper! 13 fish, none for the cat.',
      fr: 'À table ! 13 poissons, aucun pour le chat.',
    })
    expect(servedWords({ fish: 1, isUntouched: false, isMost: true })).toEqual({
      en: 'Supper! 1 fish since the cat had one. The most so far.',
      fr: 'À table ! 1 poisson depuis celui du chat. Du jamais vu.',
    })
  })

  it('is followed by night, and every third by a morning', () => {
    const said = [1, 2, 3, 4].map((suppers) => eatenWords({ suppers }).en)
    expect(said.map((words) => words.includes('November'))).toEqual([false, false, true, false])
  })
})
