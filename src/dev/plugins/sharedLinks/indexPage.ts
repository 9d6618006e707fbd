import { SITE_NAME } from '../../../site.ts'
import type { SharedPage } from './sharedPage.ts'

/** How a link to the index is told of. Its line stands in `index.html`, too. */
export const INDEX: SharedPage = {
  path: '',
  title: SITE_NAME.en,
  line: {
    en: '31 toys for the 31 days of an October, drawn in ink and alive under the pointer.',
    fr: '31 jouets pour les 31 jours d’un mois d’octobre, dessinés à l’encre et vivants sous le pointeur.',
  },
  picture: 'cards/home.jpg',
  alt: {
    en: 'THE TOY BOX in brush letters; a drop of ink looks out of a box, folk of ink around it.',
    fr: 'THE TOY BOX au pinceau ; une goutte d’encre sort d’une boîte, entourée de gens d’encre.',
  },
}
