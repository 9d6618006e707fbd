import type { Finds } from '../../src/stage/contract/finds'

/** What happens about the fire, which has no stage: never what is written. */
export type FireEvents = {
  /** Somebody has chosen a name, and sits down. */
  seated: null
  /** Somebody else has spoken, and an ear twitches. */
  twitched: null
  /** Ten have spoken within a minute, and the fire roars. */
  roared: null
}

/** What can be found here. */
export const finds = {
  seat: {
    on: 'seated',
    name: { en: 'a place by the fire', fr: 'une place près du feu' },
    hint: { en: 'All that it takes is a name.', fr: 'Il suffit d’un nom.' },
  },
  ear: {
    on: 'twitched',
    name: { en: 'a listener', fr: 'quelqu’un qui écoute' },
    hint: {
      en: 'When somebody else speaks, watch the dark.',
      fr: 'Quand un autre parle, regardez dans le noir.',
    },
  },
  roar: {
    on: 'roared',
    name: { en: 'a roaring fire', fr: 'un feu de joie' },
    hint: { en: 'It warms to a crowd.', fr: 'La foule l’enflamme.' },
  },
} satisfies Finds<FireEvents>
