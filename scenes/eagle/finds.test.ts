import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  wink({ press, run }) {
    run(6000)
    press('eye')
  },
  rosette({ press, run }) {
    run(6000)
    press('rosette')
  },
  drop({ press, run }) {
    run(12_500)
    press('pen')
    run(2000)
  },
})
