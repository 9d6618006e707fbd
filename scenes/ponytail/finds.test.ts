import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  laughing: new Array<string>(2).fill('lancer'),
  smitten: new Array<string>(5).fill('lancer'),
  proud: new Array<string>(7).fill('lancer'),
})
