import { describe, expect, it } from 'vitest'
import { SECOND_PRESS } from '../../../stage/contract/rules/secondPress'
import { playRules } from '../../../stage/time/playRules'
import { MARGIN } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

describe('the blot', () => {
  it('crawls at its speed, to the tick', () => {
    const game = playRules(rules, tuning, { seed: 7, tuning: { speed: 100 } })
    const { x } = game.state
    game.run(10)
    expect(game.state.x).toBeCloseTo(x + 1, 9)
    game.run(990)
    expect(game.state.x).toBeCloseTo(x + 100, 9)
  })

  it('turns round at either end of its way, which is no event', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.runUntil(() => game.state.goesLeft)
    expect(game.state.x).toBe(1600 - MARGIN)
    game.runUntil(() => !game.state.goesLeft)
    expect(game.state.x).toBe(MARGIN)
    expect(game.events).toEqual([])
  })

  it('turns round when it is pressed, and tells so', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.press({ area: 'blot' })
    game.run(10)
    expect(game.state).toMatchObject({ goesLeft: true, turns: 1 })
    expect(game.told).toEqual([{ name: 'turned', data: { goesLeft: true } }])
  })

  it('takes a second press soon after for the same one', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.press({ area: 'blot' })
    game.run(SECOND_PRESS - rules.tick)
    game.press({ area: 'blot' })
    game.run(rules.tick)
    expect(game.state.turns).toBe(1)
    game.press({ area: 'blot' })
    game.run(rules.tick)
    expect(game.state.turns).toBe(2)
  })

  it('does nothing when something else is pressed', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.press({ area: null })
    game.run(10)
    expect(game.state).toMatchObject({ goesLeft: false, turns: 0 })
  })

  it('stays on the stage when that becomes narrower', () => {
    const game = playRules(rules, tuning, { seed: 7, size: { width: 2600, height: 900 } })
    game.run(5000)
    game.resize({ width: 1101, height: 1400 })
    game.run(10)
    expect(game.state).toMatchObject({ x: 1101 - MARGIN, y: 700 })
  })
})
