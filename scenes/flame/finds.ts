import type { Finds } from '../../src/stage/contract/finds'

/** What happens about the fire, which has no stage: never what is written. */
export type FireEvents = {
  /** Somebody has chosen a name, and sits down. */
  seated: null
  /** What the visitor has sent throws sparks. */
  sparked: null
  /** Somebody else has spoken, and an ear twitches. */
  twitched: null
}

/** What can be found here. */
export const finds = {
  seat: {
    on: 'seated',
    name: { en: 'a place by the fire', fr: 'une place près du feu' },
    hint: { en: 'All that it takes is a name.', fr: 'Il suffit d’un nom.' },
  },
  sparks: {
    on: 'sparked',
    name: { en: 'sparks', fr: 'des étincelles' },
    hint: { en: 'The fire likes to be talked to.', fr: 'Le feu aime qu’on lui parle.' },
  },
  ear: {
    on: 'twitched',
    name: { en: 'a listener', fr: 'quelqu’un qui écoute' },
    hint: {
      en: 'Stay until somebody else speaks, and watch the dark.',
      fr: 'Restez jusqu’à ce qu’un autre parle, et regardez dans le noir.',
    },
  },
} satisfies Finds<FireEvents>
