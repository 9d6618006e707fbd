import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, size: { width: 1440, height: 900 } }, finds, {
  statue: ['thief'],
  corner({ moveTo, press, run }) {
    moveTo({ x: 0, y: 0 })
    run(12_000)
    press('thief')
  },
})
