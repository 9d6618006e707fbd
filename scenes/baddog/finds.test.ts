import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { PRAISE, STICK } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  tickle({ press, run }) {
    press('meadow')
    run(900)
    press('dog')
  },
  bald(visitor) {
    for (let leap = 0; leap < 30 && !visitor.events.includes('balded'); leap++) {
      visitor.press('meadow')
      visitor.run(5000)
    }
  },
  good({ press, run }) {
    run(10)
    for (let stick = 0; stick < PRAISE.after; stick++) {
      press('sky')
      run(STICK.lasts)
    }
  },
})
