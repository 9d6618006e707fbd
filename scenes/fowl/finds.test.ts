import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  startle: ['hen'],
  six({ press, run }) {
    for (let hen = 0; hen < 6; hen++) {
      press('hen')
      run(400)
    }
  },
  fair({ press, run, runUntil, state }) {
    for (let hen = 0; hen < 6; hen++) {
      press('hen')
      run(600)
      press(`flier${hen}`)
    }
    runUntil(() => state.fair !== null)
  },
})
