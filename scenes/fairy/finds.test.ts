import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  toad: ['toad'],
  laugh({ press, run }) {
    press('fairy-0')
    run(1500)
    press('fairy-1')
  },
  knock({ press, run }) {
    press('fairy-0')
    run(1500)
    press('garden')
  },
})
