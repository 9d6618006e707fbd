import { describe, expect, it } from 'vitest'
import { areaAt } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import {
  APART,
  BOARDS,
  drawingAt,
  HEIGHTS,
  HEROES,
  HIDDEN,
  hidingPlace,
  largestStatue,
  PEEPS,
  REACHED,
  reacherOf,
  STAGE,
  STATUES,
  TUFTS,
} from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { mownWords, spottedWords } from './words'

const play = (seed = 26, numbers = {}) => playRules(rules, tuning, { seed, areas, tuning: numbers })
const CLICK = { area: 'clearing', at: { x: 800, y: 900 } }

/** A game in which the first press has just taken place. */
function swung(area = 'clearing') {
  const game = play()
  press(game, area, 10, CLICK.at)
  return game
}

/** Swings once more, and stops with the blades in the grass. */
function mowBare(game: ReturnType<typeof play>) {
  game.press(CLICK)
  game.run(60)
  game.runUntil(() => game.state.hasCut)
  return game
}

/** A game in which all can be drawn. */
function drawn() {
  const game = play()
  game.later()
  game.run(10)
  return game
}

function bareGame() {
  return mowBare(wait(mowBare(drawn()), 300))
}

function foundAll() {
  const game = wait(bareGame(), 300)
  for (const { id } of HIDDEN) press(game, id)
  return game
}

function unveiled() {
  const game = foundAll()
  game.runUntil(() => game.events.includes('unveiled'))
  return game
}

/** What of all that hides can be pressed, by its number. */
function seen(game: ReturnType<typeof play>): number[] {
  const ids = game.hitAreas().map(({ id }) => id)
  return HIDDEN.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []))
}

/** The tufts in the order in which they come back once that many swings are through. */
function orderAfter(swings: number): number[] {
  const game = play()
  for (let i = 0; i < swings; i++) {
    game.press(CLICK)
    game.run(i === swings - 1 ? 70 : 10)
  }
  return game.state.fallow
}

/** How far two tufts stand apart, in how far those do that are neighbours. */
function apart(tuft: number, other: number): number {
  const [from, to] = [TUFTS[tuft], TUFTS[other]]
  if (!from || !to) throw new Error('There is no such tuft.')
  return Math.hypot((from.x - to.x) / APART.x, (from.y - to.y) / APART.y)
}

/** Whether they stand beside each other in a row of the grass. */
function areBeside(tuft: number, other: number): boolean {
  const [from, to] = [TUFTS[tuft], TUFTS[other]]
  return !!from && !!to && Math.abs(from.y - to.y) < 0.63 * APART.y && to.x > from.x && to.x - from.x < 1.75 * APART.x
}

describe('the four', () => {
  it('stand back to back, in blue, violet, green and red', () => {
    expect(HEROES.map(({ id }) => id)).toEqual(['blue', 'violet', 'green', 'red'])
    const [blue, violet, green, red] = HEROES
    expect(blue.y).toBeLessThan(violet.y)
    expect(red.y).toBeGreaterThan(green.y)
    expect(violet.x).toBeLessThan(blue.x)
    expect(green.x).toBeGreaterThan(red.x)
  })

  it('swing in seven drawings of 30 ms each, and are at rest after 210 ms', () => {
    const swing = { from: 0, until: 210 }
    expect(Array.from({ length: 22 }, (_, i) => drawingAt(swing, i * 10)).join(' ')).toBe(
      '0 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 -1',
    )
    const game = swung()
    expect(game.state.swing).toEqual(swing)
    expect(readAfter(game, [190, 10], ({ swing }) => swing === null)).toEqual([false, true])
  })

  it.each(areas.map(({ id }) => id).filter((id) => id !== 'peeper'))('all swing at a press on %s, told of', (area) => {
    const leader = HEROES.findIndex(({ id }) => id === area)
    expect(swung(area).told[0]).toEqual({ name: 'swung', data: { leader, again: false } })
  })

  it('swing at a press beside all areas, too', () => {
    const game = play()
    press(game, null)
    expect(game.told[0]).toEqual({ name: 'swung', data: { leader: -1, again: false } })
  })

  it('alone show a hand, and whoever looks out: the grass about them is all that lies behind', () => {
    const hitAreas = play().hitAreas()
    expect(hitAreas.filter(({ isBackdrop }) => isBackdrop).map(({ id }) => id)).toEqual(['clearing'])
    expect(areaAt(hitAreas, { x: 200, y: 500 })?.id).toBe('clearing')
  })

  it('begin again at a press in mid-swing, and are at rest 210 ms after that', () => {
    const game = wait(swung(), 100)
    press(game, CLICK.area, 10, CLICK.at)
    expect(game.told.filter(({ name }) => name === 'swung').map(({ data }) => data)).toEqual([
      { leader: -1, again: false },
      { leader: -1, again: true },
    ])
    expect(drawingAt(game.state.swing, game.playhead.now)).toBe(0)
    expect(readAfter(game, [190, 10], ({ swing }) => swing === null)).toEqual([false, true])
  })

  it('are heard for 200 ms, then their sound is cut', () => {
    const game = swung()
    game.runUntil(() => game.events.includes('hushed'))
    expect(game.playhead.now).toBe(200)
  })

  it('are cut once, 200 ms after the last press, when they begin again', () => {
    const game = wait(swung(), 150)
    const again = game.playhead.now
    game.press(CLICK)
    game.runUntil(() => game.events.includes('hushed'))
    expect(game.playhead.now - again).toBe(200)
    game.run(1000)
    expect(game.events.filter((name) => name === 'hushed')).toHaveLength(1)
  })
})

