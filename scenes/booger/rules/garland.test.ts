import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, dataOf } from '../../../tests/support/games'
import { areas } from '../areas'
import { PULL, REIGN, THINGS, WITHDRAWN } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { ellsOf, textOf } from './garland'

function play(text?: string, isThere = true) {
  const game = playRules(rules, tuning, { seed: 23, areas })
  if (text !== undefined) game.kept(text)
  if (isThere) game.later()
  game.run(10)
  return game
}
type Game = ReturnType<typeof play>

const NOSTRIL = 0.4
const FLESH = 0.5
const NOTHING = 0.1

/** Sends the finger up at that place, and waits until it has stopped there for a while. */
function sendAt(game: Game, x: number): void {
  game.state.x = x
  game.press({ area: 'finger' })
  game.run(1000)
}

/** Presses, and waits until the finger slides again. */
function lower(game: Game): void {
  game.press({ area: 'finger' })
  game.runUntil(() => game.state.movingX)
}

/** Finds so many nostrils one after the other, and draws the finger out of each. */
function hit(game: Game, times: number): void {
  for (let time = 0; time < times; time++) {
    sendAt(game, NOSTRIL)
    lower(game)
  }
}

const labelOf = (game: Game) => game.hitAreas()[0]?.label.en

describe('a finger that is done', () => {
  it('stays for ever where what it holds cannot be drawn yet', () => {
    const game = play(undefined, false)
    sendAt(game, NOSTRIL)
    game.press({ area: 'finger' })
    game.run(5000)
    expect(game.state).toMatchObject({ movingX: false, y: 0.4, garland: { streak: 1, out: 0, drawn: null } })
    expect(game.hitAreas()).toHaveLength(0)
  })

  it('comes out of a nostril at a press, and slides on at a chance place; what it holds gives first, to the tick', () => {
    const game = play()
    sendAt(game, NOSTRIL)
    expect(labelOf(game)).toBe('Draw the finger out')
    game.press({ area: 'finger' })
    game.run(PULL.frees - 10)
    expect(game.state.garland).toMatchObject({ out: 0 })
    expect(countOf(game, 'drew')).toBe(1)
    game.run(10)
    expect(game.state.garland).toMatchObject({ out: 1, known: 1, before: 0 })
    expect(dataOf(game, 'pulled')).toEqual([{ thing: 1, isAgain: false }])
    game.run(PULL.lasting - PULL.frees - 10)
    expect(game.state).toMatchObject({ movingX: false, y: 0.4 })
    const { drawn } = game.state.garland
    game.run(10)
    const { x, goLeft, ...state } = game.state
    expect(state).toMatchObject({ y: 1, movingX: true, perdu: false, ahead: null, endedAt: null })
    expect(x).toBeCloseTo((drawn?.x ?? 0) + (goLeft ? -0.01 : 0.01), 9)
    expect(labelOf(game)).toBe('Send the finger up')
  })

  it.each([FLESH, NOTHING])('comes down from %f with nothing, sooner', (x) => {
    const game = play()
    sendAt(game, x)
    expect(labelOf(game)).toBe('Lower the finger')
    game.press({ area: 'finger' })
    game.run(WITHDRAWN - 10)
    expect(game.state.movingX).toBe(false)
    game.run(10)
    expect(game.state).toMatchObject({ movingX: true, perdu: false, garland: { out: 0, drawn: null } })
    expect(countOf(game, 'drew')).toBe(0)
  })

  it('takes no press that was meant for its way up, and one alone on its way down', () => {
    const game = play()
    game.state.x = NOSTRIL
    game.press({ area: 'finger' })
    game.run(890)
    expect(game.state.endedAt).toBe(610)
    game.press({ area: 'finger' })
    game.run(10)
    expect(game.state.garland.drawn).toBeNull()
    game.run(10)
    game.press({ area: 'finger' })
    game.run(10)
    const drawn = structuredClone(game.state.garland.drawn)
    expect(drawn).not.toBeNull()
    game.press({ area: 'finger' })
    game.run(10)
    expect(game.state.garland.drawn).toEqual(drawn)
  })
})

