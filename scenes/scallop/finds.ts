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
  last: {
    on: 'ended',
    when: ({ isFirst }) => !isFirst,
    name: { en: 'after the last one', fr: 'après la dernière' },
    hint: { en: 'There are 127. Ask for the next.', fr: 'Il y en a 127. Demandez la suivante.' },
  },
} satisfies Finds<Events>
