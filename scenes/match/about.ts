import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Somebody has left a footprint. Guess who, before the last match has burnt down.',
    fr: 'Quelqu’un a laissé une empreinte. Devinez qui, avant que la dernière allumette ne soit brûlée.',
  },
  picture: {
    en: 'An open case: in its lid a footprint and a row of matches, nearly all burnt; below, four blotlings with their names.',
    fr: 'Une mallette ouverte : dans le couvercle, une empreinte et des allumettes presque toutes brûlées ; dessous, quatre bêtes et leurs noms.',
  },
}
