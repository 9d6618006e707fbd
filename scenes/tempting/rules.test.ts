import { describe, expect, it } from 'vitest'
import { PRINTED_PAYS, PRINTED_RETURN } from '../../assets/tempting/parlour'
import { tuned } from '../../src/stage/contract/tuned'
import { playRules } from '../../src/stage/time/playRules'
import { seededRandom } from '../../src/stage/time/random'
import { countOf, dataOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { drawStop, LINES_FOR, PAYS, payOfLine, STOPS, STRIPS, symbolAt, turnOf, turnTimeOf, winOf } from './layout'
import { rules } from './rules'
import type { Coins } from './state'
import { tuning } from './tuning'

const play = (seed = 25, turned: Partial<Record<keyof typeof tuning, number>> = {}) =>
  playRules(rules, tuning, { seed, tuning: turned, areas })
type Game = ReturnType<typeof play>

const TURNS = [1500, 1900, 1600] as const
const ALL = [1, 2, 3] as const satisfies readonly Coins[]

const turns = ({ state, playhead }: Game) =>
  state.reels.map((reel, index) => turnOf(reel, playhead.now, TURNS[index] ?? 0))

/** Bets, and waits until that is settled. */
function bet(game: Game, area: 'one coin' | 'two coins' | 'three coins' | 'lever'): void {
  press(game, area)
  game.runUntil(() => game.state.bet === null)
}

describe('the reels', () => {
  it('roll without end, one turn per 1.5, 1.9 and 1.6 s', () => {
    const game = play()
    expect(TURNS.map((_, reel) => turnTimeOf(reel, tuned(tuning)))).toEqual(TURNS)
    for (const [reel, time] of TURNS.entries()) {
      const before = turns(game)[reel] ?? 0
      game.run(time)
      expect(turns(game)[reel]).toBeCloseTo(before + 1, 9)
    }
    game.run(60_000)
    expect(game.state.reels.map(({ motion }) => motion)).toEqual(['rolling', 'rolling', 'rolling'])
    expect(game.told).toEqual([])
  })

  it('stop left to right, 1.2 s after the pull and 350 ms apart, to the tick, on symbols', () => {
    const game = play()
    game.press({ area: 'three coins' })
    for (const [count, ms] of [1200, 350, 350].entries()) {
      expect(readAfter(game, [ms - 10, 10], () => countOf(game, 'stopped'))).toEqual([count, count + 1])
      expect(dataOf(game, 'stopped').at(-1)).toEqual({ reel: count + 1 })
      const reel = game.state.reels[count]
      expect(reel?.motion).toBe('still')
      expect((reel?.turn ?? 0) * STOPS).toBeCloseTo(reel?.stop ?? -1, 9)
    }
    expect(readAfter(game, [110, 10], () => game.state.outcome === null)).toEqual([true, false])
  })

  it('arrive where they stop without a jump, and never roll backwards', () => {
    const game = wait(play(4), 730)
    game.press({ area: 'two coins' })
    let before = turns(game)
    for (let tick = 0; tick < 190; tick++) {
      game.run(10)
      const after = turns(game)
      for (const [reel, turn] of after.entries()) {
        const step = (((turn - (before[reel] ?? 0)) % 1) + 1) % 1
        expect(Math.min(step, 1 - step), `reel ${reel}`).toBeLessThan(0.04)
      }
      before = after
    }
  })

  it('roll again once it has been seen what they brought', () => {
    const game = play()
    bet(game, 'one coin')
    game.runUntil(() => game.state.outcome === null)
    const [before, after] = readAfter(game, [2000, 1500], () => turns(game)[0] ?? 0)
    expect(after).toBeCloseTo((before ?? 0) + 1, 9)
  })
})

describe('the bet', () => {
  it('is marked at ×3 first; hover and focus move the marker, and tell so', () => {
    const game = play()
    expect(game.state.marked).toBe(3)
    input(game, 'hover', { area: 'one coin' })
    expect(game.state.marked).toBe(1)
    input(game, 'hover', { area: 'two coins' })
    input(game, 'hover', { area: 'nose' })
    expect(game.state.marked).toBe(2)
    expect(game.told).toEqual([
      { name: 'marked', data: { coins: 1 } },
      { name: 'marked', data: { coins: 2 } },
    ])
  })

  it.each([
    ['three coins', 3, 5],
    ['two coins', 2, 3],
    ['one coin', 1, 1],
  ] as const)('%s: a click spends %i and pulls; %i lines count', (area, coins, lines) => {
    const game = play()
    expect(game.state).toMatchObject({ credit: 50, payOut: 0 })
    press(game, area)
    expect(game.state).toMatchObject({ credit: 50 - coins, wagered: coins, bet: coins, payOut: 0 })
    expect(game.told.at(-1)).toEqual({ name: 'pulled', data: { coins, lines } })
  })

  it('is made by the lever, too: of what is marked', () => {
    const game = play()
    game.hover({ area: 'two coins' })
    press(game, 'lever')
    expect(game.state).toMatchObject({ credit: 48, bet: 2 })
  })

  it('cannot be made while the reels stop', () => {
    const game = press(play(), 'three coins')
    press(game, 'one coin')
    expect(game.state).toMatchObject({ credit: 47, marked: 3 })
  })

  it('of more than there is is refused, and nothing is spent', () => {
    const game = press(play(25, { opening: 2 }), 'three coins')
    expect(game.state).toMatchObject({ credit: 2, bet: null })
    expect(game.told.at(-1)).toEqual({ name: 'refused', data: { credit: 2 } })
  })
})

describe('the lines', () => {
  it('are the middle, the upper and the lower row, and both diagonals', () => {
    const shown = [0, -1, 1].map((row) => STRIPS.map((_, reel) => symbolAt(reel, 5, row)))
    expect(shown).toEqual([5, 6, 4].map((stop) => STRIPS.map((strip) => strip[stop])))
  })

  it('pay what the card says: in full on the first, half on the others', () => {
    expect([...PAYS].reverse()).toEqual([...PRINTED_PAYS])
    const crowns = STRIPS.map((strip) => strip.indexOf(5))
    const raised = crowns.map((stop) => (stop + STOPS - 1) % STOPS)
    const down = crowns.map((stop, reel) => (stop + reel - 1 + STOPS) % STOPS)
    const up = crowns.map((stop, reel) => (stop + 1 - reel + STOPS) % STOPS)
    const paid = [payOfLine(0, crowns), payOfLine(1, raised), payOfLine(3, down), payOfLine(4, up)]
    expect(paid).toEqual([200, 100, 100, 100])
    expect([winOf(crowns, 1), winOf(raised, 1), winOf(raised, 2)]).toEqual([200, 0, 100])
  })
})

describe('the money', () => {
  it('comes back to 94.9 %, whatever is bet: all that can happen, counted', () => {
    for (const coins of ALL) {
      let won = 0
      for (let pull = 0; pull < STOPS ** 3; pull++) {
        won += winOf([pull % STOPS, Math.floor(pull / STOPS) % STOPS, Math.floor(pull / STOPS ** 2)], coins)
      }
      expect(won).toBe(1640 * coins)
      const back = won / (STOPS ** 3 * coins)
      expect(back).toBeGreaterThan(0.92)
      expect(back).toBeLessThan(0.98)
      expect(`${(back * 100).toFixed(1)} %`).toBe(PRINTED_RETURN)
    }
  })

  it('is right to the coin over a million pulls, the stops fair', () => {
    const random = seededRandom(1)
    const counts = STRIPS.map(() => new Array<number>(STOPS).fill(0))
    const stops = [0, 0, 0]
    let [credit, wagered, won] = [0, 0, 0]
    for (let pull = 0; pull < 1_000_000; pull++) {
      const coins = ALL[pull % 3] ?? 1
      for (let reel = 0; reel < 3; reel++) {
        const stop = drawStop(random)
        stops[reel] = stop
        const count = counts[reel]
        if (count) count[stop] = (count[stop] ?? 0) + 1
      }
      const win = winOf(stops, coins)
      wagered += coins
      won += win
      credit += win - coins
    }
    expect(credit).toBe(won - wagered)
    expect(Number.isInteger(won)).toBe(true)
    process.stdout.write(`tempting returns ${((won / wagered) * 100).toFixed(2)} % over a million pulls\n`)
    expect(won / wagered).toBeGreaterThan(0.92)
    expect(won / wagered).toBeLessThan(0.98)
    for (const count of counts.flat()) expect(Math.abs(count / 1_000_000 - 1 / STOPS)).toBeLessThan(0.002)
  }, 5000)

  it('is kept by the machine as the lines say, pull after pull', () => {
    const game = play(3)
    let credit = 50
    for (let pull = 0; pull < 60 && credit >= 3; pull++) {
      bet(game, 'three coins')
      const win = winOf(
        game.state.reels.map(({ stop }) => stop),
        3,
      )
      credit += win - 3
      expect(game.state).toMatchObject({ credit, payOut: win, outcome: { win, coins: 3 } })
      expect(['won', 'crowned', 'lost']).toContain(game.told.at(-1)?.name)
    }
    expect(game.state.won).toBeGreaterThan(0)
    expect(LINES_FOR).toEqual({ 1: 1, 2: 3, 3: 5 })
  })

  it('is lent, ten coins and a frown, to who has none left', () => {
    const game = play(25, { opening: 1 })
    while (game.state.credit > 0) bet(game, 'one coin')
    expect(game.state).toMatchObject({ credit: 0, mood: 'shut' })
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('one coin')
    game.run(1090)
    expect(game.state.credit).toBe(0)
    game.run(10)
    expect(game.state).toMatchObject({ credit: 10, loans: 1, mood: 'frowning' })
    expect(game.told.at(-1)).toEqual({ name: 'lent', data: { coins: 10 } })
    game.run(2200)
    expect(game.state).toMatchObject({ mood: 'asking', lending: null })
    press(game, 'three coins')
    expect(game.state.credit).toBe(7)
  })
})

it('it answers a poke', () => {
  const game = play()
  game.press({ area: 'left eye' })
  game.press({ area: 'nose' })
  press(game, null)
  expect(game.events).toEqual(['winked', 'sneezed'])
})
