import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { BluffState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  bat(visitor) {
    enter(visitor)
    for (let press = 0; press < 3; press++) {
      visitor.press('bat')
      visitor.run(700)
    }
  },
  story(visitor) {
    enter(visitor)
    visitor.runUntil(() => visitor.events.includes('crept'), 120_000)
  },
  herrings(visitor) {
    visitor.run(10)
    visitor.press('hole')
    visitor.run(1000)
    for (const hand of ['goatsHand', 'hensHand', 'batsHand', 'gullsHand']) {
      visitor.press(hand)
      visitor.run(4000)
    }
  },
})

function enter({ press, run }: Visitor<BluffState>): void {
  press('mouth')
  run(1000)
}
