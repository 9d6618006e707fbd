import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, press, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { CLOSING, hopeOf, STOPS, STRIPS, winOf } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { booksOf } from './closing'

type Turned = Partial<Record<keyof typeof tuning, number>>

/** A game in which what is drawn later has come. */
function play(seed = 1, turned: Turned = {}) {
  const game = playRules(rules, tuning, { seed, tuning: turned, areas })
  game.later()
  game.run(10)
  return game
}
type Game = ReturnType<typeof play>

/** Pulls with three coins, or what is left, and waits until that is settled. */
function pull(game: Game): void {
  press(game, game.state.credit >= 3 ? 'three coins' : 'one coin')
  game.runUntil(() => game.state.bet === null, 300_000)
}

/** Pulls until it has closed. */
function playToClosing(game: Game): Game {
  while (game.state.closesAt === null) pull(game)
  game.runUntil(() => game.state.closedAt !== null, 300_000)
  return game
}

/** What it was dealt, as often as it hoped and did not. */
function pullsOf(turned: Turned = {}) {
  return Array.from({ length: 60 }, (_, seed) => {
    const game = play(seed + 1, turned)
    game.press({ area: 'three coins' })
    game.runUntil(() => countOf(game, 'stopped') === 2)
    const second = game.playhead.now
    game.runUntil(() => countOf(game, 'stopped') === 3)
    return { game, took: game.playhead.now - second, hopes: dataOf(game, 'hoped') }
  })
}

describe('two of a kind', () => {
  it('from the hen on: it hopes, and the third reel takes 2.2 s; of others it takes what it always did', () => {
    const pulls = pullsOf()
    for (const { game, took, hopes } of pulls) {
      const stops = game.state.reels.map(({ stop }) => stop)
      const hope = hopeOf(stops, 3)
      expect(hopes).toEqual(hope === null ? [] : [{ kind: hope }])
      expect(took).toBe(hope === null ? 350 : 2200)
      expect(game.state.mood).toBe(hope === null ? 'watching' : 'hoping')
      expect((game.state.reels[2]?.turn ?? 0) * STOPS).toBeCloseTo(stops[2] ?? -1, 9)
    }
    const hoping = pulls.filter(({ hopes }) => hopes.length > 0)
    expect(hoping.length).toBeGreaterThan(6)
    expect(hoping.length).toBeLessThan(30)
  })

  it('change nothing of the odds: the same stops come as without, and pay the same', () => {
    for (const { game } of pullsOf()) {
      const { seed } = game.playhead
      const without = playRules(rules, tuning, { seed, areas })
      without.run(10)
      press(without, 'three coins')
      without.runUntil(() => without.state.bet === null)
      game.runUntil(() => game.state.bet === null)
      const stops = game.state.reels.map(({ stop }) => stop)
      expect(without.state.reels.map(({ stop }) => stop)).toEqual(stops)
      expect([game.state.payOut, without.state.payOut]).toEqual([winOf(stops, 3), winOf(stops, 3)])
    }
  })

  it('are looked for on the lines that count', () => {
    const hens = STRIPS.map((strip) => strip.indexOf(2))
    const above = hens.map((stop) => (stop + STOPS - 1) % STOPS)
    expect([hopeOf(hens, 1), hopeOf(above, 1), hopeOf(above, 2)]).toEqual([2, null, 2])
    // Three quills are no more than that.
    expect(
      hopeOf(
        STRIPS.map((strip) => strip.indexOf(1)),
        1,
      ),
    ).toBeNull()
  })
})

