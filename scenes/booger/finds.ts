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
  king: {
    on: 'deposed',
    name: { en: 'Finger the First', fr: 'Sa Majesté Doigt Ier' },
    hint: {
      en: 'Pull, and pull again: at the back, somebody holds court.',
      fr: 'Tirez, tirez encore : tout au fond, quelqu’un tient sa cour.',
    },
  },
} satisfies Finds<Events>
