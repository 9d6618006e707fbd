import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  soar: {
    on: 'soared',
    name: { en: 'the high leap', fr: 'le grand bond' },
    hint: { en: 'Toss it up, and see how high she goes.', fr: 'Lancez-le en l’air et voyez jusqu’où elle monte.' },
  },
  pouch: {
    on: 'poked',
    name: { en: 'the pouch', fr: 'la poche' },
    hint: { en: 'There is room in her for all of it. Feel.', fr: 'Il y a de la place pour tout. Tâtez.' },
  },
  burp: {
    on: 'burped',
    name: { en: 'the burp', fr: 'le rot' },
    hint: { en: 'Ten make one.', fr: 'Il en faut dix pour en faire un.' },
  },
} satisfies Finds<Events>
