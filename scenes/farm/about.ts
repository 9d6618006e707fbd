import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Fourteen traps bob around an island. When a mark pulses over one, there is a fish in it, for now.',
    fr: 'Quatorze nasses flottent autour d’une île. Quand un signe palpite sur l’une d’elles, un poisson s’y trouve, pour l’instant.',
  },
  picture: {
    en: 'A small island from above, with a hut, hens, trees and a fisherman; traps in the blue water round it, and a great wave.',
    fr: 'Une petite île vue d’en haut : une cabane, des poules, des arbres et un pêcheur ; des nasses dans l’eau bleue, et une grande vague.',
  },
}
