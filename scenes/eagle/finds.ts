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
  drop: {
    on: 'dropped',
    when: ({ isAsked }) => isAsked,
    name: { en: 'the drop, in time', fr: 'la goutte, à temps' },
    hint: {
      en: 'Ink ripens on the nib. Be there before it falls.',
      fr: 'L’encre mûrit à la plume. Soyez là avant qu’elle tombe.',
    },
  },
  // No sooner: a slip would lie over what is pencilled below the print.
  sheet: {
    on: 'pulled',
    name: { en: 'hot off the plate', fr: 'bon à tirer' },
    hint: {
      en: 'It likes what shines. After five it cannot keep its beak shut.',
      fr: 'Il aime ce qui brille. Au cinquième, il ouvre un large bec.',
    },
  },
} satisfies Finds<Events>