describe('the grass', () => {
  it('grows all over the clearing, and the blades reach most of it from every side', () => {
    expect(REACHED.length).toBeGreaterThan(90)
    for (const index of HEROES.keys())
      expect(TUFTS.filter(({ hero }) => hero === index).length, HEROES[index]?.id).toBeGreaterThan(12)
    for (const { x, y, hero } of TUFTS) {
      expect(x).toBeGreaterThan(-10)
      expect(x).toBeLessThan(STAGE.width + 10)
      expect(hero).toBe(reacherOf(x, y))
    }
  })

  it('is cut where they swing in the third drawing, 60 ms after the press, and nowhere else', () => {
    const game = swung()
    game.runUntil(() => game.events.includes('mown'))
    expect(game.playhead.now).toBe(60)
    expect(game.told.find(({ name }) => name === 'mown')?.data).toEqual({ tufts: REACHED.length })
    for (const [index, { hero }] of TUFTS.entries()) {
      expect(game.state.heights[index]).toBe(hero < 0 ? HEIGHTS.grown : HEIGHTS.half)
      expect(game.state.cutAt[index]).toBe(hero < 0 ? null : 60)
    }
  })

  it('is left alone by whoever presses again before the third drawing', () => {
    const game = play()
    for (let i = 0; i < 8; i++) {
      game.press(CLICK)
      game.run(50)
    }
    expect(game.events).not.toContain('mown')
    game.run(20)
    expect(game.events.filter((name) => name === 'mown')).toHaveLength(1)
  })

  it('is half as high after one swing, bare after two, and missed by the third, which blows up what lies there', () => {
    const game = swung()
    game.run(100)
    expect(REACHED.every((tuft) => game.state.heights[tuft] === HEIGHTS.half)).toBe(true)
    mowBare(game)
    expect(REACHED.every((tuft) => game.state.heights[tuft] === HEIGHTS.cut)).toBe(true)
    const { mownAt } = game.state
    game.press(CLICK)
    game.run(100)
    expect(game.events.filter((name) => name !== 'hushed')).toEqual([
      ...['swung', 'mown', 'swung', 'mown', 'swung', 'missed'],
    ])
    expect(game.state.mownAt).toBe(mownAt)
    expect(REACHED.every((tuft) => game.state.cutAt[tuft] === game.playhead.now - 40)).toBe(true)
  })

  it('grows back after 3 s, four tufts a second, by halves', () => {
    const game = mowBare(wait(swung(), 100))
    const cut = game.state.mownAt ?? 0
    game.run(cut + 10 - game.playhead.now)
    const count = (height: number) => game.state.heights.filter((other) => other === height).length
    expect(readAfter(game, [2980, 10], () => count(HEIGHTS.cut))).toEqual([REACHED.length, REACHED.length - 4])
    expect(count(HEIGHTS.half)).toBe(4)
    game.run(1000)
    expect([count(HEIGHTS.cut), count(HEIGHTS.half)]).toEqual([REACHED.length - 8, 4])
    game.runUntil(() => game.events.includes('overgrown'), 200_000)
    expect(game.playhead.now - cut).toBe(3000 + 1000 * Math.ceil(REACHED.length / 4))
    expect(count(HEIGHTS.grown)).toBe(TUFTS.length)
  })

  it.each([1, 2, 3, 10, 23])(
    'grows back here and there after swing %i: of eight in turn no two are neighbours',
    (swings) => {
      const order = orderAfter(swings)
      expect(order.toSorted((a, b) => a - b)).toEqual(REACHED)
      for (const [turn, tuft] of order.entries())
        for (const other of order.slice(turn + 1, turn + 8)) expect(apart(tuft, other)).toBeGreaterThan(1.2)
    },
  )

  it.each([1, 2, 3, 10, 23])(
    'grows back in no rows after swing %i: half grown, what stands beside a tuft is rather not as high',
    (swings) => {
      const order = orderAfter(swings)
      const grown = new Set(order.slice(0, order.length / 2))
      const pairs = REACHED.flatMap((tuft) =>
        REACHED.flatMap((other) => (areBeside(tuft, other) ? [[tuft, other] as const] : [])),
      )
      const alike = pairs.filter(([tuft, other]) => grown.has(tuft) === grown.has(other))
      expect(pairs.length).toBeGreaterThan(REACHED.length)
      expect(alike.length / pairs.length).toBeLessThan(0.45)
    },
  )

  it('comes back in the same order for everybody', () => {
    expect(orderAfter(1).slice(25, 34)).toEqual([483, 436, 234, 598, 267, 367, 147, 306, 509])
  })

  it('comes back in another order each time', () => {
    expect(new Set([1, 2, 3, 4, 5].map((swings) => orderAfter(swings).join())).size).toBe(5)
  })

  it('is cut again where it has begun to grow', () => {
    const game = wait(swung(), 7500)
    const grown = game.state.heights.filter((_, index) => (TUFTS[index]?.hero ?? -1) >= 0)
    const high = grown.filter((height) => height !== HEIGHTS.cut).length
    game.press(CLICK)
    game.run(100)
    expect(game.told.at(-1)).toEqual({ name: 'mown', data: { tufts: high } })
    expect(game.state.fallow).toHaveLength(REACHED.length)
  })

  it('is told in words, of one and of many', () => {
    expect(mownWords({ tufts: 1 }).en).toBe('All four swing: 1 tuft is cut.')
    expect(mownWords({ tufts: 7 }).fr).toBe('Tous les quatre frappent : 7 touffes coupées.')
  })
})

