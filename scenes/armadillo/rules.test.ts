import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { PICTURE, RULER, SPLITTABLE, STOLEN } from './layout'
import { rules } from './rules'
import { blockAt, blockOf, crossedBlocks, isFinest, parentOf } from './rules/blocks'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })
type Game = ReturnType<typeof play>

/** A place of the stage, given in pixels of the picture. */
const placeOf = (x: number, y: number) => ({ x: PICTURE.x + x * PICTURE.pixel, y: PICTURE.y + y * PICTURE.pixel })
const at = (x: number, y: number) => ({ at: placeOf(x, y) })
const names = (game: Game) => game.told.map(({ name }) => name)
const sizeAt = (game: Game, x: number, y: number) => blockAt(game.state.splitAt, x, y).size

/** To and fro over all of it, line by line, until there is nothing left. */
function splitAll(game: Game): void {
  for (let round = 0; round < 6; round++) {
    for (let line = 1; line < 128 && game.state.wholeAt === null; line += 2) {
      game.move(at(line % 4 === 1 ? -2 : 130, line))
      game.run(10)
      game.move(at(line % 4 === 1 ? 130 : -2, line))
      game.run(10)
    }
  }
}

describe('the blocks', () => {
  it('are 1365 that can be split, into 4096 of 2 pixels', () => {
    expect(SPLITTABLE).toBe(1365)
    const finest = Array.from({ length: 4096 }, (_, place) => blockOf(SPLITTABLE + place))
    expect(finest.every(({ size, index }) => size === 2 && isFinest(index))).toBe(true)
    expect(new Set(finest.map(({ x, y }) => y * 128 + x)).size).toBe(4096)
    expect(isFinest(SPLITTABLE - 1)).toBe(false)
    expect(blockOf(SPLITTABLE - 1).size).toBe(4)
  })

  it('know what they are quarters of', () => {
    expect(parentOf(0)).toBeNull()
    expect([1, 2, 3, 4].map(parentOf)).toEqual([0, 0, 0, 0])
    expect([5, 20, 21].map(parentOf)).toEqual([1, 4, 5])
    expect(blockOf(2)).toEqual({ index: 2, x: 64, y: 0, size: 64 })
    expect(blockOf(3)).toEqual({ index: 3, x: 0, y: 64, size: 64 })
  })

  it('are crossed by a way that goes through them, not by one that goes past', () => {
    const splitAt = new Array<number | null>(SPLITTABLE).fill(null)
    splitAt[0] = 0
    const crossed = (from: [number, number], to: [number, number]) =>
      crossedBlocks(splitAt, { x: from[0], y: from[1] }, { x: to[0], y: to[1] }).map(({ index }) => index)
    expect(crossed([10, 10], [100, 10])).toEqual([1, 2])
    expect(crossed([10, 10], [120, 60])).toEqual([1, 2])
    expect(crossed([-50, 100], [300, 100])).toEqual([3, 4])
    expect(crossed([10, 10], [10, 10])).toEqual([1])
    expect(crossed([64, 64], [64, 64])).toEqual([4])
    expect(crossed([-10, 10], [-10, 100])).toEqual([])
    expect(crossed([128, 10], [128, 10])).toEqual([])
  })
})

describe('hovering', () => {
  it('splits the one blot at once into four, and tells its size', () => {
    const game = play()
    game.move(at(20, 20))
    game.run(10)
    expect(game.state.count).toBe(1)
    expect(game.told).toEqual([{ name: 'split128', data: { blocks: 1, ...placeOf(64, 64) } }])
    expect(sizeAt(game, 20, 20)).toBe(64)
  })

  it('splits a new block after 300 ms, to the tick, for as long as the pointer rests on it', () => {
    const game = play()
    game.move(at(20, 20))
    game.run(10)
    const began = game.state.splitAt[0] ?? Number.NaN
    for (const [place, size] of [32, 16, 8, 4, 2].entries()) {
      const due = began + 300 * (place + 1)
      game.runUntil(() => sizeAt(game, 20, 20) === size)
      expect(Math.max(...game.state.splitAt.map((moment) => moment ?? -1))).toBe(due)
    }
    expect(names(game)).toEqual(['split128', 'split64', 'split32', 'split16', 'split8', 'split4'])
    game.run(3000)
    expect(game.state.count).toBe(6)
  })

  it('does not split what still flies', () => {
    const game = play()
    game.move(at(20, 20))
    game.run(290)
    game.move(at(100, 20))
    game.run(0)
    expect(game.state.count).toBe(1)
    game.run(30)
    expect(game.state.count).toBe(2)
    expect(sizeAt(game, 100, 20)).toBe(32)
    expect(sizeAt(game, 20, 20)).toBe(64)
  })

  it('splits every block that a fast pointer has crossed', () => {
    const game = play()
    game.move(at(20, 20))
    game.run(500)
    const before = game.state.count
    game.move(at(-4, 100))
    game.run(10)
    game.move(at(140, 100))
    game.run(10)
    expect(game.state.count).toBe(before + 2)
    expect(game.told.at(-1)).toMatchObject({ name: 'split64', data: { blocks: 2 } })
  })

  it('has not come along between two taps of a finger, nor after a long while', () => {
    const game = play()
    game.move(at(-10, 64))
    game.release({})
    game.run(10)
    game.move(at(140, 64))
    game.run(10)
    expect(game.state.count).toBe(0)
    game.run(tuning.trail.value + 10)
    game.move(at(-10, 64))
    game.run(10)
    expect(game.state.count).toBe(0)
  })

  it('splits nothing any more once it has left', () => {
    const game = play()
    game.move(at(20, 20))
    game.run(10)
    game.leave({ area: 'picture' })
    game.run(2000)
    expect(game.state.count).toBe(1)
  })
})

