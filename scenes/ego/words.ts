import type { Localized } from '../../src/language/words'
import type { HeroId } from './layout'
import type { Events } from './state'

/** What each of the four is called. */
export const NAMES: Readonly<Record<HeroId, Localized>> = {
  blue: { en: 'Pim in blue: swing', fr: 'Pim en bleu : frappez' },
  violet: { en: 'Pim in violet: swing', fr: 'Pim en violet : frappez' },
  green: { en: 'Pim in green: swing', fr: 'Pim en vert : frappez' },
  red: { en: 'Pim in red: swing', fr: 'Pim en rouge : frappez' },
}

export const mownWords = ({ tufts }: Events['mown']): Localized => ({
  en: `All four swing: ${tufts} ${tufts === 1 ? 'tuft is' : 'tufts are'} cut.`,
  fr: `Tous les quatre frappent : ${tufts} ${tufts === 1 ? 'touffe coupée' : 'touffes coupées'}.`,
})
