import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  mobile: ['mobile'],
  slice({ press, run }) {
    press('pie')
    run(12_000)
    press('box')
  },
  moth: ['moth'],
})
