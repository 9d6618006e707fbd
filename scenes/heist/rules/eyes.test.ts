import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areas } from '../areas'
import { rules } from '../rules'
import { tuning } from '../tuning'

/** He walks to the right with a spoon and a fork, past nothing else, until somebody wakes up. */
function wake() {
  const game = playRules(rules, tuning, { seed: 22, size: { width: 1440, height: 900 }, areas })
  game.later()
  game.move({ at: { x: 1300, y: 450 } })
  game.run(10)
  game.state.loot.taken = [1, 2]
  for (const thing of game.state.loot.things) Object.assign(thing, { x: 130, y: 780 })
  game.runUntil(() => game.events.includes('woke'), 6000)
  return game
}

describe('eyes in the dark', () => {
  it('open at the fourth footfall, for 2.35 s', () => {
    const game = wake()
    expect(game.events.filter((name) => name === 'stepped')).toHaveLength(4)
    const { eyes } = game.state.loot
    expect((eyes?.until ?? 0) - (eyes?.from ?? 0)).toBe(2350)
    game.run(2340)
    expect(game.state.loot.eyes).not.toBeNull()
    game.run(10)
    expect(game.state.loot).toMatchObject({ eyes: null, woken: 1 })
    expect(game.state.loot.quiet).toBeGreaterThanOrEqual(10)
  })

  it('see 350 ms after the last of them has opened: who walks loses what he took last, and starts', () => {
    const game = wake()
    game.run(840)
    expect(game.state.loot.taken).toEqual([1, 2])
    game.run(10)
    expect(game.state.loot.taken).toEqual([1])
    expect(game.told.at(-1)).toMatchObject({ name: 'seen', data: { kind: 2 } })
    expect(game.state).toMatchObject({ walking: false, speed: 0 })
    expect(game.state.leapsUntil - game.playhead.now).toBe(320)
    const { hop } = game.state.loot.things[2] ?? {}
    expect((hop?.until ?? 0) - (hop?.from ?? 0)).toBe(700)
  })

  it('see a statue in who stands, who keeps all, and stands until they shut', () => {
    const game = wake()
    game.move({ at: { x: game.state.x, y: game.state.y } })
    game.run(840)
    expect(game.state.frozenUntil).toBe(0)
    game.run(10)
    expect(game.state.frozenUntil).toBe(game.state.loot.eyes?.until)
    expect(game.state.loot).toMatchObject({ taken: [1, 2], stood: 1 })
    game.move({ at: { x: 1300, y: 450 } })
    game.run(1490)
    expect(game.state.walking).toBe(false)
    game.run(20)
    expect(game.state.walking).toBe(true)
    expect(game.events.filter((name) => name === 'stood')).toHaveLength(1)
  })

  it('see a statue in who was pressed in time', () => {
    const game = wake()
    game.press({ area: 'thief' })
    game.run(860)
    expect(game.events).toContain('stood')
  })

  it('never open for one who stands, or has nothing to lose', () => {
    const game = playRules(rules, tuning, { seed: 22, size: { width: 1440, height: 900 }, areas })
    game.later()
    game.move({ at: { x: 720, y: 450 } })
    game.run(10)
    game.state.loot.taken = [1, 2, 3]
    game.run(60_000)
    expect(game.events).not.toContain('woke')
  })
})
