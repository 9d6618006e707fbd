import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, size: { width: 1440, height: 900 } }, finds, {
  statue: ['thief'],
  corner({ moveTo, press, run }) {
    moveTo({ x: 0, y: 0 })
    run(12_000)
    press('thief')
  },
  haul(visitor) {
    // Each time he starts, what is next to him comes nearer.
    while (!visitor.events.includes('filled')) {
      visitor.press('thief')
      visitor.run(500)
    }
    visitor.press('window')
    visitor.runUntil(() => visitor.events.includes('told'), 60_000)
  },
})
