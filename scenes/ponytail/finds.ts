import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  laughing: {
    on: 'laughing',
    name: { en: 'laughing, after all', fr: 'le rire, malgré tout' },
    hint: { en: 'First she has to be furious.', fr: 'Il faut d’abord qu’elle soit furieuse.' },
  },
  braided: {
    on: 'braided',
    name: { en: 'her braid', fr: 'sa natte' },
    hint: { en: 'So much hair wants to be stroked.', fr: 'Tant de cheveux, et personne pour les caresser.' },
  },
  hushed: {
    on: 'hushed',
    name: { en: 'the eighth mood', fr: 'la huitième humeur' },
    hint: { en: 'She has seven moods. So she says.', fr: 'Elle a sept humeurs. À ce qu’elle dit.' },
  },
} satisfies Finds<Events>
