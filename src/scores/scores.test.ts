import { describe, expect, it, vi } from 'vitest'
import { seededRandom } from '../stage/time/random'
import { Scores } from './scores'

describe('the top fives', () => {
  it('begin empty', () => {
    const scores = new Scores()
    expect(scores.topFive(8)).toEqual([])
    expect(scores.topFive(8)).toBe(scores.topFive(7))
  })

  it('keep the five best, the best first, and say which place a score takes', () => {
    const scores = new Scores()
    expect([300, 500, 400, 500, 100, 200, 150, 150].map((score) => scores.enter(8, score))).toEqual([
      ...[1, 1, 2, 2, 5, 5, null, null],
    ])
    expect(scores.topFive(8)).toEqual([500, 500, 400, 300, 200])
    expect(scores.topFive(7)).toEqual([])
  })

  it('are what sorting would make of them', () => {
    const random = seededRandom(5)
    const scores = new Scores()
    const entered: number[] = []
    for (let count = 0; count < 500; count++) {
      const score = Math.floor(random.between(0, 900))
      entered.push(score)
      const place = scores.enter(3, score)
      const best = [...entered].sort((a, b) => b - a).slice(0, 5)
      expect(scores.topFive(3)).toEqual(best)
      if (place === null) expect(score).toBeLessThanOrEqual(best[4] ?? 0)
      else expect(best[place - 1]).toBe(score)
    }
  })

  it.each([-1, 0.5, Number.NaN, Infinity, 1e9])('refuse %d', (score) => {
    expect(() => new Scores().enter(8, score)).toThrow(RangeError)
    expect(() => new Scores().enter(score, 8)).toThrow(RangeError)
  })

  it('tell of a change, and of nothing else', () => {
    const scores = new Scores()
    const listener = vi.fn()
    const stop = scores.subscribe(listener)
    for (const score of [5, 4, 3, 2, 1]) scores.enter(8, score)
    scores.enter(8, 0)
    expect(listener).toHaveBeenCalledTimes(5)
    stop()
    scores.enter(8, 9)
    expect(listener).toHaveBeenCalledTimes(5)
  })

  it('go from page to page as lists', () => {
    const [before, after] = [new Scores(), new Scores()]
    for (const score of [500, 0, 6000]) before.enter(8, score)
    before.enter(1, 77)
    const listener = vi.fn()
    after.subscribe(listener)
    after.restore(before.read())
    expect(listener).toHaveBeenCalledOnce()
    expect([after.topFive(8), after.topFive(1)]).toEqual([[6000, 500, 0], [77]])
    expect(after.read()).toEqual(before.read())
  })

  it('keep what was played since beside what is restored, and restore it once', () => {
    const scores = new Scores()
    for (const score of [40, 40, 20]) scores.enter(8, score)
    const other = new Scores()
    for (const score of [50, 40, 10]) other.enter(8, score)
    other.restore(scores.read())
    other.restore(scores.read())
    expect(other.topFive(8)).toEqual([50, 40, 40, 20, 10])
  })
})
