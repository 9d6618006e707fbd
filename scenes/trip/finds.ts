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
    name: { en: 'a stowaway', fr: 'la clandestine' },
    hint: { en: 'Whose is the trunk? Somebody is in it.', fr: 'À qui est la malle ? Il y a quelqu’un dedans.' },
  },
  boots: {
    on: 'peeped',
    name: { en: 'who lives in a boot', fr: 'qui loge dans une botte' },
    hint: { en: 'Before a journey one shakes out one’s boots.', fr: 'Avant de partir, on secoue ses bottes.' },
  },
} satisfies Finds<Events>
