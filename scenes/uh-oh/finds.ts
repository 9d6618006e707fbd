import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  witness: {
    on: 'commented',
    name: { en: 'the witness', fr: 'le témoin' },
    hint: {
      en: 'She shrieks. Somebody small has a word to say.',
      fr: 'Elle crie. Quelqu’un de petit a son mot à dire.',
    },
  },
  blot: {
    on: 'dabbed',
    name: { en: 'the year, blotted', fr: 'l’année sous la tache' },
    hint: {
      en: 'Touch the small print. It is still wet.',
      fr: 'Appuyez sur les petits caractères. L’encre est fraîche.',
    },
  },
  back: {
    on: 'revealed',
    name: { en: 'the back of it all', fr: 'l’envers du décor' },
    hint: {
      en: 'Ten letters blink. She is hungry.',
      fr: 'Dix lettres clignotent. Elle a faim.',
    },
  },
} satisfies Finds<Events>
