import { LANGUAGES, type Language } from './words'

/** Where the visitor's choice is remembered, where storage allows. */
const STORAGE_KEY = 'toybox:language'

/** What the store needs of the browser. */
interface Surroundings {
  /** The query of the page's address: `?lang=fr`. */
  readonly query: string
  /** Throws where the visitor lets nobody store anything. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** Holds the language that the site speaks, for `useSyncExternalStore`. */
export class LanguageStore {
  #language: Language
  readonly #storage: Surroundings['storage']
  readonly #listeners = new Set<() => void>()

  /** The link's language comes before the remembered one; without either it is English, as the owner's quoted words are. */
  constructor({ query, storage }: Surroundings) {
    this.#storage = storage
    this.#language = languageNamed(new URLSearchParams(query).get('lang')) ?? this.#remembered() ?? 'en'
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): Language => this.#language

  /** The visitor's choice, remembered where storage allows. */
  choose(language: Language): void {
    this.#language = language
    try {
      this.#storage().setItem(STORAGE_KEY, language)
    } catch {
      // Storage is denied or full: the choice then lasts as long as the page.
    }
    for (const listener of this.#listeners) listener()
  }

  #remembered(): Language | null {
    try {
      return languageNamed(this.#storage().getItem(STORAGE_KEY))
    } catch {
      return null
    }
  }
}

/** The language called that, or `null` when the site does not speak it. */
function languageNamed(name: string | null): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null
}
