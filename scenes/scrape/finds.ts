import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  house: {
    on: 'seen',
    when: ({ kind }) => kind === 2,
    name: { en: 'a house', fr: 'une maison' },
    hint: {
      en: 'It lies under the silver. Not on every card where you begin.',
      fr: 'Elle est sous l’argent. Rarement là où l’on commence.',
    },
  },
  cat: {
    on: 'patted',
    when: ({ pushes }) => pushes,
    name: { en: 'the cat of chance', fr: 'le chat du hasard' },
    hint: {
      en: 'It sits beside what you have won. Never nudge a cat.',
      fr: 'Il s’assied près de vos gains. On ne pousse pas un chat.',
    },
  },
  sum: {
    on: 'reckoned',
    name: { en: 'the reckoning', fr: 'l’addition' },
    hint: { en: 'Ten cards are a pad. Turn its corner.', fr: 'Un bloc a dix tickets. Tournez son coin.' },
  },
} satisfies Finds<Events>
