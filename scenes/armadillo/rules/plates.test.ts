import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, input, point, press, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { FLIGHT, PICTURE, ROLL, SPLITTABLE, stolenOn, TURN } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { ENOUGH } from './rain'

const play = () => playRules(rules, tuning, { seed: 7, areas })
type Game = ReturnType<typeof play>

/** Longer than five plates take, in ms. */
const FOR_EVER = 200_000
const MIDDLE = { x: PICTURE.x + PICTURE.side / 2, y: PICTURE.y + PICTURE.side / 2 }
/** Splits by keys until there are so many. */
function splitUpTo(game: Game, count: number): number {
  let presses = 0
  for (; game.state.count < count; presses++) input(game, 'press', { area: 'picture', at: MIDDLE }, FLIGHT)
  return presses
}

/** From the moment when all is split until whoever is seen leaves, in ms. */
const SEEN = FLIGHT + tuning.firstBlink.value + tuning.again.value + tuning.looks.value

/** Plays on until the picture that lies open is whole. */
function seeWhole(game: Game): number {
  splitUpTo(game, ENOUGH)
  game.runUntil(() => game.state.wholeAt !== null, FOR_EVER)
  return game.state.wholeAt ?? Number.NaN
}

/** Plays on until the leaf that is turned next lies. */
function turnOver(game: Game): void {
  seeWhole(game)
  game.runUntil(() => game.state.turn !== null, FOR_EVER)
  game.runUntil(() => game.state.turn === null, FOR_EVER)
}

describe('the last tenth', () => {
  it('comes apart by itself, two blocks a tick, as soon as the others have', () => {
    const game = play()
    splitUpTo(game, ENOUGH)
    const before = game.state.count
    game.run(10)
    expect(game.state.count - before).toBe(2)
    game.runUntil(() => game.state.wholeAt !== null)
    expect(game.state.count).toBe(SPLITTABLE)
    expect(countOf(game, 'whole')).toBe(1)
  })

  it('waits for the other nine', () => {
    const game = play()
    // Of fine blocks 64 go at once.
    splitUpTo(game, ENOUGH - 80)
    expect(game.state.count).toBeLessThan(ENOUGH)
    const { count } = game.state
    game.run(5000)
    expect(game.state.count).toBe(count)
  })
})

describe('a key', () => {
  it('splits all fine blocks of one that is eight times as large, so that all takes 40 presses', () => {
    const game = play()
    expect(splitUpTo(game, 21)).toBe(21)
    expect(readAfter(game, [0], ({ count }) => count)).toEqual([21])
    input(game, 'press', { area: 'picture', at: MIDDLE }, FLIGHT)
    expect(game.state.count).toBe(21 + 16 * 4)
    expect(21 + 1 + splitUpTo(game, ENOUGH)).toBeLessThanOrEqual(40)
  })
})

describe('whoever has been seen', () => {
  it('rolls up and off, to the tick, once there is something to draw it with', () => {
    const game = play()
    game.later()
    const whole = seeWhole(game)
    game.run(whole + SEEN - 10 - game.playhead.now)
    expect(game.state.roll).toBeNull()
    game.run(10)
    expect(game.state.roll).toEqual({ from: whole + SEEN, until: whole + SEEN + ROLL.lasts })
    expect(readAfter(game, [ROLL.leaves - 10, 10], () => countOf(game, 'rolledOff'))).toEqual([0, 1])
    game.run(ROLL.lasts - ROLL.leaves)
    const turn = { to: 1, from: whole + SEEN + ROLL.lasts, until: whole + SEEN + ROLL.lasts + TURN }
    expect(game.state).toMatchObject({ roll: null, turn, plate: 0 })
    expect(readAfter(game, [TURN / 2 - 10, 10], ({ plate }) => plate)).toEqual([0, 1])
    expect(game.state).toMatchObject({ count: 0, wholeAt: null, blinks: 0, ant: { hasCrumb: true } })
    expect(dataOf(game, 'turned')).toEqual([{ plate: 1 }])
  })

  it('stays for as long as there is nothing to draw that with', () => {
    const game = play()
    seeWhole(game)
    game.run(20_000)
    expect(game.state).toMatchObject({ plate: 0, roll: null, turn: null })
    game.later()
    game.run(20)
    expect(game.events.at(-1)).toBe('rolledUp')
  })

  it('is followed by the others, and after the last the book begins again: with a track on it', () => {
    const game = play()
    game.later()
    const plates: number[] = []
    for (let leaf = 0; leaf < 5; leaf++) {
      turnOver(game)
      plates.push(game.state.plate)
    }
    expect(plates).toEqual([1, 2, 3, 0, 1])
    expect(dataOf(game, 'whole')).toEqual([0, 1, 2, 3, 0].map((plate) => ({ plate })))
    expect([countOf(game, 'rolledUp'), game.state.rounds]).toEqual([2, 1])
  })

  it('takes what lies below along: nothing comes apart under a leaf', () => {
    const game = play()
    game.later()
    seeWhole(game)
    game.runUntil(() => game.state.turn !== null && game.state.plate === 1)
    point(game, MIDDLE)
    press(game, 'picture', 10, MIDDLE)
    expect(game.state.count).toBe(0)
    game.runUntil(() => game.state.turn === null)
    point(game, { x: MIDDLE.x + 9, y: MIDDLE.y })
    expect(game.state.count).toBe(1)
  })

  it('is called by name; Fig. 4 can be pressed on the first plate only', () => {
    const game = play()
    game.later()
    turnOver(game)
    expect(areaOf(game, 'ball')).toBeUndefined()
    expect(areaOf(game, 'picture')?.label.en).toBe('A picture in round blots: split them')
    seeWhole(game)
    expect(areaOf(game, 'picture')?.label.en).toBe('The round hen, and her egg')
  })

  it('lacks one of the finest blocks, which the ant has', () => {
    const stolen = [0, 1, 2, 3].map(stolenOn)
    expect(new Set(stolen.map(({ x, y }) => `${x},${y}`)).size).toBe(4)
    expect(stolen.every(({ x, y }) => x % 2 === 0 && y % 2 === 0 && x < 128 && y < 128)).toBe(true)
  })
})

describe('Fig. 4', () => {
  it('looks by itself when nobody has stirred for 12 s, once, and again after somebody has', () => {
    const game = play()
    expect(readAfter(game, [11_990, 10], ({ peek }) => peek)).toEqual([null, { from: 12_000, until: 13_600 }])
    game.run(30_000)
    expect(countOf(game, 'watched')).toBe(1)
    point(game, { x: 100, y: 100 }, 12_000)
    expect(countOf(game, 'watched')).toBe(2)
  })

  it('keeps its eyes shut while somebody stirs', () => {
    const game = play()
    for (let second = 0; second < 40; second++) point(game, { x: 100 + second, y: 100 }, 1000)
    expect(countOf(game, 'watched')).toBe(0)
  })
})
