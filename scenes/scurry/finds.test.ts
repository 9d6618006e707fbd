import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  hop: ['hedgehog'],
  spring: ['inventor'],
  ten: ({ press }) => press('works', 'second'),
})
