import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  soar({ press, run }) {
    run(2000)
    press('bait')
    run(4000)
    press('bait')
    run(2000)
  },
  burp: ({ run }) => run(10_000),
  banquet(visitor) {
    for (let i = 0; i < 20; i++) {
      visitor.press('sky')
      visitor.run(300)
    }
    visitor.runUntil(() => visitor.events.includes('feasted'), 30_000)
  },
})
