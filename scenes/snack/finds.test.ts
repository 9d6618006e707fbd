import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  soar({ press, run }) {
    press('sky')
    run(2000)
  },
  pouch: ['chick'],
  burp: ({ run }) => run(10_000),
})
