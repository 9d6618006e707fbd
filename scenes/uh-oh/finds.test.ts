import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  witness({ press, run }) {
    press('bird')
    run(2500)
  },
  blot: ['blot'],
  hiccup: ['bird', 'bird'],
})
