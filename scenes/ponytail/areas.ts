import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { findRim, knotOf, placeOf, snailX } from './layout'
import type { PonytailState } from './state'

/** Her head and her bust, in scene units: it is what one looks at. All the rest of the page does the same. */
const BUST = outline('650,100 780,30 900,60 930,220 1060,340 1090,470 1000,560 680,560 620,440 660,320')
/** The snail about the middle of its foot: it is small. */
const SNAIL_REACH = { x: 66, above: 84, below: 26 } as const

export const areas = [
  {
    id: 'snail',
    label: { en: 'A snail on her boot', fr: 'Un escargot sur sa botte' },
    shape: ({ snail }, out) => {
      out.rect(
        snailX(snail.steps) - SNAIL_REACH.x,
        placeOf('snail').y - SNAIL_REACH.above,
        2 * SNAIL_REACH.x,
        SNAIL_REACH.above + SNAIL_REACH.below,
      )
    },
    order: 2,
  },
  {
    id: 'lancer',
    label: { en: 'The lancer: another mood', fr: 'La lancière : une autre humeur' },
    shape: (_, out) => out.polygon(BUST),
    order: 1,
  },
  {
    id: 'tail',
    label: { en: 'Her ponytail, to be stroked', fr: 'Sa queue de cheval, à caresser' },
    when: ({ eighth, hasLater }) => hasLater && !eighth.span,
    shape: (lancer, out) => {
      const { x, y } = knotOf(lancer)
      out.polygon(findRim(lancer.hair.turns), x, y)
    },
    order: 3,
  },
] satisfies Areas<PonytailState>
