import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A pelican chick runs through hills of cake and eats whatever comes. You may let it fall.',
    fr: 'Un petit pélican court dans des collines de gâteau et mange tout ce qui vient. À vous d’en lâcher.',
  },
  picture: {
    en: 'A young pelican with a full orange pouch trots over icing, past cakes, a lollipop and a sugar cane; a croissant flies past the sun.',
    fr: 'Un jeune pélican à la poche orange bien pleine trotte sur du glaçage, entre gâteaux, sucette et sucre d’orge ; un croissant vole devant le soleil.',
  },
}
