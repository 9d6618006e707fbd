import type { Language, Localized } from '../../../src/language/words'
import { inLanguage } from '../../../src/language/words'
import { Store } from '../../../src/store'
import { numbered } from '../words'
import type { FigurineText } from './figurineText'

/** Every language is as long as the rest of the day, so each comes in a script of its own, when it is wanted. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly texts: readonly FigurineText[] }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
}

/** The names and descriptions of the 127, in the languages that have come. */
class Shelf extends Store<Readonly<Partial<Record<Language, readonly FigurineText[]>>>> {
  /** Fetches those in that language, unless they are there. Throws when they do not come. */
  async fetch(language: Language): Promise<void> {
    if (this.read()[language]) return
    const { texts } = await BOOKS[language]()
    this.update({ [language]: texts })
  }
}

/** The texts of this visit to the page. */
export const shelf = new Shelf({})

/** What an entry is called: its number, until the names have come. */
export function nameOf(texts: readonly FigurineText[] | null, index: number, language: Language): string {
  return texts?.[index]?.name ?? inLanguage(numbered(index), language)
}

/** The same text as it is set in that language. */
export function typeset(text: string, language: Language): string {
  const words: Localized = { en: text, fr: text }
  return inLanguage(words, language)
}
