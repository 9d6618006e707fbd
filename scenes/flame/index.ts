import type { Day } from '../../src/day/day'
import { FlamePage } from './FlamePage'

export const day: Day = {
  kind: 'page',
  Page: FlamePage,
  keys: [
    { caps: ['PgUp'], does: 'read back' },
    { caps: ['End'], does: 'newest' },
  ],
}
