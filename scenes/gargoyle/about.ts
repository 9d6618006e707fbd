import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'The title page of a game that never was. Press START, and something stirs in the stone.',
    fr: 'La page de titre d’un jeu qui n’a jamais existé. Appuyez sur START : quelque chose remue dans la pierre.',
  },
  picture: {
    en: 'A winged gargoyle asleep above the words GARGROYLE’S QUEST, fire on either side, and a menu of START and PASSWORD.',
    fr: 'Une gargouille ailée endormie au-dessus des mots GARGROYLE’S QUEST, du feu de part et d’autre, et un menu : START, PASSWORD.',
  },
}
