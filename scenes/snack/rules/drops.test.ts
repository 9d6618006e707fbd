import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, dataOf, input, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { dropY, FOODS, HINGE, LIES, leapHeight, MOST, REACH } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** A game in which what is drawn later is there. */
function play(seed = 27) {
  const game = playRules(rules, tuning, { seed, areas })
  game.later()
  return game
}

type Game = ReturnType<typeof play>

const drop = (game: Game, x: number, y: number) => input(game, 'press', { area: 'sky', at: { x, y } })

/** What has become of what was let fall there, at 200 ms. */
function fateOf(x: number, y: number): string {
  const game = wait(play(), 200)
  drop(game, x, y)
  game.runUntil(() => game.state.drops.length === 0)
  return game.events.includes('missed') ? 'missed' : 'caught'
}

describe('what is let fall', () => {
  it('falls from where one presses, first up a little, by its own weight', () => {
    const game = play()
    drop(game, 300, 250)
    const [biscuit] = game.state.drops
    expect(biscuit).toEqual({ food: 'biscuit', x: 300, y: 250, from: 0, isTried: false })
    if (!biscuit) throw new Error('Nothing falls.')
    const ys = readAfter(game, [220, 770], () => dropY(biscuit, game.playhead.now))
    expect(ys).toEqual([expect.closeTo(250 - 69 + 34.385, 6), expect.closeTo(250 - 300 + 650, 6)])
  })

  it('is each of the five in turn, and lands the sooner the heavier it is', () => {
    const falls = FOODS.map((food) => {
      let time = 0
      while (dropY({ food, x: 0, y: 200, from: 0, isTried: false }, time) < LIES) time += 10
      return [food, time]
    })
    expect(falls).toEqual([
      ['biscuit', 1220],
      ['doughnut', 740],
      ['croissant', 1120],
      ['lollipop', 1000],
      ['strawberry', 890],
    ])
    const game = play()
    for (let i = 0; i < 6; i++) press(game, 'sky')
    expect(dataOf(game, 'dropped').map((data) => (data as { food: string }).food)).toEqual([
      'biscuit',
      'croissant',
      'strawberry',
      'doughnut',
      'lollipop',
      'biscuit',
    ])
  })

  it.each([
    [832, 100, 'caught'],
    [660, 150, 'caught'],
    [1080, 150, 'caught'],
    [1150, 150, 'caught'],
    [1240, 150, 'missed'],
    [400, 150, 'missed'],
    [100, 300, 'missed'],
    [832, 700, 'missed'],
  ])('at %i, %i is %3$s', (x, y, fate) => {
    expect(fateOf(x, y)).toBe(fate)
  })

  it('comes from over her bill, and she gets it, when she is pressed herself', () => {
    const game = press(play(), 'chick')
    expect(game.events).toEqual(['poked', 'dropped'])
    expect(game.state.drops[0]).toMatchObject({ x: 832, y: 190 })
    game.runUntil(() => game.events.includes('caught'))
    expect(game.events).not.toContain('missed')
  })

  it('answers each of many presses with another, up to as many as may fall', () => {
    const game = play()
    for (let i = 0; i < 30; i++) press(game, 'sky')
    expect(game.state.drops).toHaveLength(MOST.drops)
    expect(game.events.filter((name) => name === 'dropped')).toHaveLength(30)
  })

  it('keeps no meal waiting: she is back in her place at every bite, and leaves it between two', () => {
    const game = play()
    const reaches: number[] = []
    let farthest = 0
    for (let i = 0; i < 1200; i++) {
      if (i % 37 === 0) game.press({ area: 'sky', at: { x: 500 + ((i * 53) % 900), y: 120 } })
      const next = game.state.foods[0]?.eatenAt ?? 0
      game.run(10)
      if (game.playhead.now === next) reaches.push(game.state.chick.reach)
      farthest = Math.max(farthest, Math.abs(game.state.chick.reach))
    }
    expect(reaches).toEqual(reaches.map(() => 0))
    expect(reaches).toHaveLength(15)
    expect(farthest).toBe(REACH)
  })

  it('she goes after no faster than 1.5 units a ms', () => {
    const game = play()
    let last = 0
    for (let i = 0; i < 800; i++) {
      if (i % 23 === 0) game.press({ area: 'sky', at: { x: (i * 71) % 1600, y: 150 } })
      game.run(10)
      expect(Math.abs(game.state.chick.reach - last)).toBeLessThanOrEqual(15 + 1e-9)
      last = game.state.chick.reach
    }
  })
})

