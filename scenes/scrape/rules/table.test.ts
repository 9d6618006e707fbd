import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, input } from '../../../tests/support/games'
import { areas } from '../areas'
import { CAT, COINS, FIELD, LANDS, PAD, RECKONING, ROOFS, THROWN, toStage } from '../layout'
import { rules } from '../rules'
import type { Kind } from '../state'
import { tuning } from '../tuning'
import { deal, textOf } from './table'

function play(seed = 18, isThere = true) {
  const game = playRules(rules, tuning, { seed, areas })
  if (isThere) game.later()
  return game
}
type Game = ReturnType<typeof play>

/** Scratches the card free. */
function scratch(game: Game): void {
  const at = (x: number, y: number) => ({ at: toStage({ x, y }) })
  game.press(at(0, 20))
  for (let y = 20; y < FIELD.height; y += 40) for (const x of [0, FIELD.width, 0]) game.move(at(x, y))
  game.run(10)
  input(game, 'release', at(-700, 900))
}

/** Throws so many cards aside, each once the last one lies. */
function throwAway(game: Game, cards: number): void {
  for (let card = 0; card < cards; card++) {
    game.press({ area: 'next' })
    game.run(THROWN.lasting + 10)
  }
}

/** Seeds whose first card wins that. */
const SEEDS: Readonly<Record<Kind, number>> = { 0: 9, 1: 7, 2: 35 }

describe('what cards leave behind', () => {
  it('is nothing until it can be drawn: neither corner nor cat can be pressed', () => {
    const game = play(18, false)
    throwAway(game, 3)
    expect(game.state.table.cards).toEqual([])
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('next')
    game.later()
    throwAway(game, 3)
    expect(game.state.table.cards).toHaveLength(3)
    expect(game.hitAreas().map(({ id }) => id)).toContain('next')
  })

  it.each([
    { kind: 0, won: 10, lies: [3, 0, 0] },
    { kind: 1, won: 100, lies: [0, 3, 0] },
    { kind: 2, won: 1000, lies: [0, 0, 1] },
  ] as const)('is what kind $kind wins, to the tick, in a size of its own', ({ kind, won, lies }) => {
    const game = play(SEEDS[kind])
    scratch(game)
    const { table } = game.state
    const at = table.prize?.at ?? 0
    expect(table.won).toBe(won)
    expect(table.prize?.fields.map((field) => game.state.symbols[field])).toEqual([kind, kind, kind])
    game.run(at + LANDS[kind] - 10 - game.playhead.now)
    expect([table.coins, table.purses, table.houses]).toEqual([0, 0, 0])
    game.run(10)
    expect([table.coins, table.purses, table.houses]).toEqual(lies)
    expect(table.prize).toBeNull()
    expect(countOf(game, 'landed')).toBe(kind === 2 ? 1 : 0)
  })

  it('lies there at once where its coming cannot be drawn', () => {
    const game = play(SEEDS[0], false)
    scratch(game)
    expect(game.state.table).toMatchObject({ coins: 3, won: 10, prize: null })
    expect(countOf(game, 'booked')).toBe(0)
  })

  it('has a card thrown aside as it was left, and another one lie there, whole', () => {
    const game = play(SEEDS[1])
    const { symbols } = structuredClone(game.state)
    scratch(game)
    game.press({ area: 'next' })
    game.run(10)
    expect(game.state.table.cards).toEqual([{ symbols, fate: 3 }])
    expect(game.state).toMatchObject({
      doneAt: null,
      scratching: false,
      seen: [false, false, false, false, false, false],
    })
    // A second press at once throws none that nobody has seen.
    game.press({ area: 'next' })
    game.run(THROWN.lasting - 20)
    expect(game.state.table.cards).toHaveLength(1)
    game.run(20)
    throwAway(game, 1)
    expect(game.state.table.cards.map(({ fate }) => fate)).toEqual([3, 0])
  })

  it('deals by the same odds as ever', () => {
    const kinds = new Map<Kind | null, number>()
    const { state, playhead } = play()
    state.table.hasLater = true
    const cards = 4000
    for (let card = 0; card < cards; card++) {
      Object.assign(state.table, { cards: [], thrownAt: null })
      deal(state, playhead.world)
      kinds.set(state.winningKind, (kinds.get(state.winningKind) ?? 0) + 1)
    }
    for (const [kind, share] of [
      [2, 0.01],
      [1, 0.09],
      [0, 0.4],
      [null, 0.5],
    ] as const) {
      const off = Math.abs((kinds.get(kind) ?? 0) - cards * share)
      expect(off, `kind ${kind}`).toBeLessThan(4 * Math.sqrt(cards * share * (1 - share)))
    }
  })

  it('is no more than there is room for', () => {
    const game = play(SEEDS[0])
    game.state.table.coins = COINS.length - 1
    scratch(game)
    game.run(LANDS[0])
    expect(game.state.table.coins).toBe(COINS.length)
    const house = play(SEEDS[2])
    house.state.table.houses = 1 + ROOFS.most
    scratch(house)
    house.run(LANDS[2])
    expect(house.state.table.houses).toBe(1 + ROOFS.most)
  })
})

