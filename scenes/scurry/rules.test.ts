import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
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
    game.press(second)
    game.run(10)
    expect(game.state.rings).toBe(21)
    expect(game.events).toEqual(['collectedOne', 'collectedTen', 'collectedTen'])
  })

  it('a press counts anywhere, outside the stage too', () => {
    const game = play()
    game.press({ at: { x: -300, y: 1200 }, area: null })
    game.run(10)
    expect(game.state.rings).toBe(1)
    expect(game.state.flying).toHaveLength(1)
  })

  it('are held at 999999', () => {
    const game = play()
    game.state.rings = MOST_RINGS - 4
    game.press(main)
    game.press(second)
    game.run(10)
    expect(game.state.rings).toBe(999_999)
    game.press(main)
    game.run(10)
    expect(game.state.rings).toBe(999_999)
  })

  it('tell where and how many', () => {
    const game = play()
    game.press(second)
    game.run(10)
    expect(game.told).toEqual([{ name: 'collectedTen', data: { x: 400, y: 300, rings: 10 } }])
  })

  it('pop up at the pointer, spin, fall away, and are gone after 1800 ms', () => {
    const game = play()
    game.press(main)
    game.run(10)
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
    const game = play()
    game.press(second)
    game.run(300)
    const places = game.state.flying.map(({ x }) => x - game.state.flying.reduce((sum, ring) => sum + ring.x, 0) / 10)
    expect(places).toHaveLength(10)
    expect(Math.max(...places)).toBeGreaterThan(60)
    expect(Math.min(...places)).toBeLessThan(-60)
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
    game.run(990)
    expect(game.state.seconds).toBe(0)
    game.run(10)
    expect(game.state.seconds).toBe(1)
    game.run(990)
    expect(game.state.seconds).toBe(1)
    game.run(10)
    expect(game.state.seconds).toBe(2)
  })

  it('reaches a hundred minutes', () => {
    const game = play()
    game.playhead.step(600_000)
    expect(game.state.seconds).toBe(6000)
    expect(formatTime(game.state.seconds)).toBe('100:00')
  })
})

describe('the layers', () => {
  it('slide a full tile in 3 s behind and in 2 s before', () => {
    const game = play()
    game.run(1500)
    expect(game.state.back.at).toBeCloseTo(0.5, 9)
    expect(game.state.front.at).toBeCloseTo(0.75, 9)
    game.run(500)
    expect(seamless(game.state.front.at)).toBeCloseTo(0, 9)
    game.run(1000)
    expect(seamless(game.state.back.at)).toBeCloseTo(0, 9)
    expect(game.state.front.at).toBeCloseTo(0.5, 9)
  })

  it('the back one shifts by 0.005 percent for each unit that the pointer is off the middle', () => {
    const game = play()
    game.run(10)
    expect(game.state.shift).toEqual({ x: 0, y: 0 })
    game.move({ at: { x: 1600, y: 0 } })
    game.run(10)
    expect(game.state.shift).toEqual({ x: 4, y: -2.5 })
    game.move({ at: { x: 700, y: 520 } })
    game.run(10)
    expect(game.state.shift.x).toBeCloseTo(-0.5, 12)
    expect(game.state.shift.y).toBeCloseTo(0.1, 12)
  })
})

describe('the runners', () => {
  it('the hedgehog, pressed, hops and comes down again; the ring counts all the same', () => {
    const game = play()
    game.press({ ...main, area: 'hedgehog' })
    game.run(120)
    expect(game.state.hedgehog.height).toBe(0)
    game.run(190)
    expect(game.state.hedgehog.height).toBeCloseTo(120, 0)
    game.press({ ...main, area: 'hedgehog' })
    game.run(310)
    expect(game.state.hedgehog.height).toBe(0)
    expect(game.state.rings).toBe(2)
    expect(game.events).toEqual(['collectedOne', 'hopped', 'collectedOne'])
  })

  it('the inventor, pressed, loses a spring, which bounces away to the left', () => {
    const game = play()
    game.press({ ...main, area: 'inventor' })
    game.run(10)
    expect(game.state.springs).toHaveLength(1)
    game.runUntil(() => (game.state.springs[0]?.struckAt ?? 0) > 0, 2000)
    expect(game.state.springs[0]?.y).toBe(770)
    game.runUntil(() => game.state.springs.length === 0, 20_000)
    expect(game.events).toEqual(['collectedOne', 'lostSpring'])
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

function seamless(share: number): number {
  return Math.min(share, 1 - share)
}