describe('a miss', () => {
  it('is a leap in vain, and a look at whoever let it fall there', () => {
    const game = wait(play(), 600)
    drop(game, 1500, 200)
    game.runUntil(() => game.events.includes('soared'))
    expect(game.state.chick.leap).toMatchObject({ isHigh: true, rise: 170, start: 0 })
    expect(leapHeight(game.state.chick.leap, game.playhead.now + 150)).toBe(170)
    game.runUntil(() => game.events.includes('missed'))
    const { now } = game.playhead
    expect(game.state.chick.glance).toEqual({ from: now, until: now + 800 })
    expect(game.state.lying.at(-1)).toEqual({ food: 'biscuit', x: 1500, fellFrom: LIES, fellAt: now })
  })

  it('lies where it fell, and is left behind with the icing, until the ants have it after 600 ms', () => {
    const game = play()
    drop(game, 1500, 800)
    game.runUntil(() => game.events.includes('missed'))
    const fell = game.playhead.now
    game.run(500)
    expect(game.state.lying.at(-1)?.x).toBeCloseTo(1500 - 500 * 0.4, 6)
    game.runUntil(() => game.state.row.length === 1)
    expect(game.playhead.now).toBe(fell + 600)
    expect(game.state.row[0]).toEqual({ food: 'biscuit', x: expect.closeTo(1260, 6), takenAt: fell + 600 })
  })

  it('leaves a crumb of what was caught, and of every fifth that came by itself', () => {
    const game = play()
    press(game, 'chick')
    game.runUntil(() => game.events.includes('caught'))
    expect(game.state.lying).toHaveLength(1)
    expect(game.state.lying[0]).toMatchObject({
      food: null,
      fellFrom: HINGE.y - 22 - leapHeight(game.state.chick.leap, game.playhead.now),
    })
    const calm = wait(play(), 60_000)
    // The last has just fallen.
    expect([calm.state.row.length, calm.state.lying.length]).toEqual([14, 1])
    expect(dataOf(calm, 'eaten')).toHaveLength(75)
  })
})

describe('the treat on a thread', () => {
  it('is let down within three seconds, near at first, and falls when it is pressed', () => {
    const game = play()
    expect(areaOf(game, 'bait')?.shape).toMatchObject({ y: -700 })
    game.run(1600)
    expect(areaOf(game, 'bait')?.shape).toMatchObject({ kind: 'circle', x: 1010, y: 176 })
    press(game, 'bait')
    expect(game.state.drops).toEqual([{ food: 'doughnut', x: 1010, y: 176, from: 1600, isTried: false }])
    expect(areaOf(game, 'bait')).toBeUndefined()
    game.runUntil(() => game.events.includes('caught'))
  })

  it('is another at another place 2.2 s later: out of her reach', () => {
    const game = press(wait(play(), 1600), 'bait')
    game.runUntil(() => game.state.bait.takenAt === null)
    expect(game.playhead.now).toBe(1600 + 2200)
    expect(game.state.bait).toMatchObject({ food: 'biscuit', place: 1 })
    game.run(1000)
    press(game, 'bait')
    game.runUntil(() => game.events.includes('missed'))
  })

  it('falls before anything is drawn later, too', () => {
    const game = wait(playRules(rules, tuning, { seed: 27, areas }), 1600)
    expect(press(game, 'bait').events).toContain('dropped')
    expect(game.events).not.toContain('tossed')
  })
})
