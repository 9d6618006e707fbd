import { expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { CUT_FROM, EACH } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const PARTS = {
  eye: 'eye',
  beak: 'beak',
  breast: 'breast',
  pen: 'pen',
  rosette: 'rosette',
  leftWing: 'left wing',
  rightWing: 'right wing',
} as const

it.each(Object.keys(PARTS) as (keyof typeof PARTS)[])(
  '%s can be pressed from the drawing on in which it is cut',
  (part) => {
    const game = playRules(rules, tuning, { seed: 7, areas })
    const ids = () => game.hitAreas().map(({ id }) => id)
    game.run(CUT_FROM[part] * EACH - 10)
    expect(ids()).not.toContain(PARTS[part])
    game.run(10)
    expect(ids()).toContain(PARTS[part])
  },
)

it('nothing can be pressed of an empty plate', () => {
  expect(playRules(rules, tuning, { seed: 7, areas }).hitAreas()).toEqual([])
})
