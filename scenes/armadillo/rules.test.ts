import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, dataOf, input, point, press, readAfter } from '../../tests/support/games'
import { areas } from './areas'
import { PICTURE, RULER, SPLITTABLE, STOLEN } from './layout'
import { rules } from './rules'
import { blockAt, blockOf, crossedBlocks, isFinest, parentOf } from './rules/blocks'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })
type Game = ReturnType<typeof play>

/** A place of the stage, given in pixels of the picture. */
const placeOf = (x: number, y: number) => ({ x: PICTURE.x + x * PICTURE.pixel, y: PICTURE.y + y * PICTURE.pixel })

const sizeAt = (game: Game, x: number, y: number) => blockAt(game.state.splitAt, x, y).size
/** Moves to, or presses, a place of the picture, and lets so many ms go by. */
const pointAt = (game: Game, x: number, y: number, ms?: number) => point(game, placeOf(x, y), ms)
const pressAt = (game: Game, x: number, y: number, ms?: number) =>
  input(game, 'press', { area: 'picture', at: placeOf(x, y) }, ms)
/** Which of so many blocks, from the largest on, have been split. */
const splitOf = (game: Game, most: number) =>
  game.state.splitAt.slice(0, most).flatMap((moment, block) => (moment === null ? [] : [block]))

