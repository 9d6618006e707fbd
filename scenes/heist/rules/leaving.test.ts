import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areas } from '../areas'
import { DOOR, FULL, LEAVING, TOLD } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const SIZE = { width: 1440, height: 900 }

/** Six things hop into his sack at once: not the button, and not the crown. */
function fillAtOnce(size = SIZE) {
  const game = playRules(rules, tuning, { seed: 22, size, areas })
  game.later()
  game.move({ at: { x: size.width / 2, y: size.height / 2 } })
  game.run(10)
  for (const thing of game.state.loot.things.slice(1, 7)) Object.assign(thing, { x: game.state.x, y: game.state.y })
  game.run(500)
  return game
}

function standBelow(size = SIZE) {
  const game = fillAtOnce(size)
  game.press({ area: 'window' })
  game.runUntil(() => game.state.loot.leftAt !== null, 40_000)
  return game
}

describe('the way out', () => {
  it('opens with a full sack: the drop hangs in the window, and he goes there unless he is led elsewhere', () => {
    const game = fillAtOnce()
    expect(game.state.loot.taken).toHaveLength(FULL)
    expect(game.state.mouse).toEqual({ x: SIZE.width - 262, y: 190 })
    expect(game.hitAreas().map(({ id }) => id)).toContain('window')
    game.move({ at: { x: 200, y: 700 } })
    game.run(2000)
    expect(game.state).toMatchObject({ left: true, walking: true, loot: { isBound: false } })
  })

  it('is taken at once by whoever presses anything, and by itself after 8 s', () => {
    const game = fillAtOnce()
    game.press({ area: null, at: { x: 300, y: 700 } })
    game.run(10)
    expect(game.state.loot.isBound).toBe(true)
    game.move({ at: { x: 200, y: 700 } })
    game.run(500)
    expect(game.state.left).toBe(false)

    const led = fillAtOnce()
    led.move({ at: { x: 200, y: 700 } })
    const { openedAt } = led.state.loot
    led.run((openedAt ?? 0) + 7990 - led.playhead.now)
    expect(led.state.loot.isBound).toBe(false)
    led.run(20)
    expect(led.state.loot.isBound).toBe(true)
  })

  it('begins below the window, at 100 px/s at most, in any window', () => {
    for (const size of [
      SIZE,
      { width: 1920, height: 800 },
      { width: 1102, height: 1400 },
      { width: 500, height: 300 },
    ]) {
      const { x } = standBelow(size).state
      expect(Math.abs(x - Math.max(100, size.width - DOOR.x))).toBeLessThanOrEqual(70)
    }
  })

  it('is a heave, a sack that is stuck, a plop, and then all of it is told to the tick', () => {
    const game = standBelow()
    const from = game.state.loot.leftAt ?? 0
    game.run(LEAVING.sticks - 10)
    expect(game.events).not.toContain('stuck')
    game.run(20)
    expect(game.events).toContain('stuck')
    game.run(LEAVING.plops - LEAVING.sticks)
    expect(game.events).toContain('plopped')
    game.run(from + TOLD.at - 10 - game.playhead.now)
    expect(game.events).not.toContain('told')
    game.run(10)
    // A spoon, a fork, a hen, a candlestick, a clock and a teapot.
    expect(game.told.at(-1)).toMatchObject({ name: 'told', data: { worth: 5 + 6 + 15 + 40 + 60 + 80, stood: 0 } })
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['told'])
  })

  it('is worth 20 crowns more for each time that he was a statue', () => {
    const game = standBelow()
    game.state.loot.stood = 2
    game.runUntil(() => game.events.includes('told'), 40_000)
    expect(game.told.at(-1)).toMatchObject({ data: { worth: 246 } })
  })

  it('leads back to the middle of the floor by a press, not within 0.5 s, or by itself after 15 s', () => {
    const game = standBelow()
    game.runUntil(() => game.events.includes('told'), 40_000)
    game.press({ area: 'told' })
    game.run(400)
    expect(game.events).not.toContain('returned')
    game.run(100)
    game.press({ area: 'told' })
    game.run(20)
    expect(game.state).toMatchObject({ x: 720, y: 450, walking: false, loot: { taken: [], rounds: 1, leftAt: null } })
    expect(game.state.loot.things).toHaveLength(8)

    const left = standBelow()
    left.runUntil(() => left.events.includes('told'), 40_000)
    left.run(14_990)
    expect(left.events).not.toContain('returned')
    left.run(20)
    expect(left.events).toContain('returned')
  })
})
