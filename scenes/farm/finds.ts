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
  supper: {
    on: 'served',
    name: { en: 'the last supper', fr: 'le dernier souper' },
    hint: { en: 'The rack has thirteen hooks.', fr: 'Le séchoir a treize crochets.' },
  },
} satisfies Finds<Events>
