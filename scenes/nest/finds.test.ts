import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  key: ['key'],
  lamp: ['lantern'],
  worm(visitor) {
    visitor.runUntil(() => visitor.state.worm.out !== null)
    visitor.run(500)
    visitor.press('worm')
  },
})
