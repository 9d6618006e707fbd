import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, dataOf, input, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { climbOf, liftOf, SHAKE, SINK, STONES, shakeOf, sunkOf, WINDOWS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (tuned: Partial<Record<keyof typeof tuning, number>> = {}, seed = 3) =>
  playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

const press = (game: Game, area: string | null = 'castle', ms?: number) =>
  input(game, 'press', { area, at: { x: 500, y: 300 } }, ms)

/** A game in which the castle has been sinking for that long. */
const sinking = (ms?: number) => press(play(), 'castle', ms)

const sunkNow = ({ state, playhead }: Game) => sunkOf(state.castle.show, playhead.now)
const shakeNow = ({ state, playhead }: Game) => shakeOf(state.castle.show, playhead.now)

describe('the castle', () => {
  it.each(['castle', null])('begins to sink at once when %s is pressed', (area) => {
    const game = wait(play(), 1000)
    expect([sunkNow(game), shakeNow(game)]).toEqual([0, 0])
    press(game, area)
    expect(game.state.castle.show).toEqual({ from: 1000, until: 9000 })
    expect(game.events).toEqual(['sank', 'burst'])
  })

  it('sinks 35 % of the stage in 8000 ms, evenly, to the tick; shaking a step to and fro every 100 ms till then', () => {
    const game = sinking()
    expect(SINK).toBe(350)
    for (let tick = 1; tick < 800; tick++) {
      expect(sunkNow(game)).toBeCloseTo((350 * tick) / 800, 9)
      expect(shakeNow(game)).toBe(Math.floor(tick / 10) % 2 === 0 ? SHAKE.reach : -SHAKE.reach)
      game.run(10)
    }
    expect(game.playhead.now).toBe(8000)
    expect(game.state.castle).toMatchObject({ show: null, stoodAt: 8000 })
    expect([sunkNow(game), shakeNow(game)]).toEqual([0, 0])
  })

  it('tolls once, as it stands there again, and can go down once more', () => {
    const game = sinking(7990)
    expect(countOf(game, 'tolled')).toBe(0)
    game.run(10)
    expect(game.told.at(-1)).toEqual({ name: 'tolled', data: { stones: 1 } })
    press(game)
    expect(game.state.castle.show).toEqual({ from: 8000, until: 16_000 })
    expect(countOf(game, 'sank')).toBe(2)
  })

  it('lets bats out in three waves: at once, after 2 s and after 4 s', () => {
    const game = sinking()
    const began = [0]
    for (let tick = 1; tick < 800; tick++) {
      expect(game.state.castle.waves).toBe(began.length)
      const before = game.state.castle.waves
      game.run(10)
      if (game.state.castle.waves !== before) began.push(game.playhead.now)
    }
    expect(began).toEqual([0, 2000, 4000])
    expect(dataOf(game, 'burst')).toEqual([{ wave: 1 }, { wave: 2 }, { wave: 3 }])
  })

  it('goes on as it would have, whatever is pressed meanwhile: all that turns are eyes', () => {
    const [game, alone] = [sinking(), sinking()]
    for (let i = 0; i < 79; i++) {
      press(game, i % 2 === 0 ? 'castle' : null, 100)
      alone.run(100)
      expect(game.state).toEqual({ ...alone.state, glance: game.state.glance })
    }
    expect([countOf(game, 'glanced'), countOf(game, 'sank')]).toEqual([79, 1])
  })

  it('draws eyes to where it was pressed, for a while', () => {
    const game = input(sinking(), 'press', { area: null, at: { x: 300, y: 200 } })
    expect(game.state.glance).toEqual({ x: 300, y: 200, from: 10, until: 1110 })
    expect(readAfter(game, [1080, 10], () => game.state.glance === null)).toEqual([false, true])
  })

  it('lets no eye linger when it is over', () => {
    const game = sinking(7910)
    press(game)
    expect(game.state.glance).not.toBeNull()
    game.runUntil(() => game.state.castle.show === null)
    expect(game.state.glance).toBeNull()
  })

  it('loses a stone each time, 1600 ms in, and five at the most', () => {
    const game = play()
    for (let time = 1; time <= 7; time++) {
      const lost = [Math.min(STONES, time - 1), Math.min(STONES, time)]
      press(game)
      expect(readAfter(game, [1580, 10], () => game.state.castle.lost)).toEqual(lost)
      game.runUntil(() => game.state.castle.show === null)
    }
    expect(dataOf(game, 'lost')).toEqual([1, 2, 3, 4, 5].map((stones) => ({ stones })))
  })
})

describe('who lives under the highest roof', () => {
  it('looks out within three seconds, and again', () => {
    const game = wait(play(), 1310)
    expect(game.events).toEqual(['peeped'])
    game.run(1000)
    expect(liftOf(game.state.lodger.peek, game.playhead.now)).toBe(1)
    game.runUntil(() => game.state.lodger.peek === null)
    game.runUntil(() => game.state.lodger.peek !== null)
    expect(countOf(game, 'peeped')).toBe(2)
  })

  it('looks out at once when somebody comes near', () => {
    const game = wait(play(), 5000)
    input(game, 'hover', { area: 'castle' })
    expect(game.state.lodger.peek).toMatchObject({ from: 5010 })
    expect(game.state.castle.hoveredAt).toBe(5000)
    input(game, 'leave', { area: 'castle' })
    expect(game.state.castle.hoveredAt).toBeNull()
  })

  it('does not while the castle sinks', () => {
    const game = wait(play(), 1500)
    expect(game.state.lodger.peek).not.toBeNull()
    press(game)
    for (let tick = 0; tick < 798; tick++) {
      expect(game.state.lodger.peek).toBeNull()
      game.run(10)
    }
  })

  it('lifts the roof in two goes and claps it shut', () => {
    const peek = { from: 0, until: 1000 }
    expect([0, 120, 240, 360, 900, 980, 1000].map((now) => liftOf(peek, now))).toEqual([0, 0.3, 0.3, 1, 1, 0, 0])
  })
})

describe('the cat', () => {
  it('flicks its tail in its own time', () => {
    const game = play()
    game.runUntil(() => game.state.cat.flick !== null)
    const { flick } = game.state.cat
    expect((flick?.until ?? 0) - (flick?.from ?? 0)).toBe(900)
    game.run(900)
    expect(game.state.cat.flick).toBeNull()
    game.runUntil(() => game.state.cat.flick !== null)
  })

  it('purrs when it is stroked, and the castle stands', () => {
    const game = press(play(), 'cat')
    expect(game.events).toEqual(['purred'])
    expect(game.state.cat.purr).toEqual({ from: 0, until: 2200 })
    expect(game.state.castle.show).toBeNull()
  })

  it('looks round when the bell tolls', () => {
    const game = sinking(7990)
    expect(readAfter(game, [0, 10], () => game.state.cat.turn)).toEqual([null, { from: 8000, until: 10_600 }])
  })
})

describe('the village', () => {
  it('is woken, one by one, and goes to bed again', () => {
    const game = sinking(6000)
    expect(game.state.village.lit).toBe(WINDOWS.most)
    game.runUntil(() => game.state.castle.show === null)
    game.run(20_000)
    expect(game.state.village.lit).toBe(WINDOWS.least)
  })

  it('puts on a light for whoever knocks, until it has had enough', () => {
    const game = play()
    for (let lit = WINDOWS.least + 1; lit <= WINDOWS.most; lit++) {
      press(game, 'village')
      expect(game.told.at(-1)).toEqual({ name: 'lit', data: { windows: lit } })
    }
    press(game, 'village')
    expect(game.events.at(-1)).toBe('darkened')
    expect(readAfter(game, [0, 10_000], () => game.state.village.lit)).toEqual([0, WINDOWS.least])
  })
})

describe('the mouse on the thread', () => {
  const climbNow = ({ state, playhead }: Game) => climbOf(state.mouse, playhead.now)

  it('climbs down to the knot in goes, and up again', () => {
    const game = play()
    game.runUntil(() => game.state.mouse.errand !== null)
    let most = 0
    while (game.state.mouse.errand) {
      most = Math.max(most, climbNow(game))
      game.run(10)
    }
    expect([most, climbNow(game)]).toEqual([1, 0])
    game.runUntil(() => game.state.mouse.errand !== null)
  })

  it('hurries up when it is pressed, from where it was', () => {
    const game = play()
    game.runUntil(() => climbNow(game) === 1)
    press(game, 'mouse')
    expect(game.events.at(-1)).toBe('squeaked')
    expect(climbNow(game)).toBeGreaterThan(0.9)
    press(game, 'mouse')
    expect(countOf(game, 'squeaked')).toBe(1)
    game.run(600)
    expect(game.state.mouse).toMatchObject({ errand: null, flight: null })
  })
})
