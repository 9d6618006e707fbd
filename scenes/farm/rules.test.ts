import { describe, expect, it } from 'vitest'
import { Playhead } from '../../src/stage/playhead'
import { playRules } from '../../src/stage/playRules'
import { tuned } from '../../src/stage/tuned'
import { announcements } from './announcements'
import { CELL, placeOf, seawards, TRAPS } from './places'
import { type Farm, FISH, type Numbers, rules } from './rules'
import { tuning } from './tuning'

const play = (seed = 7, numbers = {}) => playRules(rules, tuning, { seed, tuning: numbers })
const at = (index: number) => ({ area: `trap-${index + 1}`, at: { x: 0, y: 0 } })

/** The first trap to be caught in that game, once it is. */
function untilCaught(game: ReturnType<typeof play>): number {
  game.runUntil(() => game.state.traps.some(({ caught }) => caught))
  return game.state.traps.findIndex(({ caught }) => caught)
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

  it('bob up and down in 4 s, each in its own time', () => {
    const game = play()
    game.run(10)
    const before = game.state.traps.map(({ bob }) => bob)
    expect(new Set(before.map((bob) => bob.toFixed(2))).size).toBe(14)
    game.run(2000)
    expect(((game.state.traps[3]?.bob ?? 0) - (before[3] ?? 0) + 1) % 1).toBeCloseTo(0.5, 9)
    game.run(2000)
    for (const [index, { bob }] of game.state.traps.entries()) expect(bob).toBeCloseTo(before[index] ?? 0, 9)
  })
})

describe('a catch', () => {
  it('comes first after 5 s to 30 s, from the seed', () => {
    const delays = Array.from({ length: 400 }, (_, seed) => play(seed).state.traps.map(({ catchesAt }) => catchesAt))
    const all = delays.flat()
    expect(Math.min(...all)).toBeGreaterThanOrEqual(5000)
    expect(Math.min(...all)).toBeLessThan(5100)
    expect(Math.max(...all)).toBeLessThan(30_000)
    expect(Math.max(...all)).toBeGreaterThan(29_900)
    expect(mean(all)).toBeGreaterThan(17_250)
    expect(mean(all)).toBeLessThan(17_750)
    expect(play(3).state).toEqual(play(3).state)
    expect(play(3).state).not.toEqual(play(4).state)
  })

  it('happens at the first tick that is not before its moment, rings, and waits to be let out', () => {
    const game = play()
    const due = game.state.traps.map(({ catchesAt }) => Math.ceil(catchesAt / 10) * 10)
    const first = Math.min(...due)
    const index = due.indexOf(first)
    game.run(first - 10)
    expect(game.state.traps[index]?.caught).toBe(false)
    expect(game.events).toEqual([])
    game.run(10)
    expect(game.state.traps[index]?.caught).toBe(true)
    expect(game.events).toEqual(['bell'])
    game.run(30_000 - first)
    expect(game.state.traps.every(({ caught }) => caught)).toBe(true)
    expect(game.events).toHaveLength(14)
    game.run(600_000)
    expect(game.events).toHaveLength(14)
    expect(game.state.score).toBe(0)
  })

  it('has a mark that pulses every 2 s from then on', () => {
    const game = play()
    const index = untilCaught(game)
    expect(game.state.traps[index]?.pulse).toBe(0)
    game.run(500)
    expect(game.state.traps[index]?.pulse).toBeCloseTo(0.25, 9)
    game.run(1500)
    expect(game.state.traps[index]?.pulse).toBeCloseTo(0, 9)
  })

  it('is called out by the keeper, who looks that way', () => {
    const game = play()
    const trap = game.state.traps[untilCaught(game)]
    expect(game.state.keeper.left).toBe((trap?.x ?? 0) < 6)
    expect(game.state.keeper.hailsUntil).toBe(game.state.now + 1100)
  })
})

