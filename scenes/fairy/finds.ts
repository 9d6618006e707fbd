import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  toad: {
    on: 'hiccuped',
    name: { en: 'the hiccup', fr: 'le hoquet' },
    hint: { en: 'The oldest one in the garden has drunk too fast.', fr: 'Le plus ancien du jardin a bu trop vite.' },
  },
  laugh: {
    on: 'laughed',
    name: { en: 'her laughter', fr: 'son rire' },
    hint: { en: 'A bottle holds one. Try a second.', fr: 'Une bouteille, une fée. Essayez d’en prendre deux.' },
  },
  song: {
    on: 'sang',
    name: { en: 'a toad’s evening', fr: 'le soir du crapaud' },
    hint: { en: 'Three corks, one old tenor.', fr: 'Trois bouchons, un ténor.' },
  },
} satisfies Finds<Events>
