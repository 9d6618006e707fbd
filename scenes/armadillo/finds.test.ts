import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  ant: ['ant'],
  ball: ['ball'],
  whole(visitor) {
    while (!visitor.events.includes('whole')) {
      visitor.press('picture')
      visitor.run(30)
    }
  },
})
