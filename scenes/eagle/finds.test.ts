import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { FIVE, PRINT_PULLED, STAR_COMES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  wink({ press, run }) {
    run(6000)
    press('eye')
  },
  drop({ press, run }) {
    run(12_500)
    press('pen')
    run(2000)
  },
  sheet(visitor) {
    visitor.run(6000)
    for (let star = 1; star <= FIVE; star++) {
      visitor.runUntil(() => visitor.state.star !== null)
      visitor.run(STAR_COMES)
      visitor.press('star')
      visitor.runUntil(() => visitor.state.caught === star)
    }
    visitor.run(PRINT_PULLED)
  },
})
