import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  lamp: {
    on: 'dimmed',
    name: { en: 'a lamp turned low', fr: 'la veilleuse' },
    hint: { en: 'They would sleep better with less light.', fr: 'Ils dormiraient mieux avec moins de lumière.' },
  },
  worm: {
    on: 'ducked',
    name: { en: 'a nightcap', fr: 'un bonnet de nuit' },
    hint: {
      en: 'Wait: the wall has a lodger who cannot sleep.',
      fr: 'Attendez : le mur a un locataire insomniaque.',
    },
  },
  third: {
    on: 'retired',
    name: { en: 'a third nest', fr: 'le troisième nid' },
    hint: { en: 'Ten pairs have something to do.', fr: 'Dix paires ont à faire.' },
  },
} satisfies Finds<Events>
