import type { Localized } from '../../src/language/words'
import type { Laugh } from './state'

/** What he does when he is up, as it is said. */
export const BARKS: Readonly<Record<Laugh, Localized>> = {
  whoop: {
    en: 'The dog shoots up and laughs, head back: waf!',
    fr: 'Le chien bondit et rit, la tête en arrière : waf !',
  },
  bow: { en: 'The dog shoots up and slaps his knees: ha ha!', fr: 'Le chien bondit et se tape les cuisses : ha ha !' },
  tongue: {
    en: 'The dog shoots up, ears pulled, tongue out: prrr.',
    fr: 'Le chien bondit, oreilles tirées, langue dehors : prrr.',
  },
  burst: {
    en: 'The dog shoots up, holds it in, and bursts: wouh!',
    fr: 'Le chien bondit, se retient, puis éclate : wouh !',
  },
}
