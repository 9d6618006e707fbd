import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { input, point, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { MOST, MOST_RINGS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { formatTime } from './view/figures'

const play = (numbers = {}) => playRules(rules, tuning, { seed: 7, tuning: numbers, areas })
const main = { button: 'main', area: 'works', at: { x: 400, y: 300 } } as const
const second = { ...main, button: 'second' } as const

describe('rings', () => {
  it('a click adds one and a right click ten', () => {
    const game = play()
    game.press(main)
    game.press(second)
    input(game, 'press', second)
    expect(game.state.rings).toBe(21)
    expect(game.events).toEqual(['collectedOne', 'collectedTen', 'collectedTen'])
  })

  it('a press counts anywhere, outside the stage too', () => {
    const game = input(play(), 'press', { at: { x: -300, y: 1200 }, area: null })
    expect([game.state.rings, game.state.flying.length]).toEqual([1, 1])
  })

  it('are held at 999999', () => {
    const game = play()
    game.state.rings = MOST_RINGS - 4
    game.press(main)
    input(game, 'press', second)
    expect(game.state.rings).toBe(999_999)
    input(game, 'press', main)
    expect(game.state.rings).toBe(999_999)
  })

  it('tell where and how many', () => {
    const game = input(play(), 'press', second)
    expect(game.told).toEqual([{ name: 'collectedTen', data: { x: 400, y: 300, rings: 10 } }])
  })

  it('pop up at the pointer, spin, fall away, and are gone after 1800 ms', () => {
    const game = input(play(), 'press', main)
    const [ring] = game.state.flying
    expect(ring?.x).toBeCloseTo(400, -1)
    expect(ring?.y).toBeLessThan(300)
    expect(ring?.y).toBeGreaterThan(285)
    game.run(1780)
    expect(game.state.flying[0]?.y).toBeGreaterThan(2000)
    expect(Math.abs(game.state.flying[0]?.turn ?? 0)).toBeGreaterThan(3)
    game.run(10)
    expect(game.state.flying).toHaveLength(0)
  })

  it('burst by ten to both sides', () => {
    const game = input(play(), 'press', second, 300)
    const { flying } = game.state
    const middle = flying.reduce((sum, { x }) => sum + x, 0) / 10
    expect(flying).toHaveLength(10)
    expect(Math.max(...flying.map(({ x }) => x - middle))).toBeGreaterThan(60)
    expect(Math.min(...flying.map(({ x }) => x - middle))).toBeLessThan(-60)
  })

  it('are never more in the air than the picture has sprites for', () => {
    const game = play()
    for (let burst = 0; burst < 40; burst++) game.press(second)
    game.run(10)
    expect(game.state.rings).toBe(400)
    expect(game.state.flying).toHaveLength(MOST.flying)
  })
})

describe('the timer', () => {
  it('rises by one at each full second, to the tick', () => {
    const game = play()
    expect(readAfter(game, [990, 10, 990, 10], () => game.state.seconds)).toEqual([0, 1, 1, 2])
  })

  it('reaches a hundred minutes', () => {
    const game = play()
    game.playhead.step(600_000)
    expect(game.state.seconds).toBe(6000)
    expect(formatTime(game.state.seconds)).toBe('100:00')
  })
})

describe('the layers', () => {
  const seamless = (share: number) => Math.min(share, 1 - share)

  it('slide a full tile in 3 s behind and in 2 s before', () => {
    const game = wait(play(), 1500)
    expect(game.state.back.at).toBeCloseTo(0.5, 9)
    expect(game.state.front.at).toBeCloseTo(0.75, 9)
    game.run(500)
    expect(seamless(game.state.front.at)).toBeCloseTo(0, 9)
    game.run(1000)
    expect(seamless(game.state.back.at)).toBeCloseTo(0, 9)
    expect(game.state.front.at).toBeCloseTo(0.5, 9)
  })

  it('the back one shifts by 0.005 percent for each unit that the pointer is off the middle', () => {
    const game = wait(play(), 10)
    expect(game.state.shift).toEqual({ x: 0, y: 0 })
    point(game, { x: 1600, y: 0 })
    expect(game.state.shift).toEqual({ x: 4, y: -2.5 })
    point(game, { x: 700, y: 520 })
    expect(game.state.shift).toEqual({ x: expect.closeTo(-0.5, 12), y: expect.closeTo(0.1, 12) })
  })
})

describe('the runners', () => {
  it('the hedgehog, pressed, hops and comes down again; the ring counts all the same', () => {
    const game = play()
    const hedgehog = { ...main, area: 'hedgehog' }
    game.press(hedgehog)
    const heights = readAfter(game, [120, 190], () => game.state.hedgehog.height)
    expect(heights).toEqual([0, expect.closeTo(120, 0)])
    input(game, 'press', hedgehog, 310)
    expect([game.state.hedgehog.height, game.state.rings]).toEqual([0, 2])
    expect(game.events).toEqual(['collectedOne', 'hopped', 'collectedOne'])
  })

  it('the inventor, pressed, loses a spring, which bounces away to the left', () => {
    const game = input(play(), 'press', { ...main, area: 'inventor' })
    expect(game.state.springs).toHaveLength(1)
    game.runUntil(() => (game.state.springs[0]?.struckAt ?? 0) > 0, 2000)
    expect(game.state.springs[0]?.y).toBe(770)
    game.runUntil(() => game.state.springs.length === 0, 20_000)
    expect(game.events).toEqual(['collectedOne', 'lostSpring'])
  })

  it('a spring keeps 0.74 of its speed where it strikes the floor, and leaves it with no less than 360 units a second', () => {
    const game = input(play(), 'press', { ...main, area: 'inventor' })
    const leaves: number[] = []
    for (let speed = 0, ms = 0; ms < 3000; ms += 10) {
      speed = (game.state.springs[0]?.speedY ?? 0) + tuning.gravity.value / 100
      game.run(10)
      const [spring] = game.state.springs
      if (spring?.struckAt !== game.playhead.now) continue
      expect(spring.speedY).toBeCloseTo(-Math.max(360, speed * 0.74), 9)
      leaves.push(-spring.speedY)
    }
    expect(leaves.length).toBeGreaterThan(2)
    expect(Math.max(...leaves)).toBeGreaterThan(400)
    expect(leaves.at(-1)).toBe(360)
  })

  it('raise dust twice in every cycle', () => {
    const game = play()
    let puffs = 0
    for (let ms = 0; ms < 1000; ms += 10) {
      game.run(10)
      puffs += game.state.puffs.filter(({ x, from }) => from === game.playhead.now && x < 800).length
    }
    expect(puffs).toBe(4)
  })
})

it('one area holds the whole picture, and comes first for the keyboard', () => {
  const works = play()
    .hitAreas()
    .find(({ order }) => order === 1)
  expect(works?.label.en).toBe('Collect a ring')
  expect(works?.shape).toEqual({ kind: 'rect', x: 0, y: 0, width: 1600, height: 1000 })
})
