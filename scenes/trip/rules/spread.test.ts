import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, press } from '../../../tests/support/games'
import { areas } from '../areas'
import { LAST_STEPS, turned } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** Longer than any game here, in simulated ms. */
const LONG = 600_000

type Game = ReturnType<typeof begin>

function begin() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  return game
}

/** Sends them to the bottle, one after the other; with the third the book is about to be turned. */
function send(game: Game, balls: readonly number[]): Game {
  for (const ball of balls) {
    press(game, `ball${ball}`)
    game.runUntil(() => game.state.companion === ball, LONG)
  }
  return game
}

const open = (game = begin()) => {
  send(game, [0, 1, 2])
  game.runUntil(() => game.state.spread?.isOpen === true, LONG)
  return game
}

const pressed = (game: Game) => game.hitAreas().map(({ id }) => id)

describe('the book', () => {
  it('is turned 1.2 s after the third has sat down, for 2.4 s; until then nothing on either spread can be pressed', () => {
    const game = send(begin(), [0, 1])
    expect(game.state.spread).toBeNull()
    send(game, [2])
    const { now } = game.playhead
    const { spread } = game.state
    expect(spread).toMatchObject({ turn: { from: now + 1200, until: now + 3600 }, isOpen: false, back: null })
    expect(game.events.slice(-2)).toEqual(['travelled', 'turned'])
    expect(pressed(game)).toEqual(['snail'])
    if (spread) expect([0, 1200, 2400, 3600].map((after) => turned(spread, now + after))).toEqual([0, 0, 1200, 2400])
    game.run(3590)
    expect(game.state.spread?.isOpen).toBe(false)
    game.run(10)
    expect(game.state.spread?.isOpen).toBe(true)
    expect(game.events.at(-1)).toBe('opened')
    expect(pressed(game)).toEqual(expect.arrayContaining(['walker0', 'walker1', 'walker2', 'balloon', 'boat', 'snail']))
    expect(pressed(game)).toHaveLength(6)
  })

  it('is turned in whichever order they have gone, though one was there twice', () => {
    const game = send(begin(), [2, 0, 2])
    expect(game.state.spread).toBeNull()
    send(game, [1])
    expect(game.state.spread).not.toBeNull()
  })

  it('turns back by itself once all three have come to the end of their road, and begins again with a label on the trunk', () => {
    const game = open()
    game.runUntil(() => game.state.spread?.back != null, LONG)
    const { spread, companion } = game.state
    expect(spread?.walks.map(({ steps }) => steps)).toEqual([...LAST_STEPS])
    expect(spread && turned(spread, game.playhead.now)).toBe(2400)
    expect(companion).toBe(2)
    game.run(2400)
    expect(game.state).toMatchObject({ spread: null, companion: 2, rounds: 1, hasTravelled: [false, false, false] })
    expect(countOf(game, 'closed')).toBe(1)
    expect(pressed(game)).toContain('ball0')
  })

  it('has no more than three labels, and never stops turning', () => {
    const game = begin()
    for (let round = 1; round <= 4; round++) {
      open(game)
      game.runUntil(() => game.state.spread === null, LONG)
      expect(game.state.rounds).toBe(Math.min(3, round))
    }
  })
})

describe('on the other spread', () => {
  it('one that is pressed makes three steps, and no more than the road has', () => {
    const game = open()
    const before = game.state.spread?.walks[2].steps ?? 0
    press(game, 'walker2')
    expect(game.state.spread?.walks[2]).toMatchObject({ before, steps: before + 3 })
    for (let i = 0; i < 8; i++) press(game, 'walker0')
    expect(game.state.spread?.walks[0].steps).toBe(LAST_STEPS[0])
    expect(countOf(game, 'walked')).toBe(9)
  })

  it('they go on by themselves, a step every 1.5 s', () => {
    const game = open()
    const steps = () => game.state.spread?.walks.map((walk) => walk.steps)
    expect(steps()).toEqual([17, 6, 1])
    game.run(1490)
    expect(steps()).toEqual([17, 6, 1])
    game.run(10)
    expect(steps()).toEqual([18, 7, 2])
  })

  it('the balloon is lifted and the mouse in the boat salutes, for 1.8 s', () => {
    const game = open()
    const { now } = game.playhead
    press(game, 'balloon')
    press(game, 'boat')
    expect(game.events.slice(-2)).toEqual(['lifted', 'saluted'])
    expect(game.state.spread?.vessels.balloon).toEqual({ from: now, until: now + 1800 })
  })

  it('nothing of the first spread is heard', () => {
    const game = open()
    const { events } = game
    const before = events.length
    for (const area of ['ball0', 'hen', 'mouse']) {
      game.hover({ area })
      press(game, area)
    }
    expect(game.events).toHaveLength(before)
    expect(game.state).toMatchObject({ hovered: null, frame: null, chosen: null })
  })
})
