import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  mobile: {
    on: 'chimed',
    name: { en: 'the mobile', fr: 'le mobile' },
    hint: {
      en: 'Something under the roof waits for a breath of air.',
      fr: 'Sous le toit, quelque chose attend un souffle d’air.',
    },
  },
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
} satisfies Finds<Events>
