import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A hen runs round the village square. Startle her, and a friend bursts right across it.',
    fr: 'Une poule court autour de la place du village. Surprenez-la : une amie la traverse à tire-d’aile.',
  },
  picture: {
    en: 'A village square from above, with a well, stalls, barrels and beds of cabbages; a hen runs along its upper edge.',
    fr: 'Une place de village vue d’en haut : un puits, des étals, des tonneaux, des choux ; une poule court le long du bord.',
  },
}
