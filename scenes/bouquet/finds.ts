import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  nose: {
    on: 'tickled',
    name: { en: 'a ticklish nose', fr: 'un nez chatouilleux' },
    hint: { en: 'She has more than petals.', fr: 'Elle n’a pas que des pétales.' },
  },
  snail: {
    on: 'hid',
    name: { en: 'the snail', fr: 'l’escargot' },
    hint: { en: 'Somebody crosses the hill, at leisure.', fr: 'Quelqu’un traverse la colline, sans se presser.' },
  },
  really: {
    on: 'blissful',
    when: ({ message }) => message === 'reallyLoves',
    name: { en: 'really', fr: 'vraiment' },
    hint: {
      en: 'Once is chance, twice is luck. And a third time?',
      fr: 'Une fois, c’est le hasard ; deux, c’est la chance. Et trois ?',
    },
  },
} satisfies Finds<Events>
