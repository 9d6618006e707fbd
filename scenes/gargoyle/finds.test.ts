import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { createKeys } from './keys'
import { areaOfLetter } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, createKeys }, finds, {
  pigeon: ['pigeon', 'pigeon'],
  squint: ['gargoyle', 'gargoyle', 'gargoyle'],
  word({ hand, press, key, run }) {
    press('password')
    run(2000)
    for (const letter of 'DESSERT') {
      if (hand === 'keys') key(letter)
      else press(areaOfLetter(letter))
    }
    if (hand === 'keys') key('Enter')
    else press('end')
  },
})
