import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A chat room by a camp fire. Everyone here reads what you write, and in a day it has gone up in smoke.',
    fr: 'Une causerie au coin d’un feu de camp. Tout le monde ici lit ce que vous écrivez, et en un jour tout part en fumée.',
  },
  picture: {
    en: 'A camp fire in a dark wood, animals on a log before it, and on a line between trees a card that asks for a name.',
    fr: 'Un feu de camp dans un bois sombre, des animaux sur un tronc et, pendue à une corde, une feuille qui demande un nom.',
  },
}
