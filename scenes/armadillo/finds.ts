import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  ant: {
    on: 'returned',
    name: { en: 'the ant’s loot', fr: 'le butin de la fourmi' },
    hint: {
      en: 'Something small carries a square away along the ruler.',
      fr: 'Une petite chose emporte un carré le long de la règle.',
    },
  },
  ball: {
    on: 'peeked',
    name: { en: 'Fig. 4, awake', fr: 'Fig. 4, éveillée' },
    hint: { en: 'It says that it sleeps. Does it?', fr: 'Il est écrit qu’elle dort. Vraiment ?' },
  },
  whole: {
    on: 'whole',
    name: { en: 'to the last block', fr: 'jusqu’au dernier carré' },
    hint: { en: '1365 times smaller.', fr: '1365 fois plus petit.' },
  },
} satisfies Finds<Events>
