import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  bust: {
    on: 'bustBlinked',
    name: { en: 'the cap’s eye', fr: 'l’œil de la casquette' },
    hint: { en: 'Not everything that stands in the pigeonholes is asleep.', fr: 'Tout ne dort pas dans les casiers.' },
  },
  thief: {
    on: 'thiefCaught',
    name: { en: 'the label thief', fr: 'le voleur d’étiquettes' },
    hint: {
      en: 'Along the foot of the list a label goes for a walk.',
      fr: 'Au pied de la liste, une étiquette se promène.',
    },
  },
  bow: {
    on: 'bowed',
    name: { en: 'the first bow', fr: 'la première révérence' },
    hint: {
      en: 'They are waiting to be introduced. Begin with ten.',
      fr: 'Elles attendent qu’on les présente. Commencez par dix.',
    },
  },
} satisfies Finds<Events>
