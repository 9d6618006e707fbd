import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  slot: {
    on: 'blown',
    name: { en: 'dust', fr: 'de la poussière' },
    hint: { en: 'As everybody did then: blow.', fr: 'Comme tout le monde à l’époque : soufflez.' },
  },
  spider: {
    on: 'frightened',
    name: { en: 'the spider', fr: 'l’araignée' },
    hint: {
      en: 'Leave it alone for ten seconds. Then do not.',
      fr: 'Laissez passer dix secondes, sans rien faire. Puis appuyez.',
    },
  },
  page: {
    on: 'yours',
    name: { en: 'a page of your own', fr: 'une page à vous' },
    hint: {
      en: 'Three times nothing, and then draw.',
      fr: 'Trois fois rien, puis dessinez.',
    },
  },
} satisfies Finds<Events>
