import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  call(visitor) {
    for (let line = 0; line < 6; line++) {
      visitor.press('telephone')
      visitor.run(7000)
    }
  },
  sock: ['sock'],
  crank(visitor) {
    for (let turn = 0; turn < 3; turn++) {
      visitor.press('crank')
      visitor.run(600)
    }
  },
})
