import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  pigeon: {
    on: 'fluttered',
    name: { en: 'the pigeon', fr: 'le pigeon' },
    hint: {
      en: 'Somebody roosts on the broken horn. It bears one press.',
      fr: 'Quelqu’un perche sur la corne cassée. Il tolère qu’on appuie une fois.',
    },
  },
  squint: {
    on: 'squinted',
    name: { en: 'a slit of an eye', fr: 'un œil entrouvert' },
    hint: {
      en: 'It sleeps like a stone. How long is a stone patient?',
      fr: 'Elle dort comme une pierre. Une pierre, c’est patient jusqu’où ?',
    },
  },
  word: {
    on: 'solved',
    name: { en: 'a word that opens', fr: 'un mot qui ouvre' },
    hint: { en: 'PASSWORD: every day of the box is a word.', fr: 'PASSWORD : chaque jour de la boîte est un mot.' },
  },
} satisfies Finds<Events>
