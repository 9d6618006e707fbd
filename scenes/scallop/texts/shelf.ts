import type { Language, Words } from '../../../src/language/words'
import { inLanguage } from '../../../src/language/words'
import { numbered } from '../words'
import type { FigurineText } from './figurineText'

/** Every language is as long as the rest of the day, so each comes in a script of its own, when it is wanted. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly texts: readonly FigurineText[] }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
}

/** The names and descriptions of the 127, in the languages that have come. */
class Shelf {
  readonly #listeners = new Set<() => void>()
  readonly #books = new Map<Language, readonly FigurineText[]>()

  /** Calls `listener` when one has come. Returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The texts in that language, or `null` until they have come. */
  readonly read = (language: Language): readonly FigurineText[] | null => this.#books.get(language) ?? null

  /** Fetches them, unless they are there. Throws when they do not come. */
  async fetch(language: Language): Promise<void> {
    if (this.#books.has(language)) return
    const { texts } = await BOOKS[language]()
    this.#books.set(language, texts)
    for (const listener of this.#listeners) listener()
  }
}

/** The texts of this visit to the page. */
export const shelf = new Shelf()

/** What an entry is called: its number, until the names have come. */
export function nameOf(texts: readonly FigurineText[] | null, index: number, language: Language): string {
  return texts?.[index]?.name ?? inLanguage(numbered(index), language)
}

/** The same text as it is set in that language. */
export function set(text: string, language: Language): string {
  const words: Words = { en: text, fr: text }
  return inLanguage(words, language)
}
