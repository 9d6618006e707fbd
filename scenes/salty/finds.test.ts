import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { SULK, WAVES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, createKeys }, finds, {
  mug: ['mug'],
  lamp: ['lamp'],
  ship(visitor) {
    for (let sulk = 0; sulk < 2 * WAVES; sulk++) {
      if (visitor.hand === 'keys') visitor.key(visitor.state.frame === SULK ? 'ArrowLeft' : 'ArrowRight')
      else visitor.moveTo({ x: ((visitor.state.frame === SULK ? SULK - 0.5 : SULK + 0.5) / 16) * 1600, y: 500 })
      visitor.run(500)
    }
  },
})
