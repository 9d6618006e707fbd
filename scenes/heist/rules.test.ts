import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { point, press, readAfter, wait } from '../../tests/support/games'
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
    const game = wait(play(), 10)
    expect(Math.hypot(game.state.x - 720, game.state.y - 450)).toBeCloseTo(0.3, 9)
    expect(game.state).toMatchObject({ speed: 30.5, left: true })
  })

  it('reaches 100 px/s after 1.4 s, and goes no faster', () => {
    expect(readAfter(play(), [1390, 10, 2000], ({ speed }) => speed)).toEqual([99.5, 100, 100])
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
    point(game, { x: 820, y: 450 }, 690)
    expect(game.state).toMatchObject({ walking: true, left: false })
    game.run(20)
    expect(game.state.walking).toBe(false)
    expect(game.state.x).toBeCloseTo(790, 6)

    const again = play()
    point(again, { x: 740, y: 450 })
    expect(again.state).toMatchObject({ x: 720, speed: 0, walking: false })
    point(again, { x: 720, y: 600 })
    expect(again.state).toMatchObject({ y: 450.3, speed: 30.5, walking: true, frame: 0 })
  })

  it('shows the next of four drawings every 0.2 s, walking and waiting', () => {
    const game = play()
    const walking = readAfter(game, [190, 10, 190, 10, 190, 10, 190, 10, 190, 10], ({ frame }) => frame)
    expect(walking).toEqual([0, 1, 1, 2, 2, 3, 3, 0, 0, 1])
    point(game, { x: game.state.x, y: game.state.y })
    expect(game.state).toMatchObject({ walking: false, frame: 0 })
    expect(readAfter(game, [200, 200, 200, 200], ({ frame }) => frame)).toEqual([1, 2, 3, 0])
  })

  it('puts a finger to his lips for one round in four while he waits', () => {
    const game = play()
    point(game, { x: 720, y: 450 })
    expect(readAfter(game, [2390, 10, 790, 10], ({ hushes }) => hushes)).toEqual([false, true, true, false])
  })

  it.each([
    [-50, -50, 100, 100],
    [1500, 2000, 1340, 800],
    [720, -400, 720, 100],
  ])('keeps 100 px from every edge: called to (%d, %d) he goes to (%d, %d)', (x, y, endX, endY) => {
    const game = play()
    game.move({ at: { x, y } })
    game.runUntil(() => !game.state.walking)
    expect(game.state).toMatchObject({ x: expect.closeTo(endX, 6), y: expect.closeTo(endY, 6) })
  })

  it('keeps 100 px from every edge also when the window shrinks, walking or caught', () => {
    const game = play()
    game.move({ at: { x: 1300, y: 800 } })
    game.runUntil(() => !game.state.walking)
    game.resize({ width: 1200, height: 600 })
    game.run(10)
    expect(game.state.x).toBeLessThanOrEqual(1100)
    expect(game.state.y).toBeLessThanOrEqual(500)
    press(game, 'thief', 100)
    game.resize({ width: 1101, height: 150 })
    game.run(10)
    expect(game.state).toMatchObject({ y: 75 })
  })

  it('leaves a print at every footfall, left and right of his way, pointing along it', () => {
    const game = play()
    game.move({ at: { x: 1300, y: 450 } })
    expect(readAfter(game, [390, 10, 800], () => game.events.join())).toEqual(['', 'stepped', 'stepped,stepped'])
    expect(game.state.prints).toMatchObject([
      { laidAt: 400, y: 465, heading: 0, left: false },
      { laidAt: 1200, y: 435, heading: 0, left: true },
    ])
  })

  it('lets a print dry up to the tick, and keeps no more than it may', () => {
    const oldest = readAfter(play({ drying: 3000 }), [400, 2990, 10], ({ prints }) => prints[0]?.laidAt)
    expect(oldest).toEqual([400, 400, 1200])
    const crowded = wait(play({ mostPrints: 3 }), 6000)
    expect(crowded.state.prints).toHaveLength(3)
  })

  it('lets a print dry before an older one, when the time it takes is turned down', () => {
    const game = wait(play(), 1200)
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
      point(game, { x: turn % 2 === 0 ? 1300 : 140, y: 450 }, 3000)
    }
    expect(game.state.prints).toHaveLength(tuning.mostPrints.max)
  })

  it('starts when he is pressed, is a statue for a while, and goes on', () => {
    const game = wait(play(), 1000)
    expect(game.hitAreas()[0]?.label).toEqual({ en: 'The thief', fr: 'Le voleur' })
    const { x, y, mouse } = game.state
    press(game, 'thief', 10, { x, y: y - 100 })
    expect(game.events.at(-1)).toBe('caught')
    expect(game.state).toMatchObject({ x, y, speed: 0, walking: false, leapsUntil: 1320, frozenUntil: 2820, mouse })
    game.run(1800)
    expect(game.state).toMatchObject({ x, y, walking: false })
    game.run(10)
    expect(game.state).toMatchObject({ walking: true, speed: 30.5 })
  })

  it('goes where a finger comes down', () => {
    const game = play()
    press(game, null, 10, { x: 300, y: 700 })
    expect(game.state.mouse).toEqual({ x: 300, y: 700 })
  })

  it('hands out the same areas whether he stands or goes, and they go with him', () => {
    const game = play()
    const areas = game.hitAreas()
    const { x: left } = boundsOf(areas[0]?.shape ?? NOWHERE)
    const { x: stood } = game.state
    point(game, { x: 900, y: 450 }, 500)
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
    const [starts, again] = [1, 2].map(() => {
      const game = play({ thieves: 200 })
      game.run(10)
      return game.state.apprentices.map(({ x, y }) => [x, y])
    })
    expect(starts).toHaveLength(199)
    expect(starts).toEqual(again)
    const game = play({ thieves: 200 })
    game.move({ at: { x: 720, y: 450 } })
    game.runUntil(() => game.state.apprentices.every(({ walking }) => !walking))
    for (const { x, y } of game.state.apprentices) expect(Math.hypot(x - 720, y - 450)).toBeLessThanOrEqual(30)
  })
})
