import type { Areas } from '../../src/stage/contract/areas'
import type { FowlState } from './state'

/** The box about her feet in which she can be pressed: a little larger than she is, since she runs. */
const BODY = { aside: 104, above: 196, below: 22 } as const

export const areas = [
  {
    id: 'hen',
    takesEnter: true,
    label: { en: 'The running hen', fr: 'La poule qui court' },
    shape: ({ x, y }, out) => out.rect(x - BODY.aside, y - BODY.above, 2 * BODY.aside, BODY.above + BODY.below),
  },
] satisfies Areas<FowlState>
