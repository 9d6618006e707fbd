import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  soar: {
    on: 'soared',
    name: { en: 'the high leap', fr: 'le grand bond' },
    hint: {
      en: 'Let one fall where she cannot get it. She will try.',
      fr: 'Lâchez-en une hors de sa portée. Elle essaiera.',
    },
  },
  burp: {
    on: 'burped',
    name: { en: 'the burp', fr: 'le rot' },
    hint: { en: 'Ten make one. Leave her to it.', fr: 'Il en faut dix pour en faire un. Laissez-la manger.' },
  },
  banquet: {
    on: 'feasted',
    name: { en: 'the ants’ banquet', fr: 'le banquet des fourmis' },
    hint: {
      en: 'Nothing that falls is lost. Somebody counts to twenty.',
      fr: 'Rien de ce qui tombe n’est perdu. Quelqu’un compte jusqu’à vingt.',
    },
  },
} satisfies Finds<Events>
