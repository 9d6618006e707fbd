import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/playRules'
import { rules } from './rules'
import { tuning } from './tuning'

describe('the blot', () => {
  it('crawls at its speed', () => {
    const game = playRules(rules, tuning, { seed: 7, tuning: { speed: 100 } })
    game.state.x = 400
    game.run(1000)
    expect(game.state.x).toBeCloseTo(500)
  })

  it('turns at the edge of the size', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.runUntil(() => game.state.goLeft)
    expect(game.state.x).toBeLessThanOrEqual(1480)
  })

  it('turns when it is pressed, and says so', () => {
    const game = playRules(rules, tuning, { seed: 7 })
    game.press({ area: 'blot' })
    game.run(10)
    expect(game.state.goLeft).toBe(true)
    expect(game.events).toEqual(['turn'])
  })
})
