import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  tenant: {
    on: 'lodged',
    name: { en: 'somebody is home', fr: 'quelqu’un est rentré' },
    hint: {
      en: 'The largest mushroom has a door. Somebody comes home late.',
      fr: 'Le plus grand champignon a une porte. On y rentre tard.',
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
      fr: 'Ils sont douze. Pendez la lanterne devant chacun.',
    },
  },
} satisfies Finds<Events>
