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
  overgrown: {
    on: 'overgrown',
    name: { en: 'the meadow’s answer', fr: 'la réponse du pré' },
    hint: { en: 'Mow, and then leave everything alone.', fr: 'Fauchez, puis laissez tout tranquille.' },
  },
  statues: {
    on: 'unveiled',
    name: { en: 'somebody to look up to', fr: 'quelqu’un à admirer' },
    hint: {
      en: 'Six things stand in the grass. Four are very like.',
      fr: 'L’herbe en cache six. Quatre sont très ressemblants.',
    },
  },
} satisfies Finds<Events>
