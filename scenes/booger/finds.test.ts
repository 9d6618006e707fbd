import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { meetingAt, REIGN, THINGS } from './layout'
import { rules } from './rules'
import type { BoogerState, Meeting } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  in: (visitor) => send(visitor, 'leftNostril'),
  miss: (visitor) => send(visitor, 'nothing'),
  king(visitor) {
    for (let thing = 1; thing <= THINGS; thing++) {
      send(visitor, 'leftNostril')
      visitor.press('finger')
      visitor.runUntil(() => visitor.state.movingX)
    }
    visitor.run(REIGN.over)
  },
})

/** Waits until the finger is below it, and sends it up. */
function send(visitor: Visitor<BoogerState>, meeting: Meeting): void {
  visitor.runUntil(() => meetingAt(visitor.state.x) === meeting)
  visitor.press('finger')
  visitor.run(2000)
}
