import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, createKeys }, finds, {
  slot: ['slot'],
  spider(visitor) {
    visitor.runUntil(() => visitor.state.thread > 0.5)
    visitor.press('spider')
  },
  page(visitor) {
    visitor.run(4500)
    for (let times = 0; times < 3; times++) {
      visitor.press('up')
      visitor.run(700)
    }
    visitor.run(1000)
    // Eight steps to each side, as a square in a square.
    for (const side of ['right', 'down', 'left', 'up', 'left', 'up'])
      for (let step = 0; step < 8; step++) {
        if (visitor.hand === 'mouse') visitor.press(side)
        else visitor.key(`Arrow${side[0]?.toUpperCase()}${side.slice(1)}`)
        visitor.run(250)
      }
  },
})
