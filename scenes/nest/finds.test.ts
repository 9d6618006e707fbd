import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { TWOS } from './snapshots'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  lamp: ['lantern'],
  worm(visitor) {
    visitor.runUntil(() => visitor.state.worm.out !== null)
    visitor.run(500)
    visitor.press('worm')
  },
  third(visitor) {
    for (const [left, right] of TWOS) {
      visitor.press(`left-${left}`)
      visitor.press(`right-${right}`)
      visitor.run(500)
    }
    visitor.runUntil(() => visitor.events.includes('retired'))
  },
})
