import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  slice({ press, run }) {
    press('pie')
    run(12_000)
    press('box')
  },
  moth: ['moth'],
  door({ press, run }) {
    const read = (area: string) => {
      press(area)
      run(300)
      press('box')
      run(300)
      press('box')
      run(300)
    }
    for (const area of ['shoes', 'photo', 'toys', 'pie']) read(area)
    press('lamp')
    for (const area of ['shoes', 'photo', 'toys', 'plate']) read(area)
    run(2000)
  },
})
