import { describe, expect, it } from 'vitest'
import { areaAt } from '../../../src/stage/input/hitTest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import {
  CASTLE,
  CASTLE_LINE,
  FEET_DOWN,
  feetUp,
  foamEdge,
  JETSAM,
  LOG_LINE,
  REACH,
  STRANDS,
  TIDE_LINE,
} from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const bare = () => playRules(rules, tuning, { seed: 10, areas })
type Game = ReturnType<typeof bare>
/** Longer than any of these games. */
const MINUTES = 240_000

/** A beach on which everything is drawn. */
function play(): Game {
  const game = bare()
  game.later()
  return wait(game, 10)
}

const edgeOf = ({ state, playhead }: Game) => foamEdge(state.wave, playhead.now)

/** Calls up a wave, and waits until it has gone. */
function callWave(game: Game): Game {
  press(game, 'sea', 10, { x: 900, y: 690 })
  game.runUntil(() => game.state.wave === null, MINUTES)
  return game
}

/** Five waves, and all that they leave is built in. */
function build(game: Game): Game {
  for (let wave = 0; wave < 5; wave++) callWave(game)
  game.runUntil(() => game.state.castle.flaggedAt !== null, MINUTES)
  return game
}

/** The castle, and the two waves after it: until the second is at it. */
function lose(game: Game): Game {
  callWave(build(game))
  press(game, 'sea')
  game.runUntil(() => game.state.castle.takenAt !== null, MINUTES)
  return game
}

describe('a wave at the log', () => {
  it('has all feet up from the tick in which it reaches the log until the water has gone, and a while longer', () => {
    const game = play()
    press(game, 'sea')
    game.runUntil(() => game.state.soak !== null)
    expect(edgeOf(game)).toBeGreaterThan(LOG_LINE)
    expect(game.state.soak?.from).toBe(game.playhead.now)
    expect(countOf(game, 'soaked')).toBe(1)
    game.run(400)
    expect(feetUp(game.state.soak, game.playhead.now)).toBeCloseTo(1, 1)
    game.runUntil(() => edgeOf(game) <= LOG_LINE)
    expect(game.state.soak?.until).toBe(game.playhead.now - 10 + FEET_DOWN)
    game.run(FEET_DOWN)
    expect(feetUp(game.state.soak, game.playhead.now)).toBe(0)
    callWave(game)
    expect(countOf(game, 'soaked')).toBe(2)
  })

  it('has Biggin say what he thinks of it, in the air', () => {
    const game = play()
    press(game, 'sea')
    game.runUntil(() => game.events.includes('soaked'))
    const seat = areaOf(bare(), 'biggin')
    game.run(300)
    expect(game.state.biggin.grumble?.until).toBeGreaterThan(game.playhead.now)
    const biggin = areaOf(game, 'biggin')
    if (biggin?.shape.kind !== 'polygon' || seat?.shape.kind !== 'polygon') throw new Error('Biggin has no shape.')
    expect((seat.shape.points[0]?.y ?? 0) - (biggin.shape.points[0]?.y ?? 0)).toBeGreaterThan(40)
  })

  it('leaves everybody alone, and nothing on the sand, before that can be drawn', () => {
    const game = callWave(bare())
    expect(game.state).toMatchObject({ soak: null, castle: { left: 0, lying: [] } })
  })
})

