import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  again: {
    on: 'swung',
    when: ({ again }) => again,
    name: { en: 'cut short', fr: 'coupé net' },
    hint: { en: 'Do not let them finish.', fr: 'Ne les laissez pas finir.' },
  },
  bare: {
    on: 'missed',
    name: { en: 'nothing left to cut', fr: 'plus rien à couper' },
    hint: { en: 'Four blades, one meadow. Go on.', fr: 'Quatre lames, un pré. Continuez.' },
  },
  overgrown: {
    on: 'overgrown',
    name: { en: 'the meadow’s answer', fr: 'la réponse du pré' },
    hint: { en: 'Mow, and then leave everything alone.', fr: 'Fauchez, puis laissez tout tranquille.' },
  },
} satisfies Finds<Events>
