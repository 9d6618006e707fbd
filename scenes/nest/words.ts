import type { BlotlingWords } from '../../assets/blotlings/shared'
import { SITTERS } from '../../assets/nest/shared'
import type { Localized } from '../../src/language/words'
import type { Side } from './state'

/** A table of words for each of the 21. */
function wordsOfSitters(write: (sitter: BlotlingWords) => Localized): readonly Localized[] {
  return SITTERS.map(write)
}

/** What each portrait is called. */
export const PORTRAIT_LABELS: Readonly<Record<Side, readonly Localized[]>> = {
  left: wordsOfSitters(({ name }) => ({ en: `Left: ${name.en}`, fr: `À gauche : ${name.fr}` })),
  right: wordsOfSitters(({ name }) => ({ en: `Right: ${name.en}`, fr: `À droite : ${name.fr}` })),
}

/** What that portrait is called whose sitter lies in the nest. */
export const CHOSEN_LABELS: Readonly<Record<Side, readonly Localized[]>> = {
  left: wordsOfSitters(({ name }) => ({ en: `Left: ${name.en}, asleep`, fr: `À gauche : ${name.fr}, qui dort` })),
  right: wordsOfSitters(({ name }) => ({ en: `Right: ${name.en}, asleep`, fr: `À droite : ${name.fr}, qui dort` })),
}

/** What each nest is called, by who sleeps in it. */
export const NEST_LABELS: Readonly<Record<Side, readonly Localized[]>> = {
  left: wordsOfSitters(({ name }) => ({ en: `${name.en} in the left nest`, fr: `${name.fr}, dans le nid de gauche` })),
  right: wordsOfSitters(({ name }) => ({
    en: `${name.en} in the right nest`,
    fr: `${name.fr}, dans le nid de droite`,
  })),
}

/** What is said when somebody lies down. */
export const CHOSEN: Readonly<Record<Side, readonly Localized[]>> = {
  left: wordsOfSitters(({ name, character }) => ({
    en: `${name.en} sleeps on the left. ${character.en}`,
    fr: `${name.fr} dort à gauche. ${character.fr}`,
  })),
  right: wordsOfSitters(({ name, character }) => ({
    en: `${name.en} sleeps on the right. ${character.en}`,
    fr: `${name.fr} dort à droite. ${character.fr}`,
  })),
}

/** What is said when a sleeper was touched. */
export const STIRRED: readonly Localized[] = wordsOfSitters(({ name }) => ({
  en: `${name.en} turns over and sleeps on.`,
  fr: `${name.fr} se retourne et se rendort.`,
}))

/** The words at that place of such a table. @throws {RangeError} where there are none */
export function wordsAt(table: readonly Localized[], place: number): Localized {
  const words = table[place]
  if (!words) throw new RangeError(`There are no words ${place}.`)
  return words
}