describe('the closing', () => {
  it('follows the twentieth pull, once its outcome was seen; no other bet is taken', () => {
    const game = play(3)
    for (let count = 0; count < 20; count++) {
      expect(game.state.closesAt).toBeNull()
      pull(game)
    }
    const { now } = game.playhead
    expect(game.state.pulls).toBe(20)
    expect(areaOf(game, 'three coins')).toBeUndefined()
    expect(game.state.closesAt).toBeGreaterThanOrEqual(now + 1100)
    const { credit, best } = game.state
    game.runUntil(() => game.state.closedAt !== null)
    expect(dataOf(game, 'closed')).toEqual([{ coins: credit, best }])
    expect(game.state).toMatchObject({
      credit: 0,
      payOut: 0,
      kept: credit,
      pulls: 0,
      days: 1,
      mood: 'closed',
      record: best,
    })
  })

  it('tells what comes, to the tick: shutters, lock, sign, a wink, and tomorrow', () => {
    const game = playToClosing(play(3))
    const told = ['shuttered', 'locked', 'hung', 'hinted', 'opened'] as const
    const times = [CLOSING.shutters, CLOSING.lock, CLOSING.sign, CLOSING.wink, CLOSING.dawn]
    for (const [index, event] of told.entries()) {
      const wait = (times[index] ?? 0) - (times[index - 1] ?? 0)
      expect(readAfter(game, [wait - 10, 10], () => countOf(game, event))).toEqual([0, 1])
    }
    game.run(CLOSING.over - CLOSING.dawn - 10)
    expect(game.state.closedAt).not.toBeNull()
    game.run(10)
    expect(game.state).toMatchObject({ closedAt: null, credit: 50, best: 50, mood: 'asking', loans: 0 })
    pull(game)
    expect(game.state.pulls).toBe(1)
  })

  it('has an arm that waves and a sign that swings, and takes no bet', () => {
    const game = playToClosing(play(3))
    game.run(CLOSING.sign - 10)
    expect(areaOf(game, 'sign')).toBeUndefined()
    game.run(10)
    press(game, 'lever')
    press(game, 'sign')
    press(game, 'three coins')
    expect(game.events.slice(-2)).toEqual(['waved', 'pushed'])
    expect(game.state).toMatchObject({ bet: null, credit: 0 })
    game.run(CLOSING.dawn)
    expect(areaOf(game, 'sign')).toBeUndefined()
  })

  it('follows the second ruin of a day: it lends once', () => {
    const game = play(5, { opening: 1, loan: 3, pulls: 1000 })
    while (game.state.closesAt === null) {
      game.runUntil(() => game.state.lendsAt === null && game.state.lending === null)
      if (game.state.closesAt === null) pull(game)
    }
    expect(game.state).toMatchObject({ credit: 0, loans: 1, mood: 'shut' })
    game.run(1100)
    expect(dataOf(game, 'closed')).toMatchObject([{ coins: 0 }])
  })

  it('waits for what draws it', () => {
    const game = playRules(rules, tuning, { seed: 3, tuning: { pulls: 1 }, areas })
    for (let count = 0; count < 2; count++) {
      press(game, 'three coins')
      game.runUntil(() => game.state.bet === null)
    }
    expect(game.state).toMatchObject({ closesAt: null, pulls: 2 })
  })
})

describe('the books', () => {
  const comeBack = (text: string) => {
    const game = playRules(rules, tuning, { seed: 1, areas })
    game.kept(text)
    game.run(10)
    return game
  }

  it('are brought back: credit, its highest, pulls, days and the loan', () => {
    const before = play(3)
    for (let count = 0; count < 4; count++) pull(before)
    const { credit, best } = before.state
    const after = comeBack(booksOf(before.state))
    expect(after.state).toMatchObject({ credit, best, pulls: 4, days: 0, loans: 0 })
    press(after, 'one coin')
    expect(after.state.credit).toBe(credit - 1)
  })

  it('of a day that is over begin a new one; whoever had nothing left is lent ten', () => {
    const game = playToClosing(play(3))
    expect(comeBack(booksOf(game.state)).state).toMatchObject({ credit: 50, days: 1, pulls: 0 })
    const broke = comeBack('0 61 70 9 2 0')
    expect(broke.state).toMatchObject({ credit: 0, best: 61, record: 70, pulls: 9, days: 2 })
    broke.run(1100)
    expect(broke.state).toMatchObject({ credit: 10, loans: 1 })
  })

  it.each(['', 'x', '1 2 3', '-4 50 0 1 0 0', '1.5 50 0 1 0 0', '100000 50 0 1 0 0', 'NaN 1 1 1 1 1'])(
    'are not “%s”',
    (text) => {
      expect(comeBack(text).state).toMatchObject({ credit: 50, best: 50, pulls: 0, days: 0 })
    },
  )
})
