import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import type { BadDogState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  tickle({ press, run }) {
    press('meadow')
    run(900)
    press('dog')
  },
  howl(visitor) {
    leapUntil(visitor, 'howled')
  },
  bald(visitor) {
    leapUntil(visitor, 'balded')
  },
})

function leapUntil(visitor: Visitor<BadDogState>, event: string): void {
  for (let leap = 0; leap < 30 && !visitor.events.includes(event); leap++) {
    visitor.press('meadow')
    visitor.run(5000)
  }
}
