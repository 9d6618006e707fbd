import type { BlotlingWords } from '../../assets/blotlings/shared'
import { SITTERS } from '../../assets/nest/shared'
import type { Localized } from '../../src/language/words'
import type { Side } from './state'

type Write = (sitter: BlotlingWords, en: string, fr: string) => Localized

/** Tables of words for each of the 21, on either side. */
function wordsOfSides(write: Write): Readonly<Record<Side, readonly Localized[]>> {
  return {
    left: SITTERS.map((sitter) => write(sitter, 'left', 'gauche')),
    right: SITTERS.map((sitter) => write(sitter, 'right', 'droite')),
  }
}

/** What each portrait is called, and after it what is added. */
function portraitLabels(en: string, fr: string) {
  return wordsOfSides(({ name }, side, inFrench) => ({
    en: `${side === 'left' ? 'Left' : 'Right'}: ${name.en}${en}`,
    fr: `À ${inFrench} : ${name.fr}${fr}`,
  }))
}

export const PORTRAIT_LABELS = portraitLabels('', '')

/** What that portrait is called whose sitter lies in the nest. */
export const CHOSEN_LABELS = portraitLabels(', asleep', ', qui dort')

/** What each nest is called, by who sleeps in it. */
export const NEST_LABELS = wordsOfSides(({ name }, en, fr) => ({
  en: `${name.en} in the ${en} nest`,
  fr: `${name.fr}, dans le nid de ${fr}`,
}))

/** What is said when somebody lies down. */
export const CHOSEN = wordsOfSides(({ name, character }, en, fr) => ({
  en: `${name.en} sleeps on the ${en}. ${character.en}`,
  fr: `${name.fr} dort à ${fr}. ${character.fr}`,
}))

/** What is said when a sleeper was touched. */
export const STIRRED: readonly Localized[] = SITTERS.map(({ name }) => ({
  en: `${name.en} turns over and sleeps on.`,
  fr: `${name.fr} se retourne et se rendort.`,
}))

/** The words at that place of such a table. @throws {RangeError} where there are none */
export function wordsAt(table: readonly Localized[], place: number): Localized {
  const words = table[place]
  if (!words) throw new RangeError(`There are no words ${place}.`)
  return words
}