describe('a press', () => {
  it('on a caught trap scores 1, clears it, and lets the fish leap for 300 ms', () => {
    const game = play()
    const index = untilCaught(game)
    const { now } = game.state
    const fish = game.state.traps[index]?.fish
    game.press(at(index))
    game.run(10)
    expect(game.state.score).toBe(1)
    expect(game.state.traps[index]).toMatchObject({ caught: false, leaper: fish, leaptAt: now, landsAt: now + 300 })
    expect(game.events).toEqual(['bell', 'splash'])
  })

  it('arms it anew, for 15 s to 40 s', () => {
    const waits: number[] = []
    for (let seed = 0; seed < 120; seed++) {
      const game = play(seed)
      game.run(30_000)
      for (let index = 0; index < 14; index++) game.press(at(index))
      game.run(10)
      expect(game.state.score).toBe(14)
      waits.push(...game.state.traps.map(({ catchesAt }) => catchesAt - 30_000))
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(15_000)
    expect(Math.min(...waits)).toBeLessThan(15_200)
    expect(Math.max(...waits)).toBeLessThan(40_000)
    expect(Math.max(...waits)).toBeGreaterThan(39_800)
    expect(mean(waits)).toBeGreaterThan(26_900)
    expect(mean(waits)).toBeLessThan(28_100)
  })

  it('catches again to the tick', () => {
    const game = play()
    const index = untilCaught(game)
    game.press(at(index))
    game.run(10)
    const again = Math.ceil((game.state.traps[index]?.catchesAt ?? 0) / 10) * 10
    game.run(again - game.state.now - 10)
    expect(game.state.traps[index]?.caught).toBe(false)
    game.run(10)
    expect(game.state.traps[index]?.caught).toBe(true)
  })

  it('on an empty trap scores nothing and leaves its time alone', () => {
    const game = play()
    const before = game.state.traps.map(({ catchesAt }) => catchesAt)
    for (let index = 0; index < 14; index++) game.press(at(index))
    game.run(10)
    expect(game.state.score).toBe(0)
    expect(game.state.traps.map(({ catchesAt }) => catchesAt)).toEqual(before)
    expect(game.state.traps.every(({ pokedAt, leaptAt }) => pokedAt === 0 && leaptAt < 0)).toBe(true)
    expect(new Set(game.events)).toEqual(new Set(['poke']))
  })

  it('twice in one tick scores once', () => {
    const game = play()
    const index = untilCaught(game)
    game.press(at(index))
    game.press(at(index))
    game.run(10)
    expect(game.state.score).toBe(1)
  })

  it('beside the traps does nothing', () => {
    const game = play()
    game.run(30_000)
    game.press({ area: null, at: { x: 800, y: 500 } })
    game.press({ area: 'trap-15' })
    game.run(10)
    expect(game.state.score).toBe(0)
  })
})

describe('the tab order', () => {
  const inOrder = (game: ReturnType<typeof play>) =>
    [...game.hitAreas()].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ id }) => id)

  it('visits caught traps first, row by row', () => {
    const game = play()
    game.run(15_000)
    const caught = game.state.traps.flatMap((trap, index) => (trap.caught ? [`trap-${index + 1}`] : []))
    expect(caught.length).toBeGreaterThan(2)
    expect(inOrder(game).slice(0, caught.length)).toEqual(caught)
    expect(inOrder(game)).toHaveLength(14)
  })

  it('keeps an emptied trap where it is until the focus goes on', () => {
    const game = play()
    game.run(30_000)
    game.hover(at(0))
    game.press(at(0))
    game.run(10)
    expect(inOrder(game)[0]).toBe('trap-1')
    expect(game.hitAreas()[0]?.label.en).toBe('East trap 1, empty')
    game.leave(at(0))
    game.hover(at(1))
    game.run(10)
    expect(inOrder(game)[0]).toBe('trap-2')
    expect(inOrder(game).at(-1)).toBe('trap-1')
  })

  it('hands out the same list until something changes', () => {
    const game = play()
    const list = game.hitAreas()
    game.run(4000)
    expect(game.hitAreas()).toBe(list)
    untilCaught(game)
    expect(game.hitAreas()).not.toBe(list)
    expect(game.hitAreas()).toBe(game.hitAreas())
  })
})

describe('six hours of play', () => {
  it('keep time exactly', () => {
    const playhead = new Playhead<Farm, Numbers>({
      day: 'farm',
      rules,
      tuning: tuned(tuning, {}),
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
    for (const [index, { bob }] of playhead.state.traps.entries()) {
      expect(bob).toBeCloseTo((playhead.now / 4000 + index * 0.382) % 1, 6)
    }
  })
})

describe('what is said', () => {
  it('tells of a catch and of the score, in both languages', () => {
    const { bell, splash } = announcements
    expect(bell({ trap: 0, waiting: 1 })).toEqual({
      en: 'East trap 1 has caught a fish.',
      fr: 'Nasse est 1 : un poisson est pris.',
    })
    expect(bell({ trap: 10, waiting: 3 }).en).toBe('South trap 1 has caught a fish. 3 are waiting.')
    expect(splash({ trap: 2, score: 12, left: false })).toEqual({ en: 'Fish: 12', fr: 'Poissons : 12' })
  })
})

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
