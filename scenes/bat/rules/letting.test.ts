import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, input, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { CASTLE, carry, LODGERS, SINKINGS, STONES } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const play = () => playRules(rules, tuning, { seed: 3, areas })
type Game = ReturnType<typeof play>

/** Presses it whenever it stands, until it has stood again so often. */
function sink(game: Game, times: number): Game {
  for (let time = 0; time < times; time++) press(game, 'castle', 8000)
  return game
}

/** A game in which the bats have just begun to carry it off, 48 s after the first press. */
function packed(): Game {
  const game = play()
  game.later()
  return sink(game, SINKINGS)
}

const placeNow = ({ state, playhead }: Game) => carry(state.letting, playhead.now, { x: 0, y: 0, size: 0, turn: 0 })

describe('the castle that is carried off', () => {
  it('goes down six times, and then the bats come back', () => {
    const game = play()
    game.later()
    sink(game, SINKINGS - 1)
    expect(game.state.castle).toMatchObject({ sinkings: 5, lost: STONES })
    expect(countOf(game, 'packed')).toBe(0)
    sink(game, 1)
    expect(game.events.slice(-2)).toEqual(['tolled', 'packed'])
    expect(game.state.letting.leaves).toEqual({ from: 48_000, until: 57_000 })
  })

  it('is not before it can be drawn: then it goes down a seventh time', () => {
    const game = sink(play(), SINKINGS)
    expect(game.state.letting.leaves).toBeNull()
    game.later()
    sink(game, 1)
    expect(game.events.at(-1)).toBe('packed')
    expect(game.state.castle.sinkings).toBe(SINKINGS)
  })

  it('tears loose 2880 ms later, leaves a board after 4500, and is gone after 9000', () => {
    const game = packed()
    const told: [string, number][] = []
    for (let seen = game.told.length; game.state.letting.leaves; ) {
      game.run(10)
      for (const { name } of game.told.slice(seen)) told.push([name, game.playhead.now - 48_000])
      seen = game.told.length
    }
    expect(told).toEqual([
      ['lifted', 2880],
      ['vacated', 4500],
    ])
    expect(game.playhead.now).toBe(57_000)
    expect(game.state.letting).toMatchObject({ vacantAt: 52_500, removals: 1 })
  })

  it('stands still until it tears loose, but for three hops; then it leaves to the left, ever smaller', () => {
    const game = packed()
    let [hops, before, rises] = [0, Number(CASTLE.y), false]
    while (!game.events.includes('lifted')) {
      const { x, y, size } = placeNow(game)
      expect([x, size]).toEqual([CASTLE.x, 1])
      if (y < before && !rises) hops += 1
      rises = y < before
      before = y
      game.run(10)
    }
    expect(hops).toBe(3)
    for (let last = placeNow(wait(game, 100)); game.state.letting.leaves !== null; ) {
      const place = placeNow(game)
      expect(place.x).toBeLessThanOrEqual(last.x)
      expect(place.size).toBeLessThanOrEqual(last.size)
      last = place
      game.run(100)
    }
  })

  it('draws eyes when it is pressed meanwhile, and nothing else', () => {
    const game = packed()
    for (let i = 0; i < 80; i++) {
      input(game, 'press', { area: i % 2 === 0 ? 'castle' : null, at: { x: 300, y: 200 } }, 100)
      expect(game.state.castle.show).toBeNull()
    }
    expect(countOf(game, 'glanced')).toBe(80)
    expect(game.state.letting.comes).toBeNull()
  })

  it('wakes the village', () => {
    const game = packed()
    game.run(5000)
    expect(game.state.village.lit).toBe(7)
  })
})

describe('the board', () => {
  const vacant = () => wait(packed(), 9000)

  it('is what is pressed: it is called so, and a press brings a whole castle at once', () => {
    const game = vacant()
    expect(areaOf(game, 'castle')?.label).toEqual({ en: 'The board: for rent', fr: 'Le panneau : à louer' })
    press(game, 'castle')
    expect(game.events.at(-1)).toBe('rented')
    expect(game.state.castle).toMatchObject({ sinkings: 0, lost: 0, lostAt: null })
    expect(game.state.letting).toMatchObject({ vacantAt: null, comes: { from: 57_000, until: 61_600 }, lodger: 1 })
    wait(game, 4590)
    expect(game.told.at(-1)).toEqual({ name: 'settled', data: { lodger: 1 } })
    expect(game.state.castle).toMatchObject({ show: null, stoodAt: 61_600 })
    expect(areaOf(game, 'castle')?.label).toEqual({ en: 'The castle', fr: 'Le château' })
  })

  it('is answered by who presses beside it, too, and by nobody for 18 s: then somebody takes it', () => {
    const beside = press(vacant(), null)
    expect(beside.events.at(-1)).toBe('rented')
    const game = wait(packed(), 4490 + 18_000)
    expect(game.events.at(-1)).toBe('vacated')
    wait(game, 10)
    expect(game.events.at(-1)).toBe('rented')
  })

  it('is not taken by a second press: that draws eyes', () => {
    const game = press(press(vacant(), null), null)
    expect(game.events.slice(-2)).toEqual(['rented', 'glanced'])
    wait(game, 4600)
    expect(game.events.at(-1)).toBe('settled')
    expect(game.state.glance).toBeNull()
  })

  it('the cat and the village are as ever meanwhile', () => {
    const game = press(press(vacant(), 'cat'), 'village')
    expect(game.events.slice(-2)).toEqual(['purred', 'darkened'])
    expect(game.state.letting.comes).toBeNull()
  })
})

describe('who lives there', () => {
  it('is each of three in turn, and each time a case more is left behind, three at most', () => {
    const game = packed()
    for (let round = 1; round <= LODGERS + 1; round++) {
      wait(game, 9000)
      press(game, 'castle', 4610)
      expect(game.state.letting.removals).toBe(Math.min(3, round))
      sink(game, SINKINGS)
      expect(game.events.at(-1)).toBe('packed')
    }
    expect(dataOf(game, 'settled')).toEqual([1, 2, 3, 1].map((lodger) => ({ lodger })))
  })

  it('looks out soon after', () => {
    const game = wait(packed(), 9000)
    press(game, 'castle', 4610)
    expect(game.events.at(-1)).toBe('settled')
    expect(game.state.lodger.peek).toBeNull()
    wait(game, 1310)
    expect(game.state.lodger.peek).not.toBeNull()
  })
})
