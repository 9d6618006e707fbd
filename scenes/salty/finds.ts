import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  mug: {
    on: 'sloshed',
    name: { en: 'his mug', fr: 'sa chope' },
    hint: { en: 'It stands there, full to the brim. Touch it.', fr: 'Elle est là, pleine à ras bord. Appuyez dessus.' },
  },
  lamp: {
    on: 'swelled',
    name: { en: 'a swell', fr: 'la houle' },
    hint: { en: 'A lamp, pushed twice.', fr: 'Une lampe, poussée deux fois.' },
  },
  ship: {
    on: 'told',
    name: { en: 'the crossing', fr: 'la traversée' },
    hint: {
      en: 'With each slam his beard nears the sea. Eight will do.',
      fr: 'À chaque coup de chope, sa barbe prend le large. Il en faut huit.',
    },
  },
} satisfies Finds<Events>
