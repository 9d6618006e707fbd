import type { Localized } from '../../src/language/words'
import type { HeroId, HiddenId } from './layout'
import type { Events } from './state'

/** What each of the four is called. */
export const NAMES: Readonly<Record<HeroId, Localized>> = {
  blue: { en: 'Pim in blue: swing', fr: 'Pim en bleu : frappez' },
  violet: { en: 'Pim in violet: swing', fr: 'Pim en violet : frappez' },
  green: { en: 'Pim in green: swing', fr: 'Pim en vert : frappez' },
  red: { en: 'Pim in red: swing', fr: 'Pim en rouge : frappez' },
}

/** What hides in the grass, once it is seen. */
export const HIDDEN_NAMES: Readonly<Record<HiddenId, Localized>> = {
  blueLookalike: { en: 'A small one in blue', fr: 'Un petit en bleu' },
  violetLookalike: { en: 'A small one in violet', fr: 'Un petit en violet' },
  greenLookalike: { en: 'A small one in green', fr: 'Un petit en vert' },
  redLookalike: { en: 'A small one in red', fr: 'Un petit en rouge' },
  mirror: { en: 'Something that shines', fr: 'Quelque chose qui brille' },
  crown: { en: 'Something with points', fr: 'Quelque chose à pointes' },
}

/** What is said of each as it is found, in the order of `HIDDEN`. */
const SPOTTED: readonly Localized[] = [
  { en: 'He has practised the back of his head.', fr: 'Il s’est entraîné : la nuque, surtout.' },
  { en: 'He has even learnt to look away.', fr: 'Il sait même regarder ailleurs.' },
  { en: 'A great admirer. Not of the others.', fr: 'Un grand admirateur. Pas des autres.' },
  { en: 'He shouts, too. Nobody has told him why.', fr: 'Lui aussi, il crie. Personne ne lui a dit pourquoi.' },
  { en: 'A mirror. All four lean in.', fr: 'Un miroir. Tous les quatre se penchent.' },
  { en: 'A crown. It fits none of them, so it fits all.', fr: 'Une couronne. Elle ne va à aucun, donc à tous.' },
]

export const spottedWords = ({ hidden }: Events['spotted']): Localized => SPOTTED[hidden] ?? { en: '', fr: '' }

export const mownWords = ({ tufts }: Events['mown']): Localized => ({
  en: `All four swing: ${tufts} ${tufts === 1 ? 'tuft is' : 'tufts are'} cut.`,
  fr: `Tous les quatre frappent : ${tufts} ${tufts === 1 ? 'touffe coupée' : 'touffes coupées'}.`,
})
