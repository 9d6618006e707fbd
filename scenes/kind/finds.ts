import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  slice: {
    on: 'taken',
    name: { en: 'the last slice', fr: 'la dernière part' },
    hint: { en: 'Read what it says. To the end.', fr: 'Lisez ce qui est écrit. Jusqu’au bout.' },
  },
  moth: {
    on: 'fluttered',
    name: { en: 'the moth', fr: 'le papillon de nuit' },
    hint: { en: 'Where a lamp is lit, somebody comes.', fr: 'Là où brûle une lampe, quelqu’un vient.' },
  },
  door: {
    on: 'unlatched',
    name: { en: 'a hand’s width', fr: 'la porte' },
    hint: { en: 'Read it all again, by the moon.', fr: 'Relisez tout au clair de lune.' },
  },
} satisfies Finds<Events>
