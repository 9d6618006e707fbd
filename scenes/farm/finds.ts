import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  fish: {
    on: 'leapt',
    name: { en: 'the first fish', fr: 'le premier poisson' },
    hint: { en: 'Wait until a tail looks out of the water.', fr: 'Attendez qu’une queue sorte de l’eau.' },
  },
  three: {
    on: 'caught',
    when: ({ waiting }) => waiting >= 3,
    name: { en: 'three who wait', fr: 'trois qui attendent' },
    hint: { en: 'Leave them in for once, and listen to the sea.', fr: 'Laissez-les pour une fois, et écoutez la mer.' },
  },
  ten: {
    on: 'leapt',
    when: ({ score }) => score >= 10,
    name: { en: 'supper for ten', fr: 'à souper pour dix' },
    hint: { en: 'The keeper counts, and so do you.', fr: 'Le gardien compte. Vous aussi.' },
  },
} satisfies Finds<Events>
