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
  secret: {
    on: 'inked',
    name: { en: 'the old secret', fr: 'le vieux secret' },
    hint: {
      en: 'Up, up, down, down. Your thumbs know the rest.',
      fr: 'Haut, haut, bas, bas. Vos pouces savent la suite.',
    },
  },
} satisfies Finds<Events>
