import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  tickle: {
    on: 'tickled',
    name: { en: 'ticklish', fr: 'chatouilleux' },
    hint: { en: 'When he is up, press him himself.', fr: 'Quand il est en l’air, c’est lui qu’il faut toucher.' },
  },
  bald: {
    on: 'balded',
    name: { en: 'a bald dandelion', fr: 'un pissenlit chauve' },
    hint: {
      en: 'Each bark takes some of it along. So does a hand.',
      fr: 'Chaque aboiement en emporte un peu. Une main aussi.',
    },
  },
  good: {
    on: 'praised',
    name: { en: 'good dog, for once', fr: 'bon chien, pour une fois' },
    hint: {
      en: 'High up there is something to fetch. Thrice.',
      fr: 'Tout en haut, il y a de quoi rapporter. Trois fois.',
    },
  },
} satisfies Finds<Events>
