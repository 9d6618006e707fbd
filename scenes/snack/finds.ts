import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  soar: {
    on: 'soared',
    name: { en: 'the high leap', fr: 'le grand bond' },
    hint: {
      en: 'Too far for her. She tries.',
      fr: 'Trop loin pour elle. Elle essaie.',
    },
  },
  burp: {
    on: 'burped',
    name: { en: 'the burp', fr: 'le rot' },
    hint: { en: 'Ten make one.', fr: 'Il en faut dix.' },
  },
  banquet: {
    on: 'feasted',
    name: { en: 'the ants’ banquet', fr: 'le banquet des fourmis' },
    hint: {
      en: 'Somebody counts what falls.',
      fr: 'Quelqu’un compte ce qui tombe.',
    },
  },
} satisfies Finds<Events>
