import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  hop: ['hedgehog'],
  ten: ({ press }) => press('works', 'second'),
  hat: (visitor) => {
    visitor.run(10)
    for (let ten = 0; ten < 10; ten++) visitor.press('works', 'second')
    visitor.runUntil(() => visitor.events.includes('hatted'))
  },
})
