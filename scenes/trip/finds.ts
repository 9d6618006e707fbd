import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  dizzy: {
    on: 'swirloCried',
    name: { en: 'Swirlo’s word', fr: 'le mot de Tournicargot' },
    hint: {
      en: 'Three would like to come along. Hear the last one out.',
      fr: 'Trois voudraient venir. Écoutez le dernier.',
    },
  },
  hen: {
    on: 'ducked',
    when: ({ isFlat }) => isFlat,
    name: { en: 'a flat stowaway', fr: 'la clandestine à plat' },
    hint: {
      en: 'Somebody is in the trunk. Once that lies flat, knock.',
      fr: 'Quelqu’un est dans la malle. Une fois couchée, frappez.',
    },
  },
  overleaf: {
    on: 'opened',
    name: { en: 'where they all went', fr: 'où ils sont allés' },
    hint: {
      en: 'Overleaf, once each of the three has been away.',
      fr: 'Au verso, quand chacun des trois sera parti.',
    },
  },
} satisfies Finds<Events>
