import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  witness: {
    on: 'commented',
    name: { en: 'the witness', fr: 'le témoin' },
    hint: {
      en: 'She shrieks. Somebody small has something to say about it.',
      fr: 'Elle crie. Quelqu’un de petit a quelque chose à en dire.',
    },
  },
  blot: {
    on: 'dabbed',
    name: { en: 'the year, blotted', fr: 'l’année sous la tache' },
    hint: {
      en: 'Small print is there to be touched. It is still wet.',
      fr: 'Les petits caractères, ça se touche. L’encre est encore fraîche.',
    },
  },
  hiccup: {
    on: 'hiccuped',
    name: { en: 'a hiccup', fr: 'un hoquet' },
    hint: { en: 'Interrupt her.', fr: 'Interrompez-la.' },
  },
} satisfies Finds<Events>
