import { describe, expect, it } from 'vitest'
import { areaAt } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { APART, drawingAt, HEIGHTS, HEROES, PEEPS, REACHED, reacherOf, STAGE, TUFTS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { mownWords } from './words'

const play = (seed = 26, numbers = {}) => playRules(rules, tuning, { seed, areas, tuning: numbers })
const CLICK = { area: 'clearing', at: { x: 800, y: 900 } }

/** A game in which the first press has just taken place. */
function swung(area = 'clearing') {
  const game = play()
  press(game, area, 10, CLICK.at)
  return game
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
      expect(game.state.heights[index]).toBe(hero < 0 ? HEIGHTS.grown : HEIGHTS.cut)
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

  it('is missed by a second swing', () => {
    const game = wait(swung(), 500)
    game.press(CLICK)
    game.run(100)
    expect(game.events).toEqual(['swung', 'mown', 'hushed', 'swung', 'missed'])
  })

  it('grows back after 3 s, four tufts a second, by halves', () => {
    const game = swung()
    game.runUntil(() => game.state.hasCut)
    const cut = game.playhead.now
    const count = (height: number) => game.state.heights.filter((other) => other === height).length
    expect(readAfter(game, [2990, 10], () => count(HEIGHTS.cut))).toEqual([REACHED.length, REACHED.length - 4])
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
