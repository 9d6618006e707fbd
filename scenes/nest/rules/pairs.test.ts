import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { press, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { COUNT, DEEDS, deedOf } from '../layout'
import { rules } from '../rules'
import { TWOS } from '../snapshots'
import { tuning } from '../tuning'

/** A game whose later pictures have come. */
function play() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  game.run(10)
  return game
}

type Game = ReturnType<typeof play>

/** Puts two to bed, and waits until both lie there. */
function bed(game: Game, left: number, right: number): void {
  press(game, `left-${left}`)
  press(game, `right-${right}`)
  game.run(400)
}

/** A game in which the flame has just gone to bed. */
function retired(): Game {
  const game = play()
  for (const [left, right] of TWOS) bed(game, left, right)
  game.runUntil(() => game.state.third !== null)
  return game
}

const all = Array.from({ length: COUNT }, (_, creature) => creature)

describe('deeds', () => {
  it('are ten, each of it the only one of its two, whoever of them lies where', () => {
    expect(new Set(DEEDS.map(([name]) => name)).size).toBe(10)
    for (const left of all)
      for (const right of all) {
        expect(deedOf(left, right)).toBe(deedOf(right, left))
        const [one, other] = [left, right].map((creature) => String.fromCharCode(65 + creature))
        const theirs = DEEDS.filter(([, pair]) => pair.test(`${one}${other} ${other}${one}`)).map(([name]) => name)
        expect(theirs.filter((name) => name !== 'chorus').length, `${one} and ${other}`).toBeLessThan(2)
      }
  })

  it.each([
    ['two owls take turns', 14, 14, 'turns'],
    ['fox and goat share a blanket', 0, 1, 'blanket'],
    ['the kettle warms the frog', 6, 12, 'tea'],
    ['two badgers snore as one', 9, 9, 'chorus'],
    ['who lies there at first does nothing', 9, 7, null],
  ] as const)('%s', (_, left, right, deed) => {
    expect(deedOf(left, right)).toBe(deed)
  })

  it('leave nobody of the 21 without somebody else', () => {
    const lonely = all.filter((left) => all.every((right) => left === right || !deedOf(left, right)))
    expect(lonely).toEqual([])
  })
})

describe('a pair', () => {
  it('does it once both lie there, and until one of them leaves; it is tied by one thread', () => {
    const game = play()
    press(game, 'left-0')
    press(game, 'right-1')
    game.run(360)
    expect(game.state.toldAt).toBeNull()
    game.run(10)
    expect(game.state).toMatchObject({
      toldAt: 400,
      threads: [{ left: 0, right: 1, deed: 'blanket', from: 400 }],
    })
    expect(game.told.at(-1)).toEqual({ name: 'paired', data: null })
    press(game, 'left-17')
    expect(game.state.toldAt).toBeNull()
    game.run(400)
    expect(game.events.filter((event) => event === 'paired')).toHaveLength(2)
    expect(game.state.threads).toHaveLength(1)
  })

  it('does nothing while it cannot be drawn', () => {
    const game = playRules(rules, tuning, { seed: 7, areas })
    bed(game, 0, 1)
    expect(game.state).toMatchObject({ toldAt: null, threads: [] })
  })
})

describe('the third nest', () => {
  it('is gone to 2.4 s after the tenth deed', () => {
    const game = play()
    for (const [left, right] of TWOS) bed(game, left, right)
    const last = game.state.threads.at(-1)?.from ?? 0
    expect(game.state.threads).toHaveLength(10)
    game.runUntil(() => game.state.third !== null)
    expect(game.state.third).toEqual({ from: last + 2400, until: last + 2400 + 30_000 })
    expect(game.events.at(-1)).toBe('retired')
  })

  it('is left 1.6 s after a press on the lantern, which does not turn it', () => {
    const game = press(retired(), 'lantern', 0)
    const back = () => game.state.third === null
    expect(readAfter(game, [1590, 10], back)).toEqual([false, true])
    expect(game.state).toMatchObject({ thirds: 1, lamp: { isLow: false, turnedAt: null } })
  })

  it('is left after 30 s; all threads fall, and it may be gone to again', () => {
    const game = retired()
    const back = () => game.state.third === null
    expect(readAfter(game, [29_980, 20], back)).toEqual([false, true])
    // Who lies there goes on with it, and is the first of the next round.
    expect(game.state).toMatchObject({ thirds: 1 })
    game.run(10)
    expect(game.state.threads).toMatchObject([{ deed: 'blanket' }])
    expect(game.events.slice(-2)).toEqual(['lit', 'paired'])
    for (const [left, right] of TWOS.toReversed()) bed(game, left, right)
    game.runUntil(() => game.state.third !== null, 100_000)
    expect(game.state.threads).toHaveLength(10)
  })
})