describe('somebody in the grass', () => {
  it('ducks when they swing, and comes up elsewhere 1.6 s later', () => {
    const game = swung()
    const { place, hiddenUntil } = game.state.peeper
    expect(place).not.toBe(0)
    expect(hiddenUntil).toBe(1600)
    const isThere = () => game.hitAreas().some(({ id }) => id === 'peeper')
    expect(readAfter(game, [0, 1600], isThere)).toEqual([false, true])
    expect(game.state.peeper).toMatchObject({ place, hiddenUntil: null })
  })

  it('can be found, and then nobody swings', () => {
    const game = swung('peeper')
    expect(game.events).toEqual(['found'])
    expect(game.state.swing).toBeNull()
    expect(game.state.peeper).toMatchObject({ caughtPlace: 0 })
  })

  it('looks out of places that no blade reaches and no hero hides', () => {
    for (const { x, y } of PEEPS)
      for (const hero of HEROES) expect(Math.abs(hero.x - x) + Math.abs(hero.y - y)).toBeGreaterThan(200)
  })
})

describe('what hides in the grass', () => {
  it('is six: of each of the four one who looks like him, a mirror and a crown', () => {
    expect(HIDDEN.map(({ id }) => id).join(' ')).toBe(
      'blueLookalike violetLookalike greenLookalike redLookalike mirror crown',
    )
  })

  it('is there only once it can be drawn', () => {
    const game = mowBare(wait(swung(), 300))
    expect(seen(game)).toEqual([])
    game.later()
    game.run(10)
    expect(seen(game)).toHaveLength(6)
  })

  it('is not seen in tall grass; the small ones are after one cut, what lies there after two', () => {
    const game = drawn()
    expect(seen(game)).toEqual([])
    expect(seen(mowBare(game))).toEqual([0, 1, 2, 3])
    expect(seen(mowBare(wait(game, 300)))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is found by a press, once, which swings nothing', () => {
    const game = wait(bareGame(), 300)
    const { swings } = game.state
    press(game, 'mirror')
    press(game, 'mirror')
    expect(game.told.filter(({ name }) => name === 'spotted')).toEqual([
      { name: 'spotted', data: { hidden: 4, left: 5 } },
    ])
    expect(game.state.swings).toBe(swings + 1)
    expect(seen(game)).toEqual([0, 1, 2, 3, 5])
  })

  it('is hidden again by grass that grows, if nobody has found it', () => {
    const game = bareGame()
    press(game, 'redLookalike')
    game.runUntil(() => game.events.includes('overgrown'), 120_000)
    expect(seen(game)).toEqual([])
    expect(game.state.found[3]).not.toBeNull()
  })

  it('hides elsewhere in the next round, each under grass that the blades reach, and clear of the others', () => {
    for (const [index, { id }] of HIDDEN.entries()) {
      const [first, second, third] = [0, 1, 2].map((round) => hidingPlace(index, round))
      expect(second, id).not.toEqual(first)
      expect(third, id).toEqual(first)
      for (const place of [first, second]) {
        if (!place) throw new Error(`${id} has no place.`)
        expect(REACHED).toContain(place.under)
        const { x, y } = TUFTS[place.under] ?? { x: 0, y: 0 }
        expect(Math.hypot(x - place.x, y - place.y), id).toBeLessThan(130)
      }
      for (const other of HIDDEN.keys())
        for (const round of [0, 1]) {
          const [at, from] = [hidingPlace(index, round), hidingPlace(other, round)]
          if (other !== index) expect(Math.hypot(at.x - from.x, at.y - from.y), id).toBeGreaterThan(75)
        }
    }
  })

  it('is said in both languages', () => {
    const said = HIDDEN.map((_, hidden) => spottedWords({ hidden, left: 1 }).en)
    expect(new Set(said).size).toBe(HIDDEN.length)
  })
})

describe('the statues', () => {
  it('go up 900 ms after the last of all is found, on ground that is cut to the last tuft', () => {
    const game = foundAll()
    const last = Math.max(...game.state.found.map((at) => at ?? 0))
    game.runUntil(() => game.events.includes('unveiled'))
    expect(game.playhead.now - last).toBe(STATUES.after)
    expect(game.told.at(-1)).toEqual({ name: 'unveiled', data: { largest: 3 } })
    expect(REACHED.every((tuft) => game.state.heights[tuft] === HEIGHTS.cut)).toBe(true)
  })

  it('wait until a swing is through', () => {
    const game = foundAll()
    game.run(STATUES.after - 100)
    press(game, 'red', 200)
    expect(game.events).not.toContain('unveiled')
    game.run(20)
    expect(game.events).toContain('unveiled')
  })

  it('get their boards at 1400, 1560, 1720, 1960 and 2300 ms', () => {
    const game = unveiled()
    const from = game.playhead.now
    const at = BOARDS.map((_, board) => {
      game.runUntil(() => game.state.boards > board)
      return game.playhead.now - from
    })
    expect(at).toEqual([1400, 1560, 1720, 1960, 2300])
    expect(game.events.filter((name) => name === 'boarded')).toHaveLength(5)
  })

  it('are left alone while they are built, cut down by the next press, and by themselves after 20 s', () => {
    const game = unveiled()
    game.run(STATUES.ready - 20)
    press(game, 'red', 10)
    expect(game.events).not.toContain('felled')
    press(wait(game, 20), 'red')
    expect(game.events.slice(-2)).toEqual(['swung', 'felled'])
    expect(game.state).toMatchObject({ statuesAt: null, rounds: 1, leader: 3 })
    const left = unveiled()
    left.run(STATUES.stand - 10)
    expect(left.events).not.toContain('felled')
    left.run(10)
    expect(left.events.at(-1)).toBe('felled')
  })

  it('leave the clearing to the grass, and all hides anew; the loudest is another one each round', () => {
    const game = wait(unveiled(), STATUES.stand)
    expect(game.state.found).toEqual(HIDDEN.map(() => null))
    game.runUntil(() => game.events.includes('overgrown'), 120_000)
    expect(seen(game)).toEqual([])
    expect([0, 1, 2, 3, 4].map(largestStatue)).toEqual([3, 0, 1, 2, 3])
  })

  it('are looked at by nobody in the grass', () => {
    expect(
      unveiled()
        .hitAreas()
        .map(({ id }) => id),
    ).not.toContain('peeper')
  })
})
