import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  cat: {
    on: 'purred',
    name: { en: 'the cat', fr: 'le chat' },
    hint: {
      en: 'One of those who watch likes to be stroked.',
      fr: 'Parmi les spectateurs, quelqu’un aime les caresses.',
    },
  },
  bedtime: {
    on: 'darkened',
    name: { en: 'bedtime', fr: 'tous au lit' },
    hint: {
      en: 'Knock at the village until it has had enough.',
      fr: 'Frappez au village jusqu’à ce qu’il en ait assez.',
    },
  },
  rent: {
    on: 'lifted',
    name: { en: 'for rent', fr: 'à louer' },
    hint: { en: 'It always comes back. Five times.', fr: 'Il revient toujours. Cinq fois.' },
  },
} satisfies Finds<Events>
