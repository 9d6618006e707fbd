import type { Day } from '../../../src/day/day'
import { CountingPage } from './CountingPage'

export const day: Day = {
  kind: 'page',
  Page: CountingPage,
  keys: [{ caps: ['Shift', 'Enter'], does: 'press twice' }],
}
