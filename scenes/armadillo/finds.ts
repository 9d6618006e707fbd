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
    on: 'watched',
    name: { en: 'Fig. 4, awake', fr: 'Fig. 4, éveillée' },
    hint: { en: 'Leave everything alone, and Fig. 4 looks.', fr: 'Laissez tout en paix : la Fig. 4 regarde.' },
  },
  whole: {
    on: 'rolledOff',
    name: { en: 'off the page', fr: 'hors de la page' },
    hint: { en: 'Split the picture to the last block, and wait.', fr: 'Divisez l’image jusqu’au bout, et attendez.' },
  },
} satisfies Finds<Events>
