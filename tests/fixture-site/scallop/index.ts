import { definePage } from '../../../src/day/definePage'

if (typeof window !== 'undefined') throw new Error('The shell is shut.')

export const day = definePage({
  Page: () => null,
  help: { what: { en: 'It does not run.', fr: 'Elle ne démarre pas.' }, keys: [] },
})
