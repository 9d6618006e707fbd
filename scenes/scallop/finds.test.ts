import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { FIRST_BOW } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  bust: ['bust'],
  thief(visitor) {
    visitor.runUntil(() => visitor.state.thief.comesAt === null && visitor.state.thief.x > 100)
    visitor.press('thief')
  },
  bow(visitor) {
    for (let looked = 1; looked < FIRST_BOW; looked++) {
      visitor.press('down')
      visitor.run(300)
    }
    visitor.runUntil(() => visitor.events.includes('bowed'))
  },
})
