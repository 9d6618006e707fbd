import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { meetingAt } from './layout'
import { rules } from './rules'
import type { BoogerState, Meeting } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  in: (visitor) => send(visitor, 'leftNostril'),
  miss: (visitor) => send(visitor, 'nothing'),
  poke: (visitor) => send(visitor, 'flesh'),
})

/** Waits until the finger is below it, and sends it up; of the flesh below that in the middle. */
function send(visitor: Visitor<BoogerState>, meeting: Meeting): void {
  const isBelow = ({ x }: BoogerState) => meetingAt(x) === meeting && (meeting !== 'flesh' || Math.abs(x - 0.5) < 0.03)
  visitor.runUntil(() => isBelow(visitor.state))
  visitor.press('finger')
  visitor.run(2000)
}
