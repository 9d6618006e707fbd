import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  knot: {
    on: 'recalled',
    when: ({ thing }) => thing === 'handkerchief',
    name: { en: 'the knot', fr: 'le nœud' },
    hint: { en: 'Somebody made it so as not to forget.', fr: 'On l’a fait pour ne pas oublier.' },
  },
  lost: {
    on: 'lost',
    name: { en: 'the game, lost', fr: 'la partie, perdue' },
    hint: { en: 'Far right, where nobody looks.', fr: 'Tout à droite, là où personne ne regarde.' },
  },
  all: {
    on: 'dawned',
    name: { en: 'all sixteen', fr: 'tous les seize' },
    hint: {
      en: 'Follow the thread, and stay a moment with each.',
      fr: 'Suivez le fil, et restez un instant auprès de chacun.',
    },
  },
} satisfies Finds<Events>