describe('what the sea leaves', () => {
  it('is one thing a wave, as it goes, each in its own place, five in all', () => {
    const game = play()
    press(game, 'sea')
    game.runUntil(() => game.state.castle.left === 1)
    expect(edgeOf(game)).toBeLessThanOrEqual(TIDE_LINE)
    expect(game.state.castle.lying).toEqual([{ kind: 'bottle', x: STRANDS[0], since: game.playhead.now }])
    game.runUntil(() => game.state.wave === null)
    for (let wave = 0; wave < 6; wave++) callWave(game)
    expect(dataOf(game, 'stranded')).toEqual(JETSAM.map((kind) => ({ kind })))
  })

  it('can be touched where it lies, and the sea beyond it is still the sea', () => {
    const game = callWave(play())
    const at = { x: STRANDS[0], y: TIDE_LINE - 8 }
    expect(areaAt(game.hitAreas(), at)?.id).toBe('bottle')
    press(game, 'bottle', 10, at)
    expect(game.state.castle.touched).toEqual({ what: 'bottle', at: game.playhead.now - 10 })
    expect(game.events.at(-1)).toBe('snipped')
    expect(areaAt(game.hitAreas(), { x: STRANDS[0], y: 700 })?.id).toBe('sea')
  })

  it('is taken up on the way to the right, one at a time, and built in where that ends', () => {
    const game = play()
    for (let wave = 0; wave < 3; wave++) callWave(game)
    game.runUntil(() => game.state.castle.carried !== null)
    const { crab, castle } = game.state
    expect(crab.pace).toBeGreaterThan(0)
    expect(Math.abs(crab.x * 16 + REACH - (castle.carried?.x ?? 0))).toBeLessThan(5)
    expect(areaOf(game, castle.carried?.kind ?? '')).toBeUndefined()
    game.runUntil(() => game.state.castle.carried === null)
    expect(game.state.crab.x).toBeGreaterThanOrEqual(CASTLE.from)
    const last = game.state.castle.built.at(-1)
    expect(last?.since).toBe(game.playhead.now)
    expect(game.state.crab.snip?.from).toBe(game.playhead.now)
    expect(game.told.at(-1)).toEqual({
      name: 'built',
      data: { kind: last?.kind, pieces: game.state.castle.built.length },
    })
  })

  it('keeps nobody from walking', () => {
    const [calm, busy] = [play(), build(play())]
    calm.run(busy.playhead.now - calm.playhead.now)
    expect(busy.state.crab.x).toBe(calm.state.crab.x)
  })
})

describe('the castle', () => {
  it('is whole with the fifth, in less than a minute, its towers part of what is pressed', () => {
    const game = build(play())
    expect(game.playhead.now).toBeLessThan(60_000)
    expect(game.state.castle.built).toHaveLength(5)
    expect(game.state.castle).toMatchObject({ lying: [], carried: null, flaggedAt: game.playhead.now })
    for (const [x, y] of [
      [-140, -80],
      [0, -220],
      [40, -330],
      [150, -40],
    ] as const) {
      const at = { x: CASTLE.x + x * 1.08, y: CASTLE.y + y * 1.08 }
      const wait = game.hitAreas().filter(({ id }) => id !== 'crab')
      expect(areaAt(wait, at)?.id).toBe('castle')
    }
    press(game, 'castle')
    expect(game.state.crab.stare?.from).toBe(game.playhead.now - 10)
  })

  it('withstands a wave, and is taken by the next, which is greater', () => {
    const game = build(play())
    press(game, 'sea')
    game.runUntil(() => game.state.castle.withstoodAt !== null)
    expect(edgeOf(game)).toBeGreaterThan(CASTLE_LINE)
    game.runUntil(() => game.state.wave === null)
    expect(game.state.castle.takenAt).toBeNull()
    press(game, 'sea')
    const { wave } = game.state
    expect((wave?.until ?? 0) - (wave?.from ?? 0)).toBe(4200)
    game.runUntil(() => game.state.castle.takenAt !== null)
    expect(edgeOf(game)).toBeGreaterThan(CASTLE_LINE)
    expect(game.events.filter((name) => name === 'swelled')).toHaveLength(7)
    expect(areaOf(game, 'castle')).toBeUndefined()
  })

  it('is begun again with another piece, its letter read, once the beach has seen it', () => {
    const game = lose(play())
    const taken = game.playhead.now
    game.run(3590)
    expect(areaOf(game, 'letter')).toBeUndefined()
    game.run(10)
    expect(game.told.at(-1)).toEqual({ name: 'read', data: { lost: 0 } })
    press(game, 'letter')
    expect(countOf(game, 'read')).toBe(2)
    game.runUntil(() => game.state.castle.lost === 1, MINUTES)
    expect(game.playhead.now - taken).toBe(10_600)
    callWave(game)
    expect(game.told.findLast(({ name }) => name === 'stranded')?.data).toEqual({ kind: 'boot' })
    lose(game)
    game.run(3600)
    expect(game.told.at(-1)).toEqual({ name: 'read', data: { lost: 1 } })
  })

  it('has nothing left for it while it is taken', () => {
    const game = lose(play())
    game.runUntil(() => game.state.wave === null)
    callWave(game)
    expect(game.state.castle).toMatchObject({ left: 5, takenAt: expect.any(Number) })
  })
})
