import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { rules } from './rules'
import { tuning } from './tuning'

const SIZE = { width: 1440, height: 900 }
const play = (numbers: Partial<Record<keyof typeof tuning, number>> = {}) =>
  playRules(rules, tuning, { seed: 22, size: SIZE, tuning: numbers, areas })

const NOWHERE = { kind: 'circle', x: 0, y: 0, radius: 0 } as const

describe('heist', () => {
  it('begins in the middle of the window at speed 30, on the way to (80, 100)', () => {
    const { state } = play()
    expect(state).toMatchObject({ x: 720, y: 450, speed: 30, walking: true, frame: 0, mouse: { x: 80, y: 100 } })
  })

  it('takes a step of 10 ms at its speed, and is 0.5 px/s faster after it', () => {
    const game = play()
    game.run(10)
    expect(Math.hypot(game.state.x - 720, game.state.y - 450)).toBeCloseTo(0.3, 9)
    expect(game.state.speed).toBe(30.5)
    expect(game.state.left).toBe(true)
  })

  it('reaches 100 px/s after 1.4 s, and goes no faster', () => {
    const game = play()
    game.run(1390)
    expect(game.state.speed).toBe(99.5)
    game.run(10)
    expect(game.state.speed).toBe(100)
    game.run(2000)
    expect(game.state.speed).toBe(100)
  })

  it('stops within 30 px of the first target, though it lies beyond where he may go', () => {
    const game = play()
    game.runUntil(() => !game.state.walking, 12_000)
    const { x, y, speed } = game.state
    expect(Math.hypot(x - 80, y - 100)).toBeLessThanOrEqual(30)
    expect(Math.hypot(x - 80, y - 100)).toBeGreaterThan(19)
    expect(speed).toBe(0)
  })

  it('follows the pointer, stops at 30 px to the tick, and sets off again at speed 30', () => {
    const game = play({ startSpeed: 100 })
    game.move({ at: { x: 820, y: 450 } })
    game.run(690)
    expect(game.state).toMatchObject({ walking: true, left: false })
    game.run(20)
    expect(game.state.walking).toBe(false)
    expect(game.state.x).toBeCloseTo(790, 6)

    const again = play()
    again.move({ at: { x: 740, y: 450 } })
    again.run(10)
    expect(again.state).toMatchObject({ x: 720, speed: 0, walking: false })
    again.move({ at: { x: 720, y: 600 } })
    again.run(10)
    expect(again.state).toMatchObject({ y: 450.3, speed: 30.5, walking: true, frame: 0 })
  })

  it('shows the next of four drawings every 0.2 s, walking and waiting', () => {
    const game = play()
    const frames: number[] = []
    for (let i = 0; i < 5; i++) {
      game.run(190)
      frames.push(game.state.frame)
      game.run(10)
      frames.push(game.state.frame)
    }
    expect(frames).toEqual([0, 1, 1, 2, 2, 3, 3, 0, 0, 1])

    game.move({ at: { x: game.state.x, y: game.state.y } })
    game.run(10)
    expect(game.state).toMatchObject({ walking: false, frame: 0 })
    const waiting = [200, 200, 200, 200].map((ms) => {
      game.run(ms)
      return game.state.frame
    })
    expect(waiting).toEqual([1, 2, 3, 0])
  })

  it('puts a finger to his lips for one round in four while he waits', () => {
    const game = play()
    game.move({ at: { x: 720, y: 450 } })
    game.run(10)
    const hushes = [2390, 10, 790, 10].map((ms) => {
      game.run(ms)
      return game.state.hushes
    })
    expect(hushes).toEqual([false, true, true, false])
  })

  it('keeps 100 px from every edge', () => {
    for (const [at, end] of [
      [
        { x: -50, y: -50 },
        { x: 100, y: 100 },
      ],
      [
        { x: 1500, y: 2000 },
        { x: 1340, y: 800 },
      ],
      [
        { x: 720, y: -400 },
        { x: 720, y: 100 },
      ],
    ] as const) {
      const game = play()
      game.move({ at })
      game.runUntil(() => !game.state.walking)
      expect(game.state.x).toBeCloseTo(end.x, 6)
      expect(game.state.y).toBeCloseTo(end.y, 6)
    }
  })

  it('keeps 100 px from every edge also when the window shrinks, walking or caught', () => {
    const game = play()
    game.move({ at: { x: 1300, y: 800 } })
    game.runUntil(() => !game.state.walking)
    game.resize({ width: 1200, height: 600 })
    game.run(10)
    expect(game.state.x).toBeLessThanOrEqual(1100)
    expect(game.state.y).toBeLessThanOrEqual(500)
    game.press({ area: 'thief' })
    game.run(100)
    game.resize({ width: 1101, height: 150 })
    game.run(10)
    expect(game.state).toMatchObject({ y: 75 })
  })

  it('leaves a print at every footfall, left and right of his way, pointing along it', () => {
    const game = play()
    game.move({ at: { x: 1300, y: 450 } })
    game.run(390)
    expect(game.state.prints).toHaveLength(0)
    game.run(10)
    expect(game.events).toEqual(['stepped'])
    game.run(800)
    expect(game.events).toEqual(['stepped', 'stepped'])
    const [first, second] = game.state.prints
    expect(first).toMatchObject({ y: 465, heading: 0, left: false })
    expect(second).toMatchObject({ y: 435, heading: 0, left: true })
  })

  it('lets a print dry up to the tick, and keeps no more than it may', () => {
    const game = play({ drying: 3000 })
    game.run(400)
    expect(game.state.prints).toHaveLength(1)
    game.run(2990)
    expect(game.state.prints[0]?.laidAt).toBe(400)
    game.run(10)
    expect(game.state.prints[0]?.laidAt).toBe(1200)

    const crowded = play({ mostPrints: 3 })
    crowded.run(6000)
    expect(crowded.state.prints).toHaveLength(3)
  })

  it('lets a print dry before an older one, when the time it takes is turned down', () => {
    const game = play()
    game.run(1200)
    game.playhead.tune({ drying: 1000 })
    game.run(800)
    expect(game.state.prints.map(({ laidAt }) => laidAt)).toEqual([400, 1200, 2000])
    // Which would not dry at all while the older ones lie there.
    game.run(1000)
    expect(game.state.prints.map(({ laidAt }) => laidAt)).toEqual([400, 1200, 2800])
  })

  it('lays prints no faster than he steps, and no more than there are sprites for', () => {
    const game = play({ mostPrints: tuning.mostPrints.max, drying: tuning.drying.max, frameTime: tuning.frameTime.min })
    for (let turn = 0; turn < 20; turn++) {
      game.move({ at: { x: turn % 2 === 0 ? 1300 : 140, y: 450 } })
      game.run(3000)
    }
    expect(game.state.prints).toHaveLength(tuning.mostPrints.max)
  })

  it('starts when he is pressed, is a statue for a while, and goes on', () => {
    const game = play()
    game.run(1000)
    const [area] = game.hitAreas()
    expect(area?.label).toEqual({ en: 'The thief', fr: 'Le voleur' })
    const { x, y, mouse } = game.state
    game.press({ area: 'thief', at: { x, y: y - 100 } })
    game.run(10)
    expect(game.events.at(-1)).toBe('caught')
    expect(game.state).toMatchObject({ x, y, speed: 0, walking: false, leapsUntil: 1320, frozenUntil: 2820, mouse })
    game.run(1800)
    expect(game.state).toMatchObject({ x, y, walking: false })
    game.run(10)
    expect(game.state).toMatchObject({ walking: true, speed: 30.5 })
  })

  it('goes where a finger comes down', () => {
    const game = play()
    game.press({ at: { x: 300, y: 700 } })
    game.run(10)
    expect(game.state.mouse).toEqual({ x: 300, y: 700 })
  })

  it('hands out the same areas whether he stands or goes, and they go with him', () => {
    const game = play()
    const areas = game.hitAreas()
    const { x: left } = boundsOf(areas[0]?.shape ?? NOWHERE)
    const { x: stood } = game.state
    game.move({ at: { x: 900, y: 450 } })
    game.run(500)
    expect(game.state.x).toBeGreaterThan(stood)
    expect(game.hitAreas()).toBe(areas)
    expect(boundsOf(areas[0]?.shape ?? NOWHERE).x - left).toBeCloseTo(game.state.x - stood, 9)
  })

  it('has all apprentices from the first moment', () => {
    const game = play({ thieves: 12 })
    game.playhead.check()
    expect(game.state.apprentices).toHaveLength(11)
  })

  it('takes on apprentices from a seed, who follow the same rules', () => {
    const starts = [1, 2].map(() => {
      const game = play({ thieves: 200 })
      game.run(10)
      return game.state.apprentices.map(({ x, y }) => [x, y])
    })
    expect(starts[0]).toHaveLength(199)
    expect(starts[0]).toEqual(starts[1])
    const game = play({ thieves: 200 })
    game.move({ at: { x: 720, y: 450 } })
    game.runUntil(() => game.state.apprentices.every(({ walking }) => !walking))
    for (const { x, y } of game.state.apprentices) expect(Math.hypot(x - 720, y - 450)).toBeLessThanOrEqual(30)
  })
})
