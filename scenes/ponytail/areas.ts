import type { Areas } from '../../src/stage/areas'
import { outline } from '../../src/stage/outline'
import { place, snailX } from './layout'
import type { Ponytail } from './state'

/** Her head and her bust, where one looks first: in scene units. */
const FIGURE = outline(
  '650,100 780,40 900,70 930,220 1010,330 1100,470 1060,640 1110,760 1260,980 320,980 330,920 480,860 560,720 560,560 540,440 600,340 650,280',
)
/** The snail about the middle of its foot: it is small. */
const SNAIL_REACH = { x: 66, above: 84, below: 26 } as const

export const areas = [
  {
    id: 'snail',
    label: { en: 'A snail on her boot', fr: 'Un escargot sur sa botte' },
    shape: ({ snail }, out) => {
      out.rect(
        snailX(snail.steps) - SNAIL_REACH.x,
        place('snail').y - SNAIL_REACH.above,
        2 * SNAIL_REACH.x,
        SNAIL_REACH.above + SNAIL_REACH.below,
      )
    },
    order: 2,
  },
  {
    id: 'lancer',
    label: { en: 'The lancer: another mood', fr: 'La lancière : une autre humeur' },
    shape: (_, out) => out.polygon(FIGURE),
    order: 1,
  },
] satisfies Areas<Ponytail>
