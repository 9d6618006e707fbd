import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  toes: {
    on: 'giggled',
    name: { en: 'ten toes', fr: 'dix orteils' },
    hint: {
      en: 'Something looks out of the tent that is ticklish.',
      fr: 'Il dépasse de la tente quelque chose de chatouilleux.',
    },
  },
  bear: {
    on: 'hummed',
    name: { en: 'a reader', fr: 'un lecteur' },
    hint: {
      en: 'Those two glints in the dark are spectacles.',
      fr: 'Ces deux reflets dans le noir, ce sont des lunettes.',
    },
  },
  all: {
    on: 'foundAll',
    name: { en: 'the fireflies’ dance', fr: 'la danse des lucioles' },
    hint: {
      en: 'Twelve are out there. Hang the lantern before each.',
      fr: 'Ils sont douze, là dehors. Éclairez-les tous.',
    },
  },
} satisfies Finds<Events>
