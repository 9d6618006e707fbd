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
  back({ press, run }) {
    for (let letter = 0; letter < 10; letter++) press('start')
    run(10_000)
  },
})