describe('a press', () => {
  it('splits the block it is on, where it is', () => {
    const game = play()
    game.press({ area: 'picture', ...at(5, 5) })
    game.run(310)
    game.press({ area: 'picture', ...at(100, 5) })
    game.run(10)
    expect(game.state.splitAt.slice(0, 5).map((moment) => moment !== null)).toEqual([true, false, true, false, false])
  })

  it('of a key, in the very middle, splits the largest there is', () => {
    const game = play()
    for (let press = 0; press < 6; press++) {
      game.press({ area: 'picture', ...at(64, 64) })
      game.run(310)
    }
    expect(game.state.splitAt.slice(0, 7).map((moment) => moment !== null)).toEqual([
      ...[true, true, true, true, true],
      ...[true, false],
    ])
  })

  it('of a key again within 300 ms splits nothing: no quarter has come yet', () => {
    const game = play()
    for (let press = 0; press < 3; press++) {
      game.press({ area: 'picture', ...at(64, 64) })
      game.run(140)
    }
    expect(game.state.count).toBe(1)
    expect(names(game)).toEqual(['split128', 'tapped', 'tapped'])
  })

  it('is answered by drops where there is nothing to split', () => {
    const game = play()
    game.press({ area: 'picture', ...at(5, 5) })
    game.run(20)
    game.press({ area: 'picture', ...at(5, 5) })
    game.run(10)
    expect(game.state.count).toBe(1)
    expect(names(game)).toEqual(['split128', 'tapped'])
    expect(game.state.splashes).toEqual([{ ...placeOf(5, 5), from: 20, until: 440, reach: 26, block: null }])
    game.run(tuning.splash.value)
    expect(game.state.splashes).toEqual([])
  })
})

describe('the whole picture', () => {
  it('is told of in eighths, and looks, and blinks twice; and again when nobody has stirred for 6 s', () => {
    const game = play()
    splitAll(game)
    expect(game.state.count).toBe(SPLITTABLE)
    expect(game.told.filter(({ name }) => name === 'revealed').map(({ data }) => data)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((eighths) => ({ eighths })),
    )
    expect(names(game).filter((name) => name === 'whole')).toHaveLength(1)
    const whole = game.state.wholeAt ?? Number.NaN
    game.runUntil(() => game.state.blinks === 1)
    expect(game.state.blink).toEqual({ from: whole + 1300, until: whole + 1440 })
    game.runUntil(() => game.state.blinks === 2)
    expect(game.state.blink?.from).toBe(whole + 1560)
    game.run(140)
    expect(game.state.blink).toBeNull()
    game.run(1000)
    game.move(at(-40, 40))
    game.run(10)
    const stirred = game.state.blinksAt ?? Number.NaN
    game.runUntil(() => game.state.blinks === 3)
    expect(game.state.blink?.from).toBe(stirred)
    expect(game.told.filter(({ name }) => name === 'blinked').map(({ data }) => data)).toEqual([
      { isFirst: true },
      { isFirst: false },
    ])
  })

  it('has no stolen block but one of the finest', () => {
    expect([STOLEN.x % 2, STOLEN.y % 2]).toEqual([0, 0])
  })
})

describe('the ant', () => {
  it('walks a part of the ruler in 120 ms and turns at 0 and at 128', () => {
    const game = play()
    const { part } = game.state.ant
    game.run(120)
    expect(game.state.ant.part).toBe(part - 1)
    game.run(1200)
    expect(game.state.ant.part).toBe(part - 11)
    game.runUntil(() => game.state.ant.goesDown)
    expect(game.state.ant.part).toBe(0)
    game.runUntil(() => !game.state.ant.goesDown)
    expect(game.state.ant.part).toBe(RULER.parts)
  })

  it('gives back what it took when it is pressed, and runs', () => {
    const game = play()
    game.press({ area: 'ant' })
    game.run(10)
    expect(game.state.ant.hasCrumb).toBe(false)
    const { part } = game.state.ant
    game.run(300)
    expect(game.state.ant.part).toBe(part + 10)
    game.press({ area: 'ant' })
    game.run(10)
    expect(names(game)).toEqual(['returned', 'frightened'])
  })
})

it('the one that is rolled up opens an eye for 1.6 s when it is pressed', () => {
  const game = play()
  game.press({ area: 'ball' })
  game.run(10)
  expect(game.state.peek).toEqual({ from: 0, until: 1600 })
  expect(names(game)).toEqual(['peeked'])
  game.run(1600)
  expect(game.state.peek).toBeNull()
})
