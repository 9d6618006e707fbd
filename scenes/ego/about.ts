import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Four heroes, each the greatest. Press anywhere: all of them swing, and the grass pays for it.',
    fr: 'Quatre héros, chacun le plus grand. Appuyez n’importe où : tous frappent, et c’est l’herbe qui paie.',
  },
  picture: {
    en: 'Four heroes back to back in a mown circle of grass, swords drawn, with grumpy caps of green, blue, violet and red.',
    fr: 'Quatre héros dos à dos dans un rond d’herbe fauchée, l’épée tirée, sous des bonnets grognons, vert, bleu, violet et rouge.',
  },
}
