import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { FIGURINES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, createKeys }, finds, {
  bust: ['bust'],
  thief(visitor) {
    visitor.runUntil(() => visitor.state.thief.comesAt === null && visitor.state.thief.x > 100)
    visitor.press('thief')
  },
  last({ hand, press, key, run }) {
    if (hand === 'keys') key('End')
    for (let step = hand === 'keys' ? FIGURINES - 1 : 0; step < FIGURINES; step++) {
      press('down')
      run(30)
    }
  },
})
