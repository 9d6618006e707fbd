import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  laughing: {
    on: 'laughing',
    name: { en: 'her laugh', fr: 'son rire' },
    hint: { en: 'First she has to be furious.', fr: 'Il faut d’abord qu’elle soit furieuse.' },
  },
  smitten: {
    on: 'smitten',
    name: { en: 'her heart', fr: 'son cœur' },
    hint: { en: 'After tears, hearts.', fr: 'Après les larmes, les cœurs.' },
  },
  proud: {
    on: 'proud',
    name: { en: 'herself again', fr: 'de nouveau elle-même' },
    hint: { en: 'Seven moods, and the last is the first.', fr: 'Sept humeurs, et la dernière est la première.' },
  },
} satisfies Finds<Events>
