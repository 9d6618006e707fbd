import { describe, expect, it } from 'vitest'
import { KINDS } from '../../../assets/heist-later/shared'
import { playRules } from '../../../src/stage/time/playRules'
import { areas } from '../areas'
import { FULL, SACKS, sackOf, THING } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const SIZE = { width: 1440, height: 900 }

/** He stands in the middle of the floor, and what there is to be taken lies about him. */
function play(seed = 22, size = SIZE) {
  const game = playRules(rules, tuning, { seed, size, areas })
  game.move({ at: { x: size.width / 2, y: size.height / 2 } })
  game.later()
  game.run(10)
  return game
}

type Game = ReturnType<typeof play>

/** Puts one of the things so far to the left of his feet. */
function put(game: Game, kind: (typeof KINDS)[number], left: number): void {
  const { x, y, loot } = game.state
  Object.assign(loot.things[KINDS.indexOf(kind)] ?? {}, { x: x - left, y })
}

/** He has so many things, and nobody wakes up. */
function fill(game: Game, count: number): void {
  game.state.loot.quiet = 99
  game.state.loot.taken = Array.from({ length: count }, (_, place) => place)
}

describe('what lies about', () => {
  it('stays as it is when that is told once more', () => {
    const game = play()
    game.run(3000)
    const { cameAt, things } = structuredClone(game.state.loot)
    game.later()
    game.run(10)
    expect(game.state.loot).toMatchObject({ cameAt, things })
  })

  it('is not there until it can be drawn, and takes nothing from act one', () => {
    const game = playRules(rules, tuning, { seed: 22, size: SIZE, areas })
    game.run(20_000)
    expect(game.state.loot).toMatchObject({ things: [], taken: [], eyes: null })
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['thief'])
  })

  it('is one of each kind, out of the light, apart, not under the icons and not before the wall', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { things } = play(seed).state.loot
      expect(things.map(({ kind }) => kind)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      for (const { x, y } of things) {
        expect(Math.hypot(x - 720, y - 450)).toBeGreaterThan(150)
        expect(x > 1110 && y > 750).toBe(false)
        expect(x > 970 && y < 360).toBe(false)
      }
    }
  })

  it('is taken within 80 px of his feet: it hops for 0.42 s, and is in the sack', () => {
    const game = play()
    put(game, 'spoon', 80.5)
    game.run(10)
    expect(game.state.loot.things[1]?.hop).toBeNull()
    put(game, 'spoon', THING.taken)
    game.run(10)
    expect(game.state.loot.things[1]?.hop).toMatchObject({ isInto: true })
    game.run(410)
    expect(game.state.loot.taken).toEqual([])
    game.run(10)
    expect(game.state.loot.taken).toEqual([KINDS.indexOf('spoon')])
    expect(game.told.at(-1)).toMatchObject({ name: 'taken', data: { kind: 1 } })
  })

  it('is not taken by a statue', () => {
    const game = play()
    game.press({ area: 'thief' })
    game.run(10)
    for (const thing of game.state.loot.things) thing.hop = null
    put(game, 'fork', 20)
    game.run(1000)
    expect(game.state.loot.taken).toEqual([])
  })

  it('hops 300 px towards him when it is pressed, and into the sack when that is near enough; twice at once is once', () => {
    const game = play()
    put(game, 'crown', 600)
    game.press({ area: 'crown' })
    game.run(10)
    game.press({ area: 'crown' })
    game.run(10)
    expect(game.state.loot.things[7]?.x).toBeCloseTo(game.state.x - 300, 6)
    game.run(420)
    game.press({ area: 'crown' })
    game.run(430)
    expect(game.state.loot.taken).toEqual([7])
  })

  it('comes by itself, the next one, when he is pressed, or walks for 6 s and passes nothing', () => {
    const game = play()
    put(game, 'clock', 140)
    game.press({ area: 'thief' })
    game.run(440)
    expect(game.state.loot.taken).toEqual([KINDS.indexOf('clock')])

    const walker = play(22, { width: 1920, height: 900 })
    for (const thing of walker.state.loot.things) Object.assign(thing, { x: 200, y: 700 })
    walker.move({ at: { x: 1820, y: 450 } })
    walker.run(6000)
    expect(walker.events).not.toContain('knocked')
    walker.run(1000)
    expect(walker.events).toContain('knocked')
  })

  it('is kept in a window that shrinks', () => {
    const game = play()
    game.resize({ width: 700, height: 500 })
    game.run(10)
    for (const { x, y } of game.state.loot.things) {
      expect(x).toBeLessThanOrEqual(582)
      expect(y).toBeLessThanOrEqual(382)
    }
  })
})

describe('the sack', () => {
  it('has four sizes', () => {
    expect([0, 1, 2, 3, 4, 5, FULL].map(sackOf)).toEqual([0, 0, 1, 1, 2, 2, 3])
    expect(SACKS.map(({ size }) => size)).toEqual([1, 1.4, 1.9, 2.4])
    expect(SACKS.map(({ from }) => from)).toEqual([0, 2, 4, FULL])
  })

  it('is full with six things, and takes no seventh', () => {
    const game = play()
    for (const thing of game.state.loot.things) Object.assign(thing, { x: game.state.x, y: game.state.y })
    game.run(500)
    expect(game.state.loot.taken).toHaveLength(FULL)
    expect(game.events.filter((name) => name === 'filled')).toHaveLength(1)
    game.run(3000)
    expect(game.state.loot.taken).toHaveLength(FULL)
  })

  it('follows at the end of its rope, comes round behind him, and leaves a mark every 52 px', () => {
    const game = play()
    fill(game, 4)
    game.move({ at: { x: 1300, y: 450 } })
    game.run(4000)
    const { x, y, loot } = game.state
    expect(Math.hypot(loot.sack.x - x, loot.sack.y - y)).toBeCloseTo(220, 3)
    expect(loot.sack.x).toBeLessThan(x)
    expect(loot.drags.length).toBeGreaterThan(3)
    game.move({ at: { x: 110, y: 450 } })
    game.run(6000)
    expect(game.state.loot.sack.x).toBeGreaterThan(game.state.x + 100)
    expect(game.state.loot.drags.length).toBeLessThanOrEqual(36)
  })
})
