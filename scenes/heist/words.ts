import { KINDS, type Kind } from '../../assets/heist-later/shared'
import type { Localized } from '../../src/language/words'
import type { Events } from './state'

/** What lies on the floor. */
export const WORDS: Readonly<Record<Kind, Localized>> = {
  button: { en: 'A button', fr: 'Un bouton' },
  spoon: { en: 'A spoon', fr: 'Une cuillère' },
  fork: { en: 'A fork', fr: 'Une fourchette' },
  hen: { en: 'A hen', fr: 'Une poule' },
  candlestick: { en: 'A candlestick', fr: 'Un bougeoir' },
  clock: { en: 'An alarm clock', fr: 'Un réveil' },
  teapot: { en: 'A teapot without a lid', fr: 'Une théière sans couvercle' },
  crown: { en: 'A crown', fr: 'Une couronne' },
}

const NOTHING: Localized = { en: 'Nothing', fr: 'Rien' }

const wordsOf = (kind: number): Localized => {
  const name = KINDS[kind]
  return name ? WORDS[name] : NOTHING
}

/** The same in the middle of a sentence. */
const within = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

export function takenWords({ kind }: Events['taken']): Localized {
  const { en, fr } = wordsOf(kind)
  return { en: `${en}, into the sack.`, fr: `${fr}, dans le sac.` }
}

export function seenWords({ kind }: Events['seen']): Localized {
  const { en, fr } = wordsOf(kind)
  return {
    en: `Seen! Out of the sack hops ${within(en)}, and was never in it.`,
    fr: `Vu ! Du sac saute ${within(fr)}, l’air de n’y avoir jamais été.`,
  }
}

/** What all of it comes to, and what is to be said for him. */
export function toldWords({ worth, kinds, stood }: Events['told']): Localized {
  const had = (kind: Kind) => kinds.includes(KINDS.indexOf(kind))
  const moral = had('hen')
    ? { en: 'The hen swears that she was not stolen.', fr: 'La poule jure qu’on ne l’a pas volée.' }
    : had('crown')
      ? { en: 'The crown was a size too small.', fr: 'La couronne le serrait un peu.' }
      : { en: 'Mostly it is cutlery.', fr: 'Surtout des couverts.' }
  const statue = stood > 0 ? { en: ', with one statue', fr: ', statue comprise' } : { en: '', fr: '' }
  return {
    en: `The haul: ${worth} crowns${statue.en}. ${moral.en}`,
    fr: `Le butin : ${worth} couronnes${statue.fr}. ${moral.fr}`,
  }
}
