import type { Areas } from '../../src/stage/contract/areas'
import { ANT_REACH, BALL, PICTURE, RULER } from './layout'
import type { ArmadilloState } from './state'

const BLOTS = { en: 'A picture in round blots: split them', fr: 'Une image en taches rondes : divisez-les' } as const
const WHOLE = [
  { en: 'The armadillo that looks back', fr: 'Le tatou qui vous regarde' },
  { en: 'The round hen, and her egg', fr: 'La poule ronde et son œuf' },
  { en: 'The crab, which walks sideways', fr: 'Le crabe, qui marche de travers' },
  { en: 'The blot that saw you first', fr: 'La tache qui vous a vu avant' },
] as const

export const areas = [
  {
    id: 'ant',
    label: { en: 'An ant on the ruler', fr: 'Une fourmi sur la règle' },
    shape: ({ ant }, out) => out.circle(RULER.x, RULER.y + ant.part * RULER.part, ANT_REACH),
    order: 2,
  },
  {
    id: 'picture',
    label: ({ wholeAt, plate }) => (wholeAt === null ? BLOTS : WHOLE[plate]) ?? BLOTS,
    shape: (_, out) => out.rect(PICTURE.x, PICTURE.y, PICTURE.side, PICTURE.side),
    order: 1,
  },
  {
    id: 'ball',
    label: { en: 'The one that sleeps, rolled up', fr: 'Celui qui dort, roulé en boule' },
    shape: (_, out) => out.circle(BALL.x, BALL.y, BALL.reach),
    when: ({ plate }) => plate === 0,
    order: 3,
  },
] satisfies Areas<ArmadilloState>
