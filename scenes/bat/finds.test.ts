import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  cat: ['cat'],
  bedtime: new Array<string>(6).fill('village'),
  stones({ press, run }) {
    for (let show = 0; show < 5; show++) {
      press('castle')
      run(9000)
    }
  },
})
