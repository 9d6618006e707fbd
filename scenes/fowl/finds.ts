import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  startle: {
    on: 'startled',
    name: { en: 'a great fright', fr: 'une belle frayeur' },
    hint: { en: 'She looks so busy.', fr: 'Elle a l’air occupée.' },
  },
  six: {
    on: 'tookOff',
    when: ({ hen }) => hen === 6,
    name: { en: 'all six', fr: 'toutes les six' },
    hint: { en: 'Count her sisters.', fr: 'Comptez ses sœurs.' },
  },
  fair: {
    on: 'won',
    name: { en: 'first prize', fr: 'premier prix' },
    hint: { en: 'All in one basket.', fr: 'Toutes dans un panier.' },
  },
} satisfies Finds<Events>
