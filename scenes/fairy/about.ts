import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Three fairies over a walled fountain, and an empty bottle. Whoever is let out wakes something.',
    fr: 'Trois fées au-dessus d’une fontaine, et une bouteille vide. Celle qu’on libère réveille quelque chose.',
  },
  picture: {
    en: 'A walled fountain from above: three fairies over green water, a stone toad that spouts, flowers, and an empty bottle on the flags.',
    fr: 'Une fontaine vue d’en haut : trois fées au-dessus de l’eau verte, un crapaud de pierre qui crache, des fleurs et une bouteille vide.',
  },
}
