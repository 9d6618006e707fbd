import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  win: {
    on: 'won',
    name: { en: 'a win', fr: 'un gain' },
    hint: { en: 'It pays. Just one more.', fr: 'Elle paie. Encore une fois.' },
  },
  wink: {
    on: 'winked',
    name: { en: 'the wink', fr: 'le clin d’œil' },
    hint: {
      en: 'It looks at you all the time. Poke it in the eye.',
      fr: 'Elle vous regarde sans cesse. Appuyez sur son œil.',
    },
  },
  lent: {
    on: 'lent',
    name: { en: 'a loan', fr: 'un prêt' },
    hint: { en: 'Lose everything. It will be generous.', fr: 'Perdez tout. Elle sera généreuse.' },
  },
} satisfies Finds<Events>