describe('the cat', () => {
  it('comes for dead cards, and pushes off a coin where there is one', () => {
    const game = play(SEEDS[0])
    scratch(game)
    game.run(LANDS[0])
    throwAway(game, CAT.from - 1)
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('cat')
    throwAway(game, 1)
    for (const left of [2, 1, 0, 0]) {
      game.press({ area: 'cat' })
      game.run(600)
      expect(game.state.table.coins).toBe(left)
    }
    expect(countOf(game, 'patted')).toBe(4)
    expect(game.state.table.pushes).toBe(false)
    expect(game.state.table.won).toBe(10)
  })
})

describe('the reckoning', () => {
  it('comes after ten cards, stands, and is rubbed out for another pad by itself', () => {
    const game = play(SEEDS[1])
    scratch(game)
    game.run(LANDS[1])
    throwAway(game, PAD - 1)
    expect(game.state.table.reckonedAt).toBeNull()
    game.press({ area: 'next' })
    game.run(10)
    const { table } = game.state
    const at = table.reckonedAt ?? 0
    expect(at).toBe(game.playhead.now - 10)
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['sum'])
    game.run(RECKONING.stands - 20)
    expect(countOf(game, 'reckoned')).toBe(0)
    game.run(10)
    expect(game.told).toContainEqual({ name: 'reckoned', data: { won: 100 } })
    game.run(RECKONING.lasting)
    expect(table.wipedAt).toBe(game.playhead.now)
    game.run(RECKONING.wipes - 10)
    expect(table.cards).toHaveLength(PAD)
    game.run(10)
    expect(table).toMatchObject({ cards: [], won: 0, pads: 1, reckonedAt: null, wipedAt: null, purses: 3 })
    expect([countOf(game, 'reckoned'), countOf(game, 'wiped')]).toEqual([1, 1])
    scratch(game)
    expect(game.state.doneAt).not.toBeNull()
  })

  it('is written at once for who presses, and rubbed out for who presses again; a double click is one press', () => {
    const game = play()
    throwAway(game, PAD)
    const press = (ms: number) => {
      game.press({ area: 'sum' })
      game.run(ms)
    }
    press(20)
    expect(countOf(game, 'reckoned')).toBe(1)
    press(500)
    expect(game.state.table.wipedAt).toBeNull()
    press(10)
    expect(game.state.table.wipedAt).toBe(game.playhead.now - 10)
    game.run(RECKONING.wipes)
    expect(countOf(game, 'wiped')).toBe(1)
    expect(countOf(game, 'reckoned')).toBe(1)
  })
})

describe('what is kept', () => {
  it('is the table with the card that is done, and lies there in the next game', () => {
    const game = play(SEEDS[1])
    throwAway(game, 2)
    while (game.state.winningKind !== 0) throwAway(game, 1)
    scratch(game)
    const text = textOf(game.state)
    const next = playRules(rules, tuning, { seed: 2, areas })
    next.kept(text)
    next.later()
    next.run(10)
    const { cards, coins, won } = next.state.table
    expect({ coins, won, last: cards.at(-1)?.fate }).toEqual({ coins: 3, won: 10, last: 2 })
    expect(cards).toHaveLength(game.state.table.cards.length + 1)
    expect(textOf(next.state)).toBe(text)
  })

  it('is reckoned up where the pad was used up by Replay', () => {
    const game = play()
    throwAway(game, PAD - 1)
    scratch(game)
    const next = playRules(rules, tuning, { seed: 2, areas })
    next.kept(textOf(game.state))
    next.later()
    next.run(10)
    expect(next.state.table.reckonedAt).not.toBeNull()
  })

  it('takes nobody’s card away who scratches already', () => {
    const game = play()
    throwAway(game, PAD - 1)
    scratch(game)
    const next = playRules(rules, tuning, { seed: 2, areas })
    next.kept(textOf(game.state))
    input(next, 'press', { at: toStage({ x: 100, y: 100 }) })
    next.later()
    next.run(10)
    expect(next.state.table.reckonedAt).toBeNull()
    input(next, 'release', { at: toStage({ x: 100, y: 100 }) })
    next.run(THROWN.lasting)
    throwAway(next, 1)
    expect(next.state.table.reckonedAt).not.toBeNull()
  })

  it.each(['', 'nothing', '1 2 3', '0 0 0 0 0 9000000', '99 9 9 99999 1', '-1 0 0 0 0'])(
    'makes something of %s, or nothing',
    (text) => {
      const game = play()
      game.kept(text)
      game.run(20)
      expect(game.state.table.cards).toEqual([])
    },
  )
})
