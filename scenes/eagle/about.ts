import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A crest engraves itself, line by line. Once it is whole it is alive, and you have a burin.',
    fr: 'Un blason se grave tout seul, trait par trait. Une fois entier, il est vivant, et vous avez un burin.',
  },
  picture: {
    en: 'An eagle engraved in white on black, its wings spread before a rosette and stars, a pen in its claws.',
    fr: 'Un aigle gravé en blanc sur noir, les ailes déployées devant une rosace et des étoiles, une plume entre les serres.',
  },
}
