import { expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { press } from '../../tests/support/games'
import { areas } from './areas'
import { HINT, hintedFor, nextPair } from './hints'
import { rules } from './rules'
import { tuning } from './tuning'

function play() {
  const game = playRules(rules, tuning, { seed: 7, areas })
  game.later()
  return game
}

it('a hint comes 3 s after two were put to bed, is seen for 3.6 s, and again after 5.5; not before anybody was chosen', () => {
  const game = play()
  game.run(20_000)
  expect(hintedFor(game.state, game.playhead.now)).toBeNull()
  press(game, 'right-12', 400)
  const told = game.state.toldAt ?? 0
  const after = [2999, 3000, 6599, 6600, 8499, 8500].map((age) => hintedFor(game.state, told + age))
  expect(after).toEqual([null, 0, HINT.lasts - 1, null, null, 0])
  expect(nextPair(game.state)).toEqual({ left: 9, right: 8 })
})

it('whoever follows hints comes to the third nest within twenty presses', () => {
  const game = press(play(), 'left-1', 400)
  let presses = 1
  for (let pair = nextPair(game.state); pair; pair = nextPair(game.state)) {
    for (const side of ['left', 'right'] as const) {
      if (pair[side] === game.state[side].creature) continue
      press(game, `${side}-${pair[side]}`)
      presses += 1
    }
    game.run(400)
  }
  expect(presses).toBeLessThanOrEqual(20)
  game.runUntil(() => game.events.includes('retired'))
})
