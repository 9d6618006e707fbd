import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  pat: ['pim'],
  hermit({ press, run }) {
    press('crab')
    run(4000)
  },
  wave({ press, run, runUntil, state }) {
    for (let wave = 0; wave < 5; wave++) {
      press('sea')
      run(6300)
    }
    runUntil(() => state.castle.flaggedAt !== null)
    for (let wave = 0; wave < 2; wave++) {
      press('sea')
      run(3000)
    }
  },
})
