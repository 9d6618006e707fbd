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
    hint: { en: 'It sleeps until nobody is there.', fr: 'Elle dort tant qu’on est là.' },
  },
  whole: {
    on: 'rolledOff',
    name: { en: 'off the page', fr: 'hors de la page' },
    hint: { en: '1365 times smaller. Then wait.', fr: '1365 fois plus petit. Attendez.' },
  },
} satisfies Finds<Events>
