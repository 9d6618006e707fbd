import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  startle: {
    on: 'startled',
    name: { en: 'a great fright', fr: 'une belle frayeur' },
    hint: { en: 'She runs as if she were alone.', fr: 'Elle court comme si elle était seule.' },
  },
  six: {
    on: 'tookOff',
    when: ({ hen }) => hen === 6,
    name: { en: 'all six', fr: 'toutes les six' },
    hint: { en: 'She has sisters. Count them.', fr: 'Elle a des sœurs. Comptez-les.' },
  },
  fair: {
    on: 'won',
    name: { en: 'first prize', fr: 'le premier prix' },
    hint: { en: 'All of them, in one basket.', fr: 'Toutes, dans un seul panier.' },
  },
} satisfies Finds<Events>
