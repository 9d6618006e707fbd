import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { HIDDEN } from './layout'
import { rules } from './rules'
import type { EgoState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  again: ['blue', 'blue'],
  overgrown(visitor) {
    mowAll(visitor)
    visitor.runUntil(() => visitor.events.includes('overgrown'), 120_000)
  },
  statues(visitor) {
    mowAll(visitor)
    for (const { id } of HIDDEN) visitor.press(id)
    visitor.run(2000)
  },
})

function mowAll({ press, run }: Visitor<EgoState>): void {
  for (let swing = 0; swing < 3; swing++) {
    press('blue')
    run(400)
  }
}