describe('a streak', () => {
  it('brings one thing after the other', () => {
    const game = play()
    hit(game, THINGS)
    expect(dataOf(game, 'letIn')).toMatchObject([1, 2, 3, 4, 5, 6].map((streak) => ({ streak })))
    expect(dataOf(game, 'pulled')).toEqual([1, 2, 3, 4, 5, 6].map((thing) => ({ thing, isAgain: false })))
  })

  it('is not broken by a miss', () => {
    const game = play()
    hit(game, 2)
    sendAt(game, NOTHING)
    lower(game)
    expect(game.state.garland).toMatchObject({ out: 2, streak: 2 })
    hit(game, 1)
    expect(game.state.garland).toMatchObject({ out: 3, streak: 3 })
  })

  it('ends at flesh: all of it snaps back, its ells are a score once, and the next nostril brings all of it and one thing more', () => {
    const game = play()
    hit(game, 3)
    sendAt(game, FLESH)
    expect(game.state.garland).toMatchObject({ out: 0, known: 3, streak: 0, snapped: 3, snappedAt: game.state.endedAt })
    expect(dataOf(game, 'poked')).toMatchObject([{ ells: 6 }])
    expect(dataOf(game, 'snapped')).toEqual([{ ells: 6 }])
    lower(game)
    sendAt(game, FLESH)
    expect(dataOf(game, 'poked')).toMatchObject([{ ells: 6 }, { ells: 0 }])
    expect(countOf(game, 'snapped')).toBe(1)
    lower(game)
    hit(game, 1)
    expect(game.state.garland).toMatchObject({ out: 4, known: 4, before: 0, streak: 1 })
    expect(game.told).toContainEqual({ name: 'pulled', data: { thing: 4, isAgain: true } })
  })

  it('is as long as all of it: each thing an ell longer than the one before', () => {
    expect([0, 1, 2, 3, 6, 999].map(ellsOf)).toEqual([0, 1, 3, 6, 21, 499_500])
  })
})

describe('a king', () => {
  it('comes sixth, reigns, has the hand drawn in, is sneezed out and deposed, to the tick; then the finger slides on', () => {
    const game = play()
    hit(game, THINGS)
    const { x } = game.state
    game.run(10)
    const since = game.state.garland.reignsAt ?? 0
    expect(since).toBe(game.playhead.now)
    expect(labelOf(game)).toBe('Knock at the throne')
    for (const [name, at] of [
      ['sniffed', REIGN.sniffs],
      ['sneezed', REIGN.sneezes],
      ['deposed', REIGN.deposed],
    ] as const) {
      game.run(since + at - 10 - game.playhead.now)
      expect(countOf(game, name), name).toBe(0)
      game.run(10)
      expect(countOf(game, name), name).toBe(1)
    }
    expect(game.state.garland).toMatchObject({ out: 0, known: 0, kings: 1, streak: THINGS })
    expect(game.state.x).toBeCloseTo(x, 1)
    game.run(since + REIGN.over - 10 - game.playhead.now)
    const before = game.state.x
    expect(game.state.garland.reignsAt).toBe(since)
    game.run(10)
    expect(game.state.garland.reignsAt).toBeNull()
    game.run(10)
    expect(game.state.x).not.toBe(before)
    // The streak goes on, and what comes next is small again.
    hit(game, 1)
    expect(game.state.garland).toMatchObject({ out: 1, known: 1, streak: THINGS + 1 })
  })

  it('cannot be sent anywhere: who presses knocks at his throne, a double click once', () => {
    const game = play('6 6 6 0 0')
    expect(game.state.garland.reignsAt).toBe(10)
    game.run(300)
    for (const ms of [290, 10, 300]) {
      game.press({ area: 'finger' })
      game.run(ms)
    }
    expect(countOf(game, 'knocked')).toBe(2)
    expect(countOf(game, 'sent')).toBe(0)
  })
})

describe('what is kept', () => {
  it('is the garland, the streak, and how many kings there were', () => {
    const game = play('3 3 9 2 0')
    expect(game.state.garland).toMatchObject({ known: 3, out: 3, streak: 9, kings: 2 })
    hit(game, 1)
    expect(textOf(game.state)).toBe('4 4 10 2 0')
    sendAt(game, FLESH)
    expect(textOf(game.state)).toBe('4 0 0 2 0')
  })

  it('is also what a finger holds that Replay takes out of the nose: it comes out by itself then', () => {
    const game = play('1 0 0 0 0')
    sendAt(game, NOSTRIL)
    const text = textOf(game.state)
    expect(text).toBe('1 0 1 0 1')
    lower(game)
    expect(textOf(game.state)).toBe('2 2 1 0 0')
    const next = play(text, false)
    next.run(500)
    expect(next.state.garland).toMatchObject({ out: 0, held: true })
    next.later()
    next.run(10)
    expect(next.state.garland).toMatchObject({ out: 2, known: 2, held: false, cameAt: next.playhead.now })
    expect(dataOf(next, 'pulled')).toEqual([{ thing: 2, isAgain: true }])
  })

  it('waits for a finger that is on its way, as a king does', () => {
    const game = play('6 6 6 0 0', false)
    game.state.x = NOTHING
    game.press({ area: 'finger' })
    game.run(100)
    game.later()
    game.run(2000)
    expect(game.state.garland.reignsAt).toBeNull()
    lower(game)
    game.run(10)
    expect(game.state.garland.reignsAt).not.toBeNull()
  })

  it.each([
    ...['', 'nothing', '7 7 7 0 0', '3 2 2 0 0', '2 3 3 0 0', '3 3 0 0 0', '2 0 0 0 1', '-1 0 0 0 0'],
    ...['1 1 1000 0 0', '1 1 1 0', '1 1 1 0 2'],
  ])('makes nothing of %s', (text) => {
    expect(play(text).state.garland).toMatchObject({ known: 0, out: 0, streak: 0, kings: 0 })
  })
})
