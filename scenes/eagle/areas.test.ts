import { expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, readAfter } from '../../tests/support/games'
import { areas } from './areas'
import { CUT_FROM, EACH } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })

it.each([
  ['eye', 'eye'],
  ['beak', 'beak'],
  ['breast', 'breast'],
  ['pen', 'pen'],
  ['rosette', 'rosette'],
  ['leftWing', 'left wing'],
  ['rightWing', 'right wing'],
] as const)('%s can be pressed from the drawing on in which it is cut', (part, area) => {
  const game = play()
  const isThere = readAfter(game, [CUT_FROM[part] * EACH - 10, 10], () => areaOf(game, area) !== undefined)
  expect(isThere).toEqual([false, true])
})

it('nothing can be pressed of an empty plate', () => {
  expect(play().hitAreas()).toEqual([])
})
