import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  slot: ['slot'],
  spider(visitor) {
    visitor.runUntil(() => visitor.state.thread > 0.5)
    visitor.press('spider')
  },
  secret({ press, run }) {
    for (const key of ['up', 'up', 'down', 'down', 'left', 'right', 'left', 'right', 'lower', 'upper']) {
      press(key)
      run(700)
    }
  },
})
