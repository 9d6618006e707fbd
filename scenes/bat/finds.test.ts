import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  cat: ['cat'],
  bedtime: new Array<string>(6).fill('village'),
  rent({ press, run }) {
    for (let show = 0; show < 6; show++) {
      press('castle')
      run(8000)
    }
    run(3000)
  },
})
