import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  pigeon: {
    on: 'fluttered',
    when: ({ isPressed }) => isPressed,
    name: { en: 'the pigeon', fr: 'le pigeon' },
    hint: {
      en: 'Somebody roosts on the broken horn. It looks up: quick.',
      fr: 'Quelqu’un perche sur la corne cassée. Il lève la tête : vite.',
    },
  },
  squint: {
    on: 'squinted',
    name: { en: 'a slit of an eye', fr: 'un œil entrouvert' },
    hint: {
      en: 'It sleeps like a stone. How patient is a stone?',
      fr: 'Elle dort comme une pierre. Et c’est patient, une pierre ?',
    },
  },
  word: {
    on: 'feasted',
    name: { en: 'the hidden word', fr: 'le mot caché' },
    hint: { en: 'PASSWORD: seven days each hide a letter.', fr: 'PASSWORD : sept jours en cachent une lettre.' },
  },
} satisfies Finds<Events>
