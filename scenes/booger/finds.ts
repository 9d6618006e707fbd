import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  in: {
    on: 'letIn',
    name: { en: 'bliss', fr: 'aux anges' },
    hint: { en: 'There are two ways in.', fr: 'Il y a deux entrées.' },
  },
  miss: {
    on: 'missed',
    name: { en: 'a sly look', fr: 'un regard narquois' },
    hint: { en: 'The nose is not everywhere.', fr: 'Le nez n’est pas partout.' },
  },
  poke: {
    on: 'poked',
    // Flesh in the middle of the stage, between the nostrils.
    when: ({ x }) => x > 700 && x < 900,
    name: { en: 'right between', fr: 'juste entre les deux' },
    hint: { en: 'Two nostrils, and what keeps them apart.', fr: 'Deux narines, et ce qui les sépare.' },
  },
} satisfies Finds<Events>
