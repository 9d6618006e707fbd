import type { Day } from '../../src/day/day'
import { FlamePage } from './FlamePage'

export const day: Day = {
  kind: 'page',
  Page: FlamePage,
  keys: [
    { caps: ['Enter'], does: 'send' },
    { caps: ['PgUp'], does: 'read back' },
    { caps: ['End'], does: 'newest' },
  ],
}
