import type { Areas } from '../../src/stage/contract/areas'
import { ANT_REACH, BALL, PICTURE, RULER } from './layout'
import type { ArmadilloState } from './state'

const BLOTS = { en: 'A picture in round blots: split them', fr: 'Une image en taches rondes : divisez-les' } as const
const WHOLE = { en: 'The armadillo that looks back', fr: 'Le tatou qui vous regarde' } as const

export const areas = [
  {
    id: 'ant',
    label: { en: 'An ant on the ruler', fr: 'Une fourmi sur la règle' },
    shape: ({ ant }, out) => out.circle(RULER.x, RULER.y + ant.part * RULER.part, ANT_REACH),
    order: 2,
  },
  {
    id: 'picture',
    label: ({ wholeAt }) => (wholeAt === null ? BLOTS : WHOLE),
    shape: (_, out) => out.rect(PICTURE.x, PICTURE.y, PICTURE.side, PICTURE.side),
    order: 1,
  },
  {
    id: 'ball',
    label: { en: 'The one that sleeps, rolled up', fr: 'Celui qui dort, roulé en boule' },
    shape: (_, out) => out.circle(BALL.x, BALL.y, BALL.reach),
    order: 3,
  },
] satisfies Areas<ArmadilloState>
