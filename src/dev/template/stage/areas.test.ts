import { expect, it } from 'vitest'
import { playRules } from '../../../stage/time/playRules'
import { areas } from './areas'
import { BODY, REACH } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

it('the blot can be pressed where it is', () => {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.run(1000)
  const { x, y } = game.state
  expect(game.hitAreas()).toMatchObject([{ id: 'blot', shape: { kind: 'circle', x, y: y - BODY, radius: REACH } }])
})
