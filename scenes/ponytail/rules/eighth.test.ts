import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { EIGHTH } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** A game in which she has been pressed so often, 0.1 s apart. */
function pressedSo(often: number) {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  for (let time = 0; time < often; time++) press(game, 'lancer', 100)
  return game
}

type Game = ReturnType<typeof pressedSo>

/** Presses the tail until it is a braid. */
function braid(game: Game): Game {
  for (let time = 0; time < 3; time++) {
    game.press({ area: 'tail' })
    game.run(10)
    game.release({ area: 'tail' })
    game.run(90)
  }
  return game
}

/** The eighth mood, so many ms after it has begun. */
function inEighth(ms: number): Game {
  const game = pressedSo(EIGHTH.presses)
  game.runUntil(() => game.state.eighth.span !== null)
  return wait(game, ms)
}

describe('the eighth mood', () => {
  it('comes 2.6 s after all seven have been seen and her tail is a braid', () => {
    const game = braid(pressedSo(6))
    expect(game.state.eighth.dueAt).not.toBeNull()
    game.runUntil(() => game.state.eighth.span !== null, game.playhead.now + EIGHTH.pause)
    expect(game.state.braid.thirds).toBe(3)
    expect(countOf(game, 'eighth')).toBe(1)
  })

  it('does not come of a braid alone, nor of seven moods alone', () => {
    expect(wait(braid(pressedSo(0)), 5000).state.eighth.span).toBeNull()
    expect(wait(pressedSo(7), 5000).state.eighth.span).toBeNull()
  })

  it('comes to whoever strokes nothing after 14 presses, and she plaits it herself', () => {
    const before = wait(pressedSo(EIGHTH.presses - 1), 5000)
    expect(before.state.eighth.span).toBeNull()
    expect(inEighth(0).state.braid.thirds).toBe(3)
  })

  it('waits until it can be drawn', () => {
    const game = playRules(rules, tuning, { seed: 7, areas })
    for (let time = 0; time < 20; time++) press(game, 'lancer', 100)
    expect(wait(game, 5000).state.eighth.span).toBeNull()
    game.later()
    expect(wait(game, 2700).state.eighth.span).not.toBeNull()
  })

  it('withstands presses until all of it has come; the next ends it, and she is proud', () => {
    const game = press(inEighth(EIGHTH.arrives - 10), 'lancer')
    expect(game.state.eighth.span).not.toBeNull()
    press(game, 'lancer')
    expect(game.state).toMatchObject({ head: 0, braid: { thirds: 0 }, eighth: { span: null } })
    expect(game.events.slice(-2)).toEqual(['burst', 'hushed'])
  })

  it('ends by itself after 9 s', () => {
    const game = inEighth(EIGHTH.lasts - 10)
    expect(game.state.eighth.span).not.toBeNull()
    expect(wait(game, 10).state.eighth.span).toBeNull()
  })

  it('comes once only', () => {
    const game = press(inEighth(EIGHTH.arrives), null)
    for (let time = 0; time < 30; time++) press(game, 'lancer', 100)
    braid(game)
    wait(game, 5000)
    expect(countOf(game, 'eighth')).toBe(1)
    expect(game.state.braid.thirds).toBe(3)
  })

  it('hides the tail from the hand, but not the snail', () => {
    expect(
      inEighth(100)
        .hitAreas()
        .map(({ id }) => id),
    ).toEqual(['snail', 'lancer'])
  })
})
