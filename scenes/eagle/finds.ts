import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  wink: {
    on: 'winked',
    name: { en: 'a wink', fr: 'un clin d’œil' },
    hint: {
      en: 'It looks at you. Look back, from very near.',
      fr: 'Il vous regarde. Regardez-le aussi, de tout près.',
    },
  },
  rosette: {
    on: 'recut',
    name: { en: 'the rosette, cut again', fr: 'la rosace, regravée' },
    hint: { en: 'One part of the crest is fond of being made.', fr: 'Une partie du blason aime qu’on la grave.' },
  },
  drop: {
    on: 'dropped',
    when: ({ isAsked }) => isAsked,
    name: { en: 'the drop, in time', fr: 'la goutte, à temps' },
    hint: {
      en: 'Ink ripens on the nib. Be there before it falls.',
      fr: 'L’encre mûrit au bout de la plume. Soyez là avant qu’elle tombe.',
    },
  },
} satisfies Finds<Events>
