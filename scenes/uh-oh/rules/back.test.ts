import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { BACK, LETTERS, ROLL, SNAP, START, WIDE } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const play = (isLater = true) => {
  const game = playRules(rules, tuning, { seed: 7, areas })
  if (isLater) game.later()
  return game
}

/** Has her eat all ten, and stops at the tick in which the last is eaten. */
function eatAll(game: ReturnType<typeof play>) {
  for (let letter = 0; letter < LETTERS; letter++) press(game, 'start', SNAP)
  return game
}

describe('the letters', () => {
  it('fly to her one by one, each for 420 ms, and are eaten, to the tick', () => {
    const game = play()
    press(game, 'start', SNAP - 10)
    expect(game.events).toEqual(['offered'])
    expect(game.state.start).toEqual({ eaten: 0, snap: { from: 0, until: SNAP }, due: 0 })
    game.run(10)
    expect(dataOf(game, 'eaten')).toEqual([{ left: 9 }])
    expect(game.state.start).toEqual({ eaten: 1, snap: null, due: 0 })
  })

  it('wait for each other where she is offered several, and none is offered twice', () => {
    const game = play()
    for (let offer = 0; offer < 14; offer++) press(game, 'start', 20)
    expect(countOf(game, 'offered')).toBe(LETTERS)
    game.run(LETTERS * SNAP)
    expect(game.state.start.eaten).toBe(LETTERS)
    expect(areaOf(game, 'start')).toBeUndefined()
  })

  it('are blown up by a shriek, too, and eaten as it ends', () => {
    const game = play()
    press(game, 'bird', WIDE - 10)
    expect(game.state.start.eaten).toBe(0)
    game.run(10)
    expect(game.state.start.eaten).toBe(1)
  })

  it('are pressed where they still stand', () => {
    const game = play()
    const widthOf = () => {
      const shape = areaOf(game, 'start')?.shape
      return shape?.kind === 'rect' ? shape.width : 0
    }
    const before = widthOf()
    press(game, 'start', SNAP)
    expect(before - widthOf()).toBe(START.step)
  })
})

describe('the page', () => {
  it('is torn off once the last is eaten: it rips, falls, is looked behind, and it is said, to the tick', () => {
    const game = eatAll(play())
    const { from } = game.state.back ?? { from: Number.NaN }
    expect(from).toBe(game.playhead.now)
    for (const [event, after] of [
      ['torn', BACK.rips],
      ['fallen', BACK.fallen],
      ['revealed', BACK.says],
      ['rolled', BACK.rolls],
    ] as const) {
      wait(game, from + after - game.playhead.now - 10)
      expect(game.events).not.toContain(event)
      game.run(10)
      expect(game.events).toContain(event)
    }
    game.run(ROLL)
    expect(game.events.at(-1)).toBe('mended')
    expect(game.state).toMatchObject({ back: null, rounds: 1, start: { eaten: 0, snap: null, due: 0 } })
  })

  it('waits until what is drawn later is there', () => {
    const game = eatAll(play(false))
    game.run(5000)
    expect(game.state.back).toBeNull()
    game.later()
    game.run(10)
    expect(game.state.back).toEqual({ from: game.playhead.now, rolls: game.playhead.now + BACK.rolls })
  })

  it('has another press her without a shriek meanwhile, and nothing offered', () => {
    const game = eatAll(play())
    press(game, 'bird')
    expect(game.events.at(-1)).toBe('hiccuped')
    expect(game.state.shriek).toBeNull()
    expect(game.state.start.eaten).toBe(LETTERS)
    expect(areaOf(game, 'blot')).toBeUndefined()
  })

  it('comes down sooner when the witness is poked that has said what it had to, and not before', () => {
    const game = eatAll(play())
    game.run(BACK.torn)
    press(game, 'witness')
    expect(game.state.back?.rolls).toBe((game.state.back?.from ?? 0) + BACK.rolls)
    game.run(BACK.says)
    press(game, 'witness')
    expect(game.events.slice(-2)).toEqual(['poked', 'rolled'])
    game.run(ROLL)
    expect(game.events.at(-1)).toBe('mended')
  })

  it('begs in other words each time', () => {
    const game = play()
    const labels = [0, 1, 2, 3].map(() => {
      const label = areaOf(game, 'start')?.label
      eatAll(game)
      game.run(BACK.rolls + ROLL)
      return typeof label === 'object' ? label.en : ''
    })
    expect(labels).toEqual(['PRESS START', 'ONCE AGAIN?', 'INSERT COIN', 'ONCE AGAIN?'])
  })
})
