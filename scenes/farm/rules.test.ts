import { describe, expect, it } from 'vitest'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { AreaKeeper } from '../../src/stage/contract/areas'
import { tuned } from '../../src/stage/contract/tuned'
import { boundsOf } from '../../src/stage/input/hitTest'
import { Playhead } from '../../src/stage/time/playhead'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { bobOf, CELL, FISH, placeOf, pulseOf, seawards, TRAPS } from './layout'
import { rules } from './rules'
import type { Events, FarmState } from './state'
import { type Tuning, tuning } from './tuning'
import { caughtWords, countWords } from './words'

const play = (seed = 7, numbers = {}) => playRules(rules, tuning, { seed, areas, tuning: numbers })
type Game = ReturnType<typeof play>
const at = (index: number) => ({ area: `trap-${index + 1}`, at: { x: 0, y: 0 } })

/** The first trap to be caught in that game, once it is. */
function untilCaught(game: Game): number {
  game.runUntil(() => game.state.traps.some(({ caught }) => caught))
  return game.state.traps.findIndex(({ caught }) => caught)
}

/** Presses all the traps in one tick. */
function pressAll(game: Game): void {
  for (const index of TRAPS.keys()) game.press(at(index))
  game.run(10)
}

/** That numbers lie in a range, reach nearly to both its ends, and are on average where its middle is, nearly. */
function expectSpread(numbers: readonly number[], from: number, to: number, slack: number, offMean: number): void {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  expect(least).toBeGreaterThanOrEqual(from)
  expect(least).toBeLessThan(from + slack)
  expect(most).toBeLessThan(to)
  expect(most).toBeGreaterThan(to - slack)
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(Math.abs(mean - (from + to) / 2)).toBeLessThan(offMean)
}

describe('the traps', () => {
  it('are 14, at their places in the grid', () => {
    const places = play().state.traps.map(({ x, y }) => `(${x},${y})`)
    expect(places.join(' ')).toBe(
      '(11,0) (0,1) (11,1) (0,2) (0,3) (11,4) (0,6) (0,7) (0,8) (11,9) (5,10) (8,10) (9,10) (11,10)',
    )
  })

  it('lie on the stage, and their fish leap to the open sea', () => {
    for (const [x, y] of TRAPS) {
      const place = placeOf({ x, y })
      expect(place.x).toBeGreaterThan(CELL.width / 2)
      expect(place.x).toBeLessThan(1600 - CELL.width / 2)
      expect(place.y).toBeGreaterThan(CELL.height / 2)
      expect(place.y).toBeLessThan(1000 - CELL.height / 2)
    }
    expect(TRAPS.map(([x, y]) => seawards({ x, y })).join()).toBe('1,-1,1,-1,-1,1,-1,-1,-1,1,-1,-1,1,1')
  })

  it('lie clear of one another, tails, marks and all', () => {
    const game = wait(play(), 30_000)
    const boxes = game.hitAreas().map(({ id, shape }) => ({ id, box: boundsOf(shape) }))
    expect(boxes).toHaveLength(14)
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        const [a, b] = [one.box, other.box]
        const isClear = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y
        expect(isClear, `${one.id}, ${other.id}`).toBe(true)
      }
  })

  it('bob up and down in 4 s, each in its own time', () => {
    const game = play()
    const bobs = () => TRAPS.map((_, index) => bobOf(game.state, index, game.playhead.now))
    game.run(10)
    const before = bobs()
    expect(new Set(before.map((bob) => bob.toFixed(2))).size).toBe(14)
    game.run(2000)
    expect(((bobs()[3] ?? 0) - (before[3] ?? 0) + 1) % 1).toBeCloseTo(0.5, 9)
    game.run(2000)
    for (const [index, bob] of bobs().entries()) expect(bob).toBeCloseTo(before[index] ?? 0, 9)
  })

  it('bob and pulse in another time as soon as the numbers are turned', () => {
    const game = play(7, { bobbing: 1000 })
    expect(bobOf(game.state, 0, 250)).toBeCloseTo(0.25, 9)
    game.playhead.tune({ ...tuned(tuning), bobbing: 8000, pulsing: 400 })
    game.run(10)
    expect(game.state.rhythm).toEqual({ bobbing: 8000, pulsing: 400 })
  })
})

