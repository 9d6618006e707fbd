import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, input, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { BRAID, knotOf, plaitedAt, STROKE } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** A game in which what is drawn later is there. */
function playLater() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  return wait(game, 10)
}

type Game = ReturnType<typeof playLater>

/** Leads the pointer along the tail, from the knot on, by 15 units a tick; then lets it go. */
function strokeOnce(game: Game, area: string | null = null): Game {
  const { x, y } = knotOf(game.state)
  for (let step = 0; step < 26; step++) input(game, 'move', { at: { x: x + 130 + step * 14, y: y - 30 + step }, area })
  return input(game, 'leave', { area }, STROKE.apart)
}

function braided(): Game {
  const game = playLater()
  for (let stroke = 0; stroke < 3; stroke++) strokeOnce(game)
  return game
}

describe('her braid', () => {
  it('is plaited by three strokes, a third each, and tells so', () => {
    const game = playLater()
    const thirds = [1, 2, 3, 4].map(() => strokeOnce(game).state.braid.thirds)
    expect(thirds).toEqual([1, 2, 3, 3])
    expect(countOf(game, 'stroked')).toBe(4)
    expect(countOf(game, 'braided')).toBe(1)
  })

  it('waits until it can be drawn: until then the tail only swings', () => {
    const game = strokeOnce(playRules(rules, tuning, { seed: 7, areas }))
    expect(game.events).toEqual(['stroked'])
    expect(game.state.braid.thirds).toBe(0)
    expect(game.state.hair.turns.some((turn) => turn !== 0)).toBe(true)
  })

  it('flies open at a press, wherever, which gives her another head besides', () => {
    const game = press(wait(braided(), 100), null)
    expect(game.state.braid).toMatchObject({ thirds: 0, before: BRAID.thirds })
    expect(game.state.head).toBe(1)
    expect(game.events.slice(-2)).toEqual(['burst', 'furious'])
  })

  it('withstands a press within 0.6 s of the last stroke: that was meant for a tail', () => {
    const game = braided()
    const since = () => game.playhead.now - (game.state.braid.changedAt ?? 0)
    expect(since()).toBeLessThan(BRAID.holds)
    press(game, null)
    expect(game.state.braid.thirds).toBe(3)
    game.run(BRAID.holds - since())
    press(game, null)
    expect(game.state.braid.thirds).toBe(0)
  })

  it('stays as far as it has come when a press comes before the third stroke', () => {
    const game = press(strokeOnce(playLater()), null)
    expect(game.state.braid.thirds).toBe(1)
  })

  it('grows from third to third within 0.42 s', () => {
    const braid = { thirds: 2, before: 1, changedAt: 1000 }
    expect([1000, 1000 + BRAID.takes, 9000].map((now) => plaitedAt(braid, now))).toEqual([16 / 3, 28 / 3, 28 / 3])
  })
})

describe('a tail that is pressed', () => {
  it('is pulled at once, and let go where it was pressed gives her another head, and was a stroke', () => {
    const game = playLater()
    const at = { x: 1400, y: 250 }
    input(game, 'press', { area: 'tail', at })
    expect(game.state.hair.turns.some((turn) => turn !== 0)).toBe(true)
    expect(game.state.head).toBe(0)
    input(game, 'release', { area: 'tail', at })
    expect(game.state.head).toBe(1)
    expect(game.events).toEqual(['furious', 'stroked'])
  })

  it('is stroked by whoever does not let go of it there, and her head stays', () => {
    const game = playLater()
    input(game, 'press', { area: 'tail', at: { x: 1200, y: 80 } })
    input(game, 'release', { area: 'tail', at: { x: 1300, y: 120 } })
    expect(game.state.head).toBe(0)
    expect(game.state.heldAt).toBeNull()
  })

  it('can be pressed where it is, as soon as it can be plaited', () => {
    const game = playLater()
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['snail', 'lancer', 'tail'])
  })
})
