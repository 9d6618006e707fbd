import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { dataOf, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { isAway, wayOf } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** A game in which the pictures of the journey have come. */
function play() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  return wait(game, 10)
}

/** One is heard, sets out and sits down. */
const send = (game: ReturnType<typeof play>, ball: number, lasts: number) =>
  press(game, `ball${ball}`, 800 + lasts + 10)

describe('whoever is chosen', () => {
  it('sets out as soon as it has had its say, and sits on the bottle 2 s later', () => {
    const game = play()
    press(game, 'ball2', 790)
    expect(game.state).toMatchObject({ chosen: 2, journey: null })
    game.run(10)
    expect(game.state).toMatchObject({
      chosen: null,
      journey: { ball: 2, back: null, look: null, from: 810, until: 2810 },
    })
    expect(readAfter(game, [1990, 10], ({ companion }) => companion)).toEqual([null, 2])
    expect(game.events).toEqual(['shown', 'swirloCried', 'cleared', 'setOut', 'travelled'])
    expect(dataOf(game, 'travelled')).toEqual([{ ball: 2 }])
  })

  it('waits for its pictures, and then sets out', () => {
    const game = playRules(rules, tuning, { seed: 7, areas })
    press(game, 'ball1', 5000)
    expect(game.state).toMatchObject({ chosen: 1, journey: null, companion: null })
    game.later()
    game.run(10)
    expect(game.state.journey).toMatchObject({ ball: 1, from: 5010 })
  })

  it('changes places with who sits there, not without a look', () => {
    const game = send(play(), 2, 2000)
    press(game, 'ball0', 810)
    const from = game.playhead.now - 10
    const look = { from: from + 800, until: from + 1600 }
    expect(game.state.journey).toEqual({ ball: 0, back: 2, look, from, until: from + 2800 })
    expect(game.state.companion).toBeNull()
    game.run(790)
    expect(game.events.at(-1)).toBe('met')
    const { journey } = game.state
    if (!journey) throw new Error('Nobody is under way.')
    const ways = [0, 400, 800, 1200, 1600, 2200, 2800].map((after) => wayOf(journey, from + after))
    expect(ways.map((way) => Math.round(way * 100))).toEqual([0, 20, 40, 40, 40, 70, 100])
    game.run(2000)
    expect(game.state).toMatchObject({ journey: null, companion: 0, hasTravelled: [true, false, true] })
    expect([0, 1, 2].map((ball) => isAway(game.state, ball === 0 ? 0 : ball === 1 ? 1 : 2))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is only heard where it sits on the bottle already', () => {
    const game = send(play(), 1, 2000)
    press(game, 'ball1', 3000)
    expect(game.state).toMatchObject({ chosen: null, journey: null, companion: 1 })
    expect(game.events.filter((event) => event === 'brewsterCried')).toHaveLength(2)
  })

  it('waits until another has come, and is the last of those who were heard', () => {
    const game = play()
    press(game, 'ball0', 900)
    press(game, 'ball1', 800)
    press(game, 'ball2', 200)
    expect(game.state).toMatchObject({ chosen: 2, journey: { ball: 0 } })
    game.runUntil(() => game.state.companion === 0)
    expect(game.state.chosen).toBe(2)
    game.run(10)
    expect(game.state.journey).toMatchObject({ ball: 2, back: 0 })
  })
})
