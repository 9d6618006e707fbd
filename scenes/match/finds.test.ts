import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { MatchState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  right(visitor) {
    visitor.press('tray')
    visitor.run(9500)
    answer(visitor)
  },
  ladybirds: ['ladybirds'],
  foot(visitor) {
    visitor.press('tray')
    visitor.run(1000)
    answer(visitor)
  },
})

/** As somebody does who knows the foot. */
function answer({ state, press, run }: Visitor<MatchState>): void {
  if (!state.question) throw new Error('Nothing is asked.')
  press(`candidate-${1 + state.question.candidates.indexOf(state.question.asked)}`)
  run(4000)
}
