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
    on: 'swung',
    name: { en: 'a swell', fr: 'la houle' },
    hint: { en: 'Ashore, too, a lamp can swing.', fr: 'Même à terre, une lampe peut se balancer.' },
  },
  ship: {
    on: 'landed',
    name: { en: 'the crossing', fr: 'la traversée' },
    hint: {
      en: 'Every time he sulks, a ship sails on through his beard. See her across.',
      fr: 'Chaque fois qu’il boude, un bateau avance dans sa barbe. Menez-le à bon port.',
    },
  },
} satisfies Finds<Events>