describe('a catch', () => {
  it('comes first after 5 s to 30 s, from the seed', () => {
    const delays = Array.from({ length: 400 }, (_, seed) => play(seed).state.traps.map(({ catchesAt }) => catchesAt))
    expectSpread(delays.flat(), 5000, 30_000, 100, 250)
    expect(play(3).state).toEqual(play(3).state)
    expect(play(3).state).not.toEqual(play(4).state)
  })

  it('happens at the first tick that is not before its moment, rings, and waits to be let out', () => {
    const game = play()
    const due = game.state.traps.map(({ catchesAt }) => Math.ceil(catchesAt / 10) * 10)
    const first = Math.min(...due)
    const index = due.indexOf(first)
    expect(readAfter(game, [first - 10, 10], () => [game.state.traps[index]?.caught, game.events])).toEqual([
      [false, []],
      [true, ['caught']],
    ])
    game.run(30_000 - first)
    expect(game.state.traps.every(({ caught }) => caught)).toBe(true)
    expect(game.events).toHaveLength(14)
    game.run(600_000)
    expect(game.events).toHaveLength(14)
    expect(game.state.score).toBe(0)
  })

  it('has a mark that pulses every 2 s from then on', () => {
    const game = play()
    const trap = game.state.traps[untilCaught(game)]
    if (!trap) throw new Error('Nothing was caught.')
    const pulses = readAfter(game, [0, 500, 1500], () => pulseOf(game.state, trap, game.playhead.now))
    expect(pulses).toEqual([0, expect.closeTo(0.25, 9), expect.closeTo(0, 9)])
  })

  it('is called out by the keeper, who looks that way', () => {
    const game = play()
    const trap = game.state.traps[untilCaught(game)]
    expect(game.state.keeper.left).toBe((trap?.x ?? 0) < 6)
    expect(game.state.keeper.hailsUntil).toBe(game.playhead.now + 1100)
  })
})

describe('a press', () => {
  it('on a caught trap scores 1, clears it, and lets the fish leap for 300 ms', () => {
    const game = play()
    const index = untilCaught(game)
    const { now } = game.playhead
    const fish = game.state.traps[index]?.fish
    input(game, 'press', at(index))
    expect(game.state.traps[index]).toMatchObject({
      caught: false,
      leaper: fish,
      leap: { from: now, until: now + 300 },
    })
    expect(game.state).toMatchObject({ score: 1, countedAt: now, stirredAt: now })
    expect(game.told).toEqual([
      { name: 'caught', data: { trap: index, waiting: 1 } },
      { name: 'leapt', data: { trap: index, score: 1 } },
    ])
  })

  it('arms it anew, for 15 s to 40 s', () => {
    const waits: number[] = []
    for (let seed = 0; seed < 120; seed++) {
      const game = wait(play(seed), 30_000)
      pressAll(game)
      expect(game.state.score).toBe(14)
      waits.push(...game.state.traps.map(({ catchesAt }) => catchesAt - 30_000))
    }
    expectSpread(waits, 15_000, 40_000, 200, 600)
  })

  it('catches again to the tick', () => {
    const game = play()
    const index = untilCaught(game)
    input(game, 'press', at(index))
    const again = Math.ceil((game.state.traps[index]?.catchesAt ?? 0) / 10) * 10
    const waits = [again - game.playhead.now - 10, 10]
    expect(readAfter(game, waits, () => game.state.traps[index]?.caught)).toEqual([false, true])
  })

  it('on an empty trap scores nothing and leaves its time alone', () => {
    const game = play()
    const before = game.state.traps.map(({ catchesAt }) => catchesAt)
    pressAll(game)
    expect(game.state.traps.map(({ catchesAt }) => catchesAt)).toEqual(before)
    expect(game.state.traps.every(({ pokedAt, leap }) => pokedAt === 0 && leap === null)).toBe(true)
    expect(game.state).toMatchObject({ score: 0, countedAt: null, stirredAt: 0 })
    expect(new Set(game.events)).toEqual(new Set(['prodded']))
  })

  it('twice in one tick scores once', () => {
    const game = play()
    const index = untilCaught(game)
    game.press(at(index))
    input(game, 'press', at(index))
    expect(game.state.score).toBe(1)
  })

  it('beside the traps does nothing', () => {
    const game = wait(play(), 30_000)
    game.press({ area: null, at: { x: 800, y: 500 } })
    press(game, 'trap-15')
    expect(game.state.score).toBe(0)
  })
})

