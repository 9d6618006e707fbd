import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { TemptingState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  win: (visitor) => pullUntil(visitor, 'won'),
  sneeze: ['nose'],
  tomorrow: (visitor) => pullUntil(visitor, 'hung'),
})

function pullUntil(visitor: Visitor<TemptingState>, event: string): void {
  for (let pull = 0; pull < 400 && !visitor.events.includes(event); pull++) {
    if (visitor.state.closesAt === null) visitor.press(visitor.state.credit >= 3 ? 'three coins' : 'one coin')
    visitor.run(6000)
  }
}
