import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, dataOf, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { FEAST, foodX, MOST, seenAt } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

function play({ isDrawn = true } = {}) {
  const game = playRules(rules, tuning, { seed: 27, areas })
  if (isDrawn) game.later()
  return game
}

type Game = ReturnType<typeof play>

/** Twenty are let fall, one every 300 ms. */
function spill(game: Game): Game {
  for (let i = 0; i < 20; i++) {
    press(game, 'sky')
    game.run(290)
  }
  return game
}

/** The banquet, when it is called. */
function called(): { game: Game; at: number } {
  const game = spill(play())
  game.runUntil(() => game.events.includes('called'))
  return { game, at: game.playhead.now }
}

describe('the ants’ row', () => {
  it('grows by what falls, and at twenty they call a halt, a second after the last was taken up', () => {
    const { game, at } = called()
    expect(dataOf(game, 'carried')).toEqual(Array.from({ length: 20 }, (_, i) => ({ loads: i + 1 })))
    expect(at).toBe((game.state.row[19]?.takenAt ?? 0) + 1000)
    // Within twenty presses at any speed.
    expect(at).toBeLessThan(10_000)
  })

  it.each([[0], [1], [5]])('comes within 90 s of whoever presses %i times and then only looks', (presses) => {
    const game = play()
    for (let i = 0; i < presses; i++) press(game, 'chick')
    game.runUntil(() => game.events.includes('feasted'), 90_000)
    expect(game.playhead.now).toBeGreaterThan(60_000)
  })

  it('waits until the banquet can be drawn', () => {
    const game = wait(play({ isDrawn: false }), 100_000)
    expect(game.state.row).toHaveLength(MOST.row)
    expect(game.events).not.toContain('called')
    game.later()
    game.run(10)
    expect(game.events.at(-1)).toBe('called')
  })
})

describe('the banquet', () => {
  it('lets her eat what is under way, slows the land down for 2 s, and has her sit when it stands', () => {
    const { game, at } = called()
    const paces = readAfter(game, [1300, 1000, 1000], () => game.state.pace)
    expect(paces).toEqual([1, expect.closeTo(0.5, 9), 0])
    expect([game.state.foods, game.events.at(-1)]).toEqual([[], 'sat'])
    expect(game.playhead.now).toBe(at + FEAST.stands)
    const { front } = game.state
    const stood = front.at
    game.run(10_000)
    expect(front.at).toBe(stood)
  })

  it('is told in its order, to the tick', () => {
    const { game, at } = called()
    const told: [string, number][] = []
    while (game.playhead.now < at + FEAST.ends) {
      const before = game.told.length
      game.run(10)
      for (const { name } of game.told.slice(before))
        if (['sat', 'feasted', 'offered', 'cleared'].includes(name)) told.push([name, game.playhead.now - at])
    }
    expect(told).toEqual([
      ['sat', 3300],
      ['feasted', 6300],
      ['offered', 12_200],
      ['cleared', 16_500],
    ])
    expect(dataOf(game, 'feasted')).toEqual([{ isFirst: true }])
  })

  it('drinks to whoever presses, and a press on her blows the candles out', () => {
    const { game } = called()
    game.run(FEAST.toast)
    press(game, 'table')
    press(game, 'sky')
    expect(game.events.slice(-2)).toEqual(['toasted', 'toasted'])
    press(game, 'chick')
    expect(game.events.at(-1)).toBe('blown')
    expect(game.state.feast?.blownAt).toBe(game.playhead.now - 10)
    expect(game.state.chick.burp).not.toBeNull()
    expect(game.state.drops).toEqual([])
  })

  it('ends by itself: the land goes on, food comes, the ants begin anew, and a candle comes by once a round', () => {
    const { game, at } = called()
    game.run(FEAST.ends)
    expect(game.state).toMatchObject({ feast: null, feasts: 1, row: [] })
    const [candle] = game.state.candles
    expect(seenAt(candle ?? 0, game.state.front.at)).toBeCloseTo(1112, 6)
    game.run(2000)
    expect(game.state.pace).toBe(1)
    const [food] = game.state.foods
    if (!food) throw new Error('There is no food.')
    expect(food.enters).toBe(at + FEAST.nextEnters + 800)
    expect(foodX(food, food.eatenAt)).toBe(832)
    expect(areaOf(game, 'table')).toBeUndefined()
    game.runUntil(() => game.state.bait.takenAt === null)
  })

  it('is held again, and told another way', () => {
    const { game } = called()
    game.run(FEAST.ends)
    spill(game)
    game.runUntil(() => dataOf(game, 'feasted').length === 2)
    expect(dataOf(game, 'feasted')[1]).toEqual({ isFirst: false })
    expect(game.state.candles).toHaveLength(1)
  })
})

describe('ten burps', () => {
  it('are enough: she walks, half as fast, leaps for nothing, and what falls aside is missed', () => {
    const game = play()
    game.state.chick.burps = 9
    game.runUntil(() => game.events.includes('filled'))
    expect(dataOf(game, 'burped')).toHaveLength(1)
    game.run(2000)
    expect(game.state.pace).toBe(0.5)
    // What had been thrown high has been eaten.
    game.run(3000)
    const before = game.told.length
    game.run(8000)
    const names = game.told.slice(before).map(({ name }) => name)
    expect(names.filter((name) => name === 'eaten')).toHaveLength(10)
    expect(names).not.toContain('leapt')
    game.press({ area: 'sky', at: { x: 1000, y: 150 } })
    game.run(2000)
    expect(game.events.at(-1)).not.toBe('caught')
    expect(game.events).toContain('missed')
  })

  it('come whether the ants have dined or not', () => {
    const game = spill(play())
    game.runUntil(() => game.state.feasts === 1)
    const { burps } = game.state.chick
    expect(burps).toBeGreaterThan(0)
    game.runUntil(() => game.events.includes('filled'), 120_000)
    expect(dataOf(game, 'burped')).toHaveLength(10)
  })

  it('are slept off at the table', () => {
    const game = play()
    game.state.chick.burps = 10
    spill(game)
    game.runUntil(() => game.state.feasts === 1)
    expect(game.state.chick.burps).toBe(0)
    game.run(4000)
    expect(game.state.pace).toBe(1)
    expect(game.events.at(-1)).not.toBe('filled')
  })
})
