import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { MatchState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  ladybirds: ['ladybirds'],
  foot(visitor) {
    visitor.press('tray')
    visitor.run(1000)
    answer(visitor)
  },
  guide(visitor) {
    // All of it wrong, as the least that one can do.
    visitor.press('tray')
    visitor.run(1000)
    for (let place = 1; visitor.state.isPlaying; place++)
      if (place !== placeOfAsked(visitor.state)) choose(visitor, place)
    visitor.runUntil(() => visitor.state.guide.isRanked)
  },
})

/** The compartment of whoever left the print, from 1. */
function placeOfAsked({ question }: MatchState): number {
  if (!question) throw new Error('Nothing is asked.')
  return 1 + question.candidates.indexOf(question.asked)
}

/** As somebody does who knows the foot. */
function answer(visitor: Visitor<MatchState>): void {
  choose(visitor, placeOfAsked(visitor.state))
}

function choose({ press, run }: Visitor<MatchState>, place: number): void {
  press(`candidate-${place}`)
  run(4000)
}