describe('the tab order', () => {
  const inOrder = (game: Game) =>
    [...game.hitAreas()].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ id }) => id)

  it('visits caught traps first, row by row', () => {
    const game = wait(play(), 15_000)
    const caught = game.state.traps.flatMap((trap, index) => (trap.caught ? [`trap-${index + 1}`] : []))
    expect(caught.length).toBeGreaterThan(2)
    expect(inOrder(game).slice(0, caught.length)).toEqual(caught)
    expect(inOrder(game)).toHaveLength(14)
  })

  it('keeps an emptied trap where it is until the focus goes on', () => {
    const game = wait(play(), 30_000)
    game.hover(at(0))
    input(game, 'press', at(0))
    expect(inOrder(game)[0]).toBe('trap-1')
    expect(areaOf(game, 'trap-1')?.label.en).toBe('East trap 1, empty')
    game.leave(at(0))
    input(game, 'hover', at(1))
    expect([inOrder(game)[0], inOrder(game).at(-1)]).toEqual(['trap-2', 'trap-1'])
  })

  it('stays the same, names and all, until something changes', () => {
    const game = play()
    const keeper = new AreaKeeper(areas)
    const { viewport } = new StageInWindow(game.playhead.world.size, game.playhead.world.size)
    const follow = () => keeper.follow(game.state, game.playhead.world, viewport)
    expect(follow()).toBe(true)
    game.run(4000)
    expect(follow()).toBe(false)
    const index = untilCaught(game)
    expect(follow()).toBe(true)
    expect(keeper.present.find(({ id }) => id === `trap-${index + 1}`)?.label.en).toMatch(
      /^(East|West|South) trap \d: a fish is in it$/,
    )
    expect(follow()).toBe(false)
  })
})

describe('six hours of play', () => {
  it('keep time exactly', () => {
    const playhead = new Playhead<FarmState, Events, Tuning>({
      day: 'farm',
      rules,
      tuning: tuned(tuning),
      seed: 31,
      size: { width: 1600, height: 1000 },
    })
    const caughtAt = new Map<number, number>()
    const kinds = new Set<number>()
    const hours = (6 * 3600_000) / rules.tick
    let catches = 0
    for (let tick = 1; tick <= hours; tick++) {
      playhead.step()
      if (playhead.now !== tick * 10) throw new Error(`The clock says ${playhead.now}.`)
      for (const [index, trap] of playhead.state.traps.entries()) {
        if (!trap.caught) continue
        catches += 1
        const since = playhead.now - (caughtAt.get(index) ?? -1)
        // Let out in the very tick it was caught in: the next one takes 15 s to 40 s, and the tick it is found in.
        if (caughtAt.has(index) && (since < 15_000 || since > 40_010)) throw new Error(`It took ${since} ms.`)
        caughtAt.set(index, playhead.now)
        kinds.add(trap.fish)
        playhead.queue({ kind: 'press', area: `trap-${index + 1}`, at: { x: 0, y: 0 }, button: 'main' })
      }
    }
    playhead.step()
    expect(playhead.state.score).toBe(catches)
    // One every 27.5 s from each of the 14.
    expect(catches).toBeGreaterThan(10_700)
    expect(catches).toBeLessThan(11_300)
    expect(kinds.size).toBe(FISH.length)
    for (const index of TRAPS.keys()) {
      expect(bobOf(playhead.state, index, playhead.now)).toBeCloseTo((playhead.now / 4000 + index * 0.382) % 1, 6)
    }
  }, 60_000)
})

describe('what is said', () => {
  it('tells of a catch and of the score, in both languages', () => {
    expect(caughtWords({ trap: 0, waiting: 1 })).toEqual({
      en: 'East trap 1 has caught a fish.',
      fr: 'Nasse est 1 : un poisson est pris.',
    })
    expect(caughtWords({ trap: 10, waiting: 3 }).en).toBe('South trap 1 has caught a fish. 3 are waiting.')
    expect(countWords({ trap: 2, score: 12 })).toEqual({ en: 'Fish: 12', fr: 'Poissons : 12' })
  })
})
