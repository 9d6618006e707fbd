import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { THING_NAMES, verdictIn } from './layout'
import { rules } from './rules'
import type { ForgetState } from './state'
import { tuning } from './tuning'

const SIZE = { width: 1440, height: 900 }

testFinds({ rules, tuning, areas, size: SIZE }, finds, {
  knot(visitor) {
    recall(visitor, 'handkerchief')
  },
  lost(visitor) {
    visitor.moveTo(verdictIn(SIZE, { x: 0, y: 0 }))
    visitor.run(3000)
  },
  all(visitor) {
    for (const thing of THING_NAMES) recall(visitor, thing)
    visitor.runUntil(() => visitor.events.includes('dawned'))
  },
})

/** The light rests on it for as long as it takes. */
function recall({ pointAt, run }: Visitor<ForgetState>, thing: string): void {
  pointAt(thing)
  run(2000)
}
