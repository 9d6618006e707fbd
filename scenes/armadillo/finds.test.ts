import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  ant: ['ant'],
  ball({ run }) {
    run(12_000)
  },
  whole(visitor) {
    while (!visitor.events.includes('whole')) {
      visitor.press('picture')
      visitor.run(300)
    }
    visitor.runUntil(() => visitor.events.includes('rolledOff'))
  },
})
