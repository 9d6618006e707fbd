import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A slot machine that asks so nicely. Three alike on a line pay; the house counts along.',
    fr: 'Une machine à sous qui demande si gentiment. Trois images pareilles sur une ligne paient ; la maison tient les comptes.',
  },
  picture: {
    en: 'A slot machine with long lashes and a wide mouth full of reels, JUST ONE MORE over its eyes; its arm holds out an apple.',
    fr: 'Une machine à sous aux longs cils, la bouche pleine de rouleaux, JUST ONE MORE au-dessus des yeux ; son bras tend une pomme.',
  },
}
