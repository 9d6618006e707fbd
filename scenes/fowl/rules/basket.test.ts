import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, dataOf, press } from '../../../tests/support/games'
import { areas } from '../areas'
import { AFTER, CHICKENS, caughtHens, FAIR } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

function play(seed = 16) {
  const game = playRules(rules, tuning, { seed, areas })
  game.later()
  return game
}
type Game = ReturnType<typeof play>

const areaIds = (game: Game) => game.hitAreas().map(({ id }) => id)

/** Launches the next hen and, 600 ms later, catches her. */
function catchNext(game: Game) {
  const hen = game.state.chickens.findIndex(
    (_, i) => game.state.chickens[(game.state.next + i) % CHICKENS]?.seat === null,
  )
  const place = (game.state.next + hen) % CHICKENS
  press(game, 'hen', 600)
  press(game, `flier${place}`, 20)
  return place
}

/** Catches all six, until the last has landed. */
function win(game: Game): Game {
  while (caughtHens(game.state.chickens) < CHICKENS) catchNext(game)
  game.runUntil(() => game.state.fair !== null, 600_000)
  return game
}

describe('the basket', () => {
  it('is brought with the first flight for which it can be drawn, once', () => {
    const game = playRules(rules, tuning, { seed: 16, areas })
    press(game, 'hen', 400)
    expect(game.state.basketSince).toBeNull()
    expect(areaIds(game)).toEqual(['hen'])
    game.later()
    press(game, 'hen', 20)
    expect(game.state.basketSince).toBe(400)
    press(game, 'hen', 20)
    expect(countOf(game, 'brought')).toBe(1)
    expect(areaIds(game)).toContain('basket')
  })

  it('is pressed: it rocks', () => {
    const game = play()
    press(game, 'basket', 20)
    expect(game.events).toEqual([])
    catchNext(game)
    press(game, 'basket', 20)
    expect(countOf(game, 'rocked')).toBe(1)
    expect(game.state.rockedAt).toBe(game.playhead.now - 20)
  })
})

describe('a hen in the air', () => {
  it('can be caught once she has flown 130 units, and while she can be seen', () => {
    const game = play()
    const there = () => areaIds(game).includes('flier0')
    press(game, 'hen', 20)
    const [chicken] = game.state.chickens
    for (let tick = 0; tick < 400; tick++) {
      const { flown = 0, x = 0, y = 0 } = chicken ?? {}
      const isSeen = x > -60 && x < 1660 && y > -60 && y < 1060
      expect(there()).toBe(flown >= 130 && isSeen)
      game.run(20)
    }
  })

  it('is caught by a press: she comes down in the basket after 620 ms, and not before she can be', () => {
    const game = play()
    press(game, 'hen', 20)
    press(game, 'flier0', 20)
    expect(game.events).not.toContain('caught')
    game.run(600)
    const at = game.playhead.now
    press(game, 'flier0', 20)
    expect(game.state.chickens[0]).toMatchObject({
      flying: false,
      seat: 0,
      lands: { from: at, until: at + 620 },
      hits: null,
    })
    expect(dataOf(game, 'caught')).toEqual([{ hens: 1 }])
    expect(areaIds(game)).not.toContain('flier0')
    press(game, 'flier0', 20)
    expect(countOf(game, 'caught')).toBe(1)
  })

  it('is passed over by the next press while she sits in the basket', () => {
    const game = play()
    expect(catchNext(game)).toBe(0)
    for (let hen = 1; hen < CHICKENS; hen++) press(game, 'hen', 20)
    expect(dataOf(game, 'tookOff')).toMatchObject([1, 2, 3, 4, 5, 6].map((hen) => ({ hen })))
    press(game, 'hen', 20)
    expect(dataOf(game, 'tookOff').at(-1)).toMatchObject({ hen: 2 })
    expect(game.state.chickens[0]).toMatchObject({ flying: false, seat: 0 })
  })
})

describe('the fair', () => {
  it('is won in the tick in which the sixth has landed', () => {
    const game = play()
    for (let hen = 0; hen < CHICKENS; hen++) catchNext(game)
    const last = Math.max(...game.state.chickens.map(({ lands }) => lands?.until ?? 0))
    game.run(last - game.playhead.now - 20)
    expect(game.state.fair).toBeNull()
    game.run(20)
    expect(game.state.fair).toEqual({ from: last, freedAt: null })
    expect(dataOf(game, 'won')).toEqual([{ fair: 1 }])
  })

  it('ends after 10.7 s, if nobody does anything: the peg is pulled, all six are out', () => {
    const game = win(play())
    const { from = 0 } = game.state.fair ?? {}
    game.run(FAIR.pulls - 20)
    expect(game.state.fair?.freedAt).toBeNull()
    game.run(20)
    expect(game.state.fair).toEqual({ from, freedAt: from + 10_700 })
    expect(caughtHens(game.state.chickens)).toBe(0)
    expect(game.state.chickens.map(({ flying }) => flying)).not.toContain(true)
  })

  it('ends sooner if somebody is pressed who stands at the peg, not before', () => {
    const game = win(play())
    press(game, 'somebody', FAIR.ready - 40)
    expect(game.state.fair?.freedAt).toBeNull()
    game.run(40)
    press(game, 'somebody', 20)
    expect(countOf(game, 'freed')).toBe(1)
    press(game, 'somebody', 20)
    expect(countOf(game, 'freed')).toBe(1)
  })

  it('is looked at for 1.2 s; then whoever startles her frees all six, and the next takes off as ever', () => {
    const game = win(play())
    const flights = countOf(game, 'tookOff')
    press(game, 'hen', 1200)
    expect([countOf(game, 'tookOff'), countOf(game, 'freed')]).toEqual([flights, 0])
    press(game, 'hen', 20)
    expect([countOf(game, 'tookOff'), countOf(game, 'freed')]).toEqual([flights + 1, 1])
    expect(game.state.chickens.filter(({ flying }) => flying)).toHaveLength(1)
  })

  it('is swept up in 4.3 s; of what is broken two stay so after the first, four after the second and the third', () => {
    const game = play()
    const stays = [2, 4, 4].map((_, round) => {
      for (let hen = 0; hen < 14; hen++) press(game, 'hen', 1400)
      game.run(6000)
      const before = game.state.broken.map(({ thing }) => thing)
      expect(before.length).toBeGreaterThan(4)
      win(game)
      game.run(FAIR.ready)
      press(game, 'somebody', AFTER.over - 20)
      expect(countOf(game, 'swept')).toBe(round)
      game.run(20)
      expect(countOf(game, 'swept')).toBe(round + 1)
      expect(game.state).toMatchObject({ fair: null, fairs: round + 1 })
      const after = game.state.broken.map(({ thing }) => thing)
      expect(after).toEqual(before.slice(0, after.length))
      return after.length
    })
    expect(stays).toEqual([2, 4, 4])
  })

  it('is swept from the left to the right', () => {
    const game = play()
    for (let hen = 0; hen < 14; hen++) press(game, 'hen', 1400)
    game.run(6000)
    win(game)
    game.run(FAIR.ready)
    press(game, 'somebody', AFTER.broom)
    const all = game.state.broken.length
    game.run((AFTER.over - AFTER.broom) / 2)
    expect(game.state.broken.length).toBeLessThan(all)
    expect(game.state.broken.length).toBeGreaterThan(2)
  })
})
