import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
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
  bouquet: {
    on: 'tied',
    name: { en: 'the bouquet', fr: 'le bouquet' },
    hint: { en: 'One asks. Seven answer.', fr: 'Une demande. Sept répondent.' },
  },
} satisfies Finds<Events>
