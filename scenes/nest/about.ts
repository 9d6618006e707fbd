import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Two nests in a burrow, and 21 who would like to sleep there. Some pairs get on better than others.',
    fr: 'Deux nids dans un terrier, et 21 candidats au sommeil. Certaines paires s’entendent mieux que d’autres.',
  },
  picture: {
    en: 'A burrow by lantern light: a badger and a rabbit asleep in two nests, and round portraits on either side.',
    fr: 'Un terrier à la lueur d’une lanterne : un blaireau et un lapin endormis dans deux nids, et des portraits ronds de chaque côté.',
  },
}
