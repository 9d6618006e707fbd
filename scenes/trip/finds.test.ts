import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  dizzy: ['ball2'],
  hen: ['hen'],
  boots: ['mouse'],
})
