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
  ten: {
    on: 'collectedTen',
    name: { en: 'ten at once', fr: 'dix d’un coup' },
    hint: { en: 'Two buttons, Shift, or a patient finger.', fr: 'Deux boutons, Maj, ou un doigt patient.' },
  },
  hat: {
    on: 'hatted',
    name: { en: 'a won hat', fr: 'un chapeau gagné' },
    hint: { en: 'A hundred rings, and hold on.', fr: 'Cent anneaux, et tenez bon.' },
  },
} satisfies Finds<Events>
