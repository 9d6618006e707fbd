import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { THINGS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, size: { width: 1440, height: 900 } }, finds, {
  tenant: ({ run }) => run(30_000),
  bear: ['bear'],
  all({ press, run }) {
    for (const thing of THINGS) {
      press(thing)
      run(1000)
    }
    run(20_000)
  },
})
