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
  song({ press, run }) {
    for (const fairy of ['fairy-0', 'fairy-1', 'fairy-2']) {
      press(fairy)
      run(1500)
      press('fountain')
      run(1500)
    }
  },
})
