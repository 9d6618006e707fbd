import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A child’s room, and a lamp with a chain. Four things here have something to say, by night something else.',
    fr: 'Une chambre d’enfant, une lampe à chaînette. Quatre objets ont quelque chose à dire, et la nuit, autre chose.',
  },
  picture: {
    en: 'A child’s room by the light of a red lamp: a slice of pie on a table, a box of shoes, a bear, a rocking horse and a bed under the roof.',
    fr: 'Une chambre d’enfant sous une lampe rouge : une part de tarte sur une table, une boîte à chaussures, un ours, un cheval à bascule et un lit sous le toit.',
  },
}