/** To and fro over all of it, line by line, until there is nothing left. */
function splitAll(game: Game): void {
  for (let round = 0; round < 6; round++) {
    for (let line = 1; line < 128 && game.state.wholeAt === null; line += 2) {
      pointAt(game, line % 4 === 1 ? -2 : 130, line)
      pointAt(game, line % 4 === 1 ? 130 : -2, line)
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

  it.each([
    { from: [10, 10], to: [100, 10], crossed: [1, 2] },
    { from: [10, 10], to: [120, 60], crossed: [1, 2] },
    { from: [-50, 100], to: [300, 100], crossed: [3, 4] },
    { from: [10, 10], to: [10, 10], crossed: [1] },
    { from: [64, 64], to: [64, 64], crossed: [4] },
    { from: [-10, 10], to: [-10, 100], crossed: [] },
    { from: [128, 10], to: [128, 10], crossed: [] },
  ] as const)('are crossed by a way through them, not by one past: $from to $to', ({ from, to, crossed }) => {
    const splitAt = new Array<number | null>(SPLITTABLE).fill(null)
    splitAt[0] = 0
    const blocks = crossedBlocks(splitAt, { x: from[0], y: from[1] }, { x: to[0], y: to[1] })
    expect(blocks.map(({ index }) => index)).toEqual(crossed)
  })
})

describe('hovering', () => {
  it('splits the one blot at once into four, and tells its size', () => {
    const game = pointAt(play(), 20, 20)
    expect([game.state.count, sizeAt(game, 20, 20)]).toEqual([1, 64])
    expect(game.told).toEqual([{ name: 'split128', data: { blocks: 1, ...placeOf(64, 64) } }])
  })

  it('splits a new block after 300 ms, to the tick, for as long as the pointer rests on it', () => {
    const game = pointAt(play(), 20, 20)
    const began = game.state.splitAt[0] ?? Number.NaN
    for (const [place, size] of [32, 16, 8, 4, 2].entries()) {
      const due = began + 300 * (place + 1)
      game.runUntil(() => sizeAt(game, 20, 20) === size)
      expect(Math.max(...game.state.splitAt.map((moment) => moment ?? -1))).toBe(due)
    }
    expect(game.events).toEqual(['split128', 'split64', 'split32', 'split16', 'split8', 'split4'])
    game.run(3000)
    expect(game.state.count).toBe(6)
  })

  it('does not split what still flies', () => {
    const game = pointAt(play(), 20, 20, 290)
    pointAt(game, 100, 20, 0)
    expect(readAfter(game, [0, 30], () => game.state.count)).toEqual([1, 2])
    expect([sizeAt(game, 100, 20), sizeAt(game, 20, 20)]).toEqual([32, 64])
  })

  it('splits every block that a fast pointer has crossed', () => {
    const game = pointAt(play(), 20, 20, 500)
    const before = game.state.count
    pointAt(game, -4, 100)
    pointAt(game, 140, 100)
    expect(game.state.count).toBe(before + 2)
    expect(game.told.at(-1)).toMatchObject({ name: 'split64', data: { blocks: 2 } })
  })

  it('has not come along between two taps of a finger, nor after a long while', () => {
    const game = pointAt(play(), -10, 64, 0)
    input(game, 'release', {})
    pointAt(game, 140, 64)
    expect(game.state.count).toBe(0)
    game.run(tuning.trail.value + 10)
    pointAt(game, -10, 64)
    expect(game.state.count).toBe(0)
  })

  it('splits nothing any more once it has left', () => {
    const game = pointAt(play(), 20, 20)
    input(game, 'leave', { area: 'picture' }, 2000)
    expect(game.state.count).toBe(1)
  })
})

describe('a press', () => {
  it('splits the block it is on, where it is', () => {
    const game = pressAt(play(), 5, 5, 310)
    pressAt(game, 100, 5)
    expect(splitOf(game, 5)).toEqual([0, 2])
  })

  it('of a key, in the very middle, splits the largest there is', () => {
    const game = play()
    for (let time = 0; time < 6; time++) pressAt(game, 64, 64, 310)
    expect(splitOf(game, 7)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('of a key again within 300 ms splits nothing: no quarter has come yet', () => {
    const game = play()
    for (let time = 0; time < 3; time++) pressAt(game, 64, 64, 140)
    expect(game.state.count).toBe(1)
    expect(game.events).toEqual(['split128', 'tapped', 'tapped'])
  })

  it('is answered by drops where there is nothing to split', () => {
    const game = pressAt(play(), 5, 5, 20)
    pressAt(game, 5, 5)
    expect(game.state.count).toBe(1)
    expect(game.events).toEqual(['split128', 'tapped'])
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
    expect(dataOf(game, 'revealed')).toEqual([1, 2, 3, 4, 5, 6, 7].map((eighths) => ({ eighths })))
    expect(countOf(game, 'whole')).toBe(1)
    const whole = game.state.wholeAt ?? Number.NaN
    game.runUntil(() => game.state.blinks === 1)
    expect(game.state.blink).toEqual({ from: whole + 1300, until: whole + 1440 })
    game.runUntil(() => game.state.blinks === 2)
    expect(game.state.blink?.from).toBe(whole + 1560)
    game.run(140)
    expect(game.state.blink).toBeNull()
    game.run(1000)
    pointAt(game, -40, 40)
    const stirred = game.state.blinksAt ?? Number.NaN
    game.runUntil(() => game.state.blinks === 3)
    expect(game.state.blink?.from).toBe(stirred)
    expect(dataOf(game, 'blinked')).toEqual([{ isFirst: true }, { isFirst: false }])
  })

  it('has no stolen block but one of the finest', () => {
    expect([STOLEN.x % 2, STOLEN.y % 2]).toEqual([0, 0])
  })
})

describe('the ant', () => {
  it('walks a part of the ruler in 120 ms and turns at 0 and at 128', () => {
    const game = play()
    const { part } = game.state.ant
    expect(readAfter(game, [120, 1200], () => game.state.ant.part)).toEqual([part - 1, part - 11])
    game.runUntil(() => game.state.ant.goesDown)
    expect(game.state.ant.part).toBe(0)
    game.runUntil(() => !game.state.ant.goesDown)
    expect(game.state.ant.part).toBe(RULER.parts)
  })

  it('gives back what it took when it is pressed, and runs', () => {
    const game = press(play(), 'ant')
    expect(game.state.ant.hasCrumb).toBe(false)
    const { part } = game.state.ant
    game.run(300)
    expect(game.state.ant.part).toBe(part + 10)
    press(game, 'ant')
    expect(game.events).toEqual(['returned', 'frightened'])
  })
})

it('the one that is rolled up opens an eye for 1.6 s when it is pressed', () => {
  const game = press(play(), 'ball')
  expect(game.events).toEqual(['peeked'])
  expect(readAfter(game, [0, 1600], () => game.state.peek)).toEqual([{ from: 0, until: 1600 }, null])
})
