import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  hop: {
    on: 'hopped',
    name: { en: 'a hop for joy', fr: 'un saut de joie' },
    hint: {
      en: 'The small one runs for a living. Touch him all the same.',
      fr: 'Le petit court pour gagner sa vie. Appuyez dessus quand même.',
    },
  },
  spring: {
    on: 'lostSpring',
    name: { en: 'a lost spring', fr: 'un ressort perdu' },
    hint: { en: 'The tall one has his pockets too full.', fr: 'Le grand a les poches trop pleines.' },
  },
  ten: {
    on: 'collectedTen',
    name: { en: 'ten at once', fr: 'dix d’un coup' },
    hint: { en: 'A mouse has two buttons. A keyboard has Shift.', fr: 'Une souris a deux boutons. Un clavier a Maj.' },
  },
} satisfies Finds<Events>
