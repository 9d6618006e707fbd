import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  key: {
    on: 'glinted',
    name: { en: 'the key', fr: 'la clef' },
    hint: {
      en: 'Something hangs by the bed that fits no door here.',
      fr: 'Il pend là une chose qui n’ouvre aucune porte d’ici.',
    },
  },
  lamp: {
    on: 'dimmed',
    name: { en: 'a lamp turned low', fr: 'la veilleuse' },
    hint: { en: 'They would sleep better with less light.', fr: 'Ils dormiraient mieux avec moins de lumière.' },
  },
  worm: {
    on: 'ducked',
    name: { en: 'a nightcap', fr: 'un bonnet de nuit' },
    hint: {
      en: 'Be quiet and wait: the wall has a lodger who cannot sleep.',
      fr: 'Attendez sans bruit : le mur a un locataire insomniaque.',
    },
  },
} satisfies Finds<Events>
