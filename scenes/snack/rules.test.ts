import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, dataOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { antX, FOODS, foodX, foodY, leapHeight, MOST, MOUTH_X, mouthAtBite, seenAt, TILE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (tuned: Partial<Record<keyof typeof tuning, number>> = {}, seed = 27) =>
  playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

const heightOf = ({ state, playhead }: Game) => leapHeight(state.chick.leap, playhead.now)

/** The food at a place of the row: first the one that is eaten next. */
function foodOf({ state }: Game, place = 0) {
  const food = state.foods.at(place)
  if (!food) throw new Error('There is no food.')
  return food
}

/** What she has eaten in so many ms. */
function eatenIn(game: Game, ms: number): string[] {
  game.run(ms)
  return dataOf(game, 'eaten').map((data) => (data as { food: string }).food)
}

/** The moments at which that has happened within so many ms. */
function momentsOf(game: Game, name: string, ms: number): number[] {
  const found: number[] = []
  for (let left = ms; left > 0; left -= 10) {
    const before = game.told.length
    game.run(10)
    for (const event of game.told.slice(before)) if (event.name === name) found.push(game.playhead.now)
  }
  return found
}

/** The highest she is until her next bite but one. */
const highest = (game: Game, ms = 1600) =>
  Math.max(...readAfter(game, new Array<number>(ms / 10).fill(10), () => heightOf(game)))

describe('her run', () => {
  it('has three drawings of 50 ms, to the tick, on the ground and in the air', () => {
    const game = play()
    for (let i = 0; i < 200; i++) {
      expect(game.state.chick.drawing).toBe(Math.floor(game.playhead.now / 50) % 3)
      game.run(10)
    }
  })
})

describe('the layers', () => {
  it('slide a tile in 8 s behind and in 4 s in front, the floss in 24 s', () => {
    const game = play()
    const { front, back, floss } = game.state
    expect(readAfter(game, [4000, 4000], () => [front.at, back.at, floss.at])).toEqual([
      [expect.closeTo(1, 9), expect.closeTo(0.5, 9), expect.closeTo(1 / 6, 9)],
      [expect.closeTo(2, 9), expect.closeTo(1, 9), expect.closeTo(1 / 3, 9)],
    ])
  })

  it('begin anew after five tiles, and what lies on them is seen where it lay', () => {
    const game = play()
    const slid = readAfter(game, [19_000, 2000], () => game.state.front.at)
    expect(slid).toEqual([expect.closeTo(4.75, 6), expect.closeTo(0.25, 6)])
    expect([0, 0.25, 1, 4.75].map((at) => seenAt(500, at))).toEqual([500, 100, -1100, 900])
    expect(seenAt(4 * TILE, 4)).toBe(0)
  })
})

describe('the foods', () => {
  it('come in over the right edge every 0.8 s, to the tick', () => {
    const game = play()
    const entered = new Set<number>()
    for (let i = 0; i < 800; i++) {
      game.run(10)
      for (const { enters } of game.state.foods) entered.add(enters)
    }
    const moments = [...entered].toSorted((one, other) => one - other)
    expect(moments.slice(0, 4)).toEqual([-800, 0, 800, 1600])
    for (const [i, moment] of moments.entries()) expect(moment).toBe((i - 1) * 800)
    const food = foodOf(game)
    // Just out of sight of the stage, 130 units across.
    expect(foodX(food, food.enters)).toBe(1660)
  })

  it('are eaten every 0.8 s where her mouth is: at 52 % of the width', () => {
    const game = play()
    const first = foodOf(game)
    expect([MOUTH_X, foodX(first, first.eatenAt)]).toEqual([832, 832])
    expect(momentsOf(game, 'eaten', 8000)).toEqual(Array.from({ length: 10 }, (_, i) => 660 + i * 800))
  })

  it('are five, by chance, and never the same twice running', () => {
    const eaten = eatenIn(play(), 80_000)
    expect(eaten).toHaveLength(100)
    expect(new Set(eaten)).toEqual(new Set(FOODS))
    for (const [i, food] of eaten.entries()) expect(food).not.toBe(eaten[i - 1])
    for (const kind of FOODS) expect(eaten.filter((food) => food === kind).length).toBeGreaterThan(10)
  })

  it('come another way from another seed, and the same from the same', () => {
    const kindsOf = (seed: number) => {
      const game = wait(play({}, seed), 20_000)
      return game.told
    }
    expect(kindsOf(3)).toEqual(kindsOf(3))
    expect(kindsOf(3)).not.toEqual(kindsOf(4))
  })

  it('are under way in the widest window before they come in over the edge of the stage', () => {
    const game = play()
    for (let i = 0; i < 100; i++) {
      game.run(10)
      expect(foodX(foodOf(game, -1), game.playhead.now)).toBeGreaterThan(2200)
    }
  })
})

describe('a bound', () => {
  it('is gathered 160 ms before a bite, leapt 110 ms before it, and over 140 ms after', () => {
    const game = play()
    const steps = readAfter(game, [490, 10, 50], () => game.state.chick)
    expect(steps).toMatchObject([
      { crouch: null, leap: null },
      { crouch: { from: 500, until: 550 }, leap: null },
      { crouch: null, leap: { from: 550, peakAt: 700, until: 800, rise: 92, start: 0, isHigh: false } },
    ])
    game.run(110)
    expect(game.state.chick.bite).toEqual({ at: 660, y: mouthAtBite(92) })
    game.run(130)
    expect(heightOf(game)).toBeGreaterThan(0)
    game.run(10)
    expect(game.state.chick).toMatchObject({ leap: null, landedAt: 800 })
  })

  it('goes up by 92 units', () => {
    expect(highest(play(), 800)).toBe(92)
  })

  it('brings her mouth to where the food is', () => {
    const game = play()
    for (let bite = 0; bite < 5; bite++) {
      input(game, 'press', { area: 'sky', at: { x: 800, y: 100 + bite * 90 } })
      const food = foodOf(game)
      game.runUntil(() => game.playhead.now === food.eatenAt)
      const mouth = 490 - 22 - heightOf(game)
      expect(foodX(food, game.playhead.now)).toBe(832)
      expect(Math.abs(foodY(food, game.playhead.now) - mouth)).toBeLessThan(1)
    }
  })

  it('ends in a swallow of 120 ms, which is told when it begins', () => {
    const game = play()
    expect(momentsOf(game, 'swallowed', 1600)).toEqual([700, 1500])
    expect(game.state.chick.swallow).toEqual({ from: 1500, until: 1620 })
  })

  it('raises dust where it begins and where it ends, which the icing takes along', () => {
    const game = play()
    const [begun, ended, settled] = readAfter(game, [550, 250, 120], () => game.state.puffs)
    expect(begun).toEqual([{ x: 336, from: 550, until: 910 }])
    expect([ended?.length, settled?.length]).toEqual([2, 1])
    expect(ended?.[0]?.x).toBeCloseTo(336 - 250 * 0.4, 6)
  })
})

describe('a toss', () => {
  it('sends the next one up and her after it, at once', () => {
    const game = wait(play(), 200)
    input(game, 'press', { area: 'sky', at: { x: 300, y: 250 } })
    const food = foodOf(game)
    const data = { food: food.kind }
    expect(game.told).toEqual([{ name: 'tossed', data }])
    expect(food).toMatchObject({ tossedAt: 200, riseBefore: 92 })
    expect(game.state.chick.look).toEqual({ from: 200, until: 620 })
    // As high as it was pressed.
    expect(mouthAtBite(food.rise)).toBeCloseTo(250, 9)
    expect(highest(game)).toBeCloseTo(food.rise, 9)
    expect(game.events).toContain('soared')
    for (const name of ['eaten', 'caught']) expect(game.told).toContainEqual({ name, data })
  })

  it.each([
    ['at least 150 units', 700, 150],
    ['at most 250', -300, 250],
  ])('makes her leap %s', (_, y, rise) => {
    const game = play()
    game.press({ area: 'sky', at: { x: 800, y } })
    expect(highest(game, 1000)).toBe(rise)
  })

  it('is for the one after, when she crouches already', () => {
    const game = wait(play(), 510)
    input(game, 'press', { area: 'sky', at: { x: 800, y: 200 } })
    expect(game.state.foods.map(({ tossedAt }) => tossedAt !== null).slice(0, 3)).toEqual([false, true, false])
  })

  it('can be made again and again without the food ever jumping', () => {
    const game = play()
    for (let i = 0; i < 60; i++) {
      const followed = foodOf(game, 1)
      const before = foodY(followed, game.playhead.now)
      if (i % 4 === 0) game.press({ area: 'sky', at: { x: 800, y: i % 8 === 0 ? 0 : 900 } })
      game.run(10)
      expect(Math.abs(foodY(followed, game.playhead.now) - before)).toBeLessThan(16)
    }
  })

  it('keeps no meal waiting: one is eaten every 0.8 s all the same', () => {
    const game = play()
    const eaten: number[] = []
    for (let i = 0; i < 400; i++) {
      if (i % 7 === 0) game.press({ area: i % 2 ? 'chick' : 'sky', at: { x: 800, y: 150 } })
      eaten.push(...momentsOf(game, 'eaten', 10))
    }
    expect(eaten).toEqual([660, 1460, 2260, 3060, 3860])
  })

  it('is what pressing herself does, too, and her pouch wobbles', () => {
    const game = press(play(), 'chick')
    expect(game.events).toEqual(['poked', 'tossed'])
    expect(game.state.chick.poke).toEqual({ from: 0, until: 900 })
    expect(highest(game, 1000)).toBe(250)
  })
})

describe('her pouch', () => {
  it('shows the last three, and nothing ever fills it', () => {
    const game = play()
    const eaten = eatenIn(game, 40_000)
    expect(eaten).toHaveLength(50)
    expect(game.state.chick.pouch).toEqual(eaten.slice(-MOST.pouch))
  })

  it('gives a burp after ten, and after ten again', () => {
    const game = play()
    expect(momentsOf(game, 'burped', 17_000)).toEqual([660 + 9 * 800 + 240, 660 + 19 * 800 + 240])
    expect(game.state.chick.burp).toEqual({ from: 16_100, until: 16_560 })
  })

  it('burps between two leaps, not in one', () => {
    const game = play()
    game.runUntil(() => game.events.includes('burped'))
    expect(heightOf(game)).toBe(0)
    expect(game.state.chick.crouch).toBeNull()
  })
})

describe('the ant', () => {
  it('comes by once in five tiles, and can be pressed where it is', () => {
    const game = play()
    const before = areaOf(game, 'ant')
    if (before?.shape.kind !== 'rect') throw new Error('The ant has no shape.')
    expect(before.shape.x + 46).toBeCloseTo(966, 6)
    game.run(2200)
    expect(areaOf(game, 'ant')).toBeUndefined()
    game.runUntil(() => areaOf(game, 'ant') !== undefined)
    expect(game.playhead.now).toBeGreaterThan(17_000)
    expect(antX(game.state.front.at)).toBeGreaterThan(1540)
    press(game, 'ant')
    expect(game.told.at(-1)).toEqual({ name: 'frightened', data: null })
    expect(game.state.antFright?.until).toBe(game.playhead.now - 10 + 900)
  })

  it('walks against the way she runs, without a jump that is seen', () => {
    let last = antX(0)
    for (let slid = 0.01; slid < 4.9; slid += 0.01) {
      const x = antX(slid % 5)
      if (x > -200 && last < 1800 && last > -200) expect(last - x).toBeCloseTo(0.01 * TILE * 1.2, 6)
      last = x
    }
  })
})

it('does nothing when nothing is pressed', () => {
  const game = press(play(), null)
  expect(game.events).toEqual([])
  expect(game.state.chick.look).toBeNull()
})
