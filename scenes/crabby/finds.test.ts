import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  pat: ['pim'],
  hermit({ press, run }) {
    press('crab')
    run(4000)
  },
  wave({ press, run }) {
    run(15_000)
    press('sea')
    run(3000)
  },
})
