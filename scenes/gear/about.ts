import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'The telephone rings, in a machine with far too many wheels. Answer it: somebody is beside himself.',
    fr: 'Le téléphone sonne, dans une machine qui a bien trop de rouages. Décrochez : quelqu’un est hors de lui.',
  },
  picture: {
    en: 'A green radio with two loudspeakers like fans; on its small screen the word CALL is lit, and on top a telephone rings.',
    fr: 'Une radio verte aux deux haut-parleurs en hélice ; sur son petit écran, le mot CALL s’allume et, dessus, un téléphone sonne.',
  },
}
