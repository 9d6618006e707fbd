import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A scratch card and a coin. Three pictures of a kind win; now and then it is a house.',
    fr: 'Un ticket à gratter et une pièce. Trois images pareilles, et c’est gagné ; de temps en temps, une maison.',
  },
  picture: {
    en: 'A scratch card on a table, FORTUNE: prizes of 10, 100 and 1000 on the left, six fields of silver, a coin and a mug.',
    fr: 'Un ticket à gratter sur une table, FORTUNE : à gauche, des lots de 10, 100 et 1000 ; six cases d’argent, une pièce et une tasse.',
  },
}
