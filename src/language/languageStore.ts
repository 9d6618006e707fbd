import { Store } from '../store'
import { languageInAddress, languageNamed, withoutLanguage } from './languageInAddress'
import { FIRST_LANGUAGE, type Language } from './words'

/** Where the visitor's choice is remembered, where storage allows. */
export const STORAGE_KEY = 'toybox:language'

/** What the store needs of the browser. */
export interface Surroundings {
  /** The page's address, which may name a language: `?lang=fr` before the hash sign, or in the query after it. */
  readonly address: () => string
  /** Writes another address for the same page, without going anywhere. */
  readonly replaceAddress: (address: string) => void
  /** What the browser says that its user reads, dearest first: `navigator.languages`. */
  readonly wishes: readonly string[]
  /** Throws where the visitor lets nobody store anything. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** Holds the language that the site speaks. */
export class LanguageStore extends Store<Language> {
  #offered: Language | null
  readonly #surroundings: Surroundings

  /** The link's language comes before the remembered one; without either it is English, as the owner's quoted words are. */
  constructor(surroundings: Surroundings) {
    const chosen = chosenLanguage(surroundings)
    super(chosen ?? FIRST_LANGUAGE)
    this.#surroundings = surroundings
    const wished = wishedFor(surroundings.wishes)
    this.#offered = chosen === null && wished !== FIRST_LANGUAGE ? wished : null
  }

  /** What the browser wishes for, while nobody has chosen: the switch offers it in its own words. */
  readonly readOffered = (): Language | null => this.#offered

  /** The visitor's choice, remembered where storage allows. The address stops asking for another. */
  choose(language: Language): void {
    const address = this.#surroundings.address()
    const asked = languageInAddress(address)
    if (asked !== null && asked !== language) this.#surroundings.replaceAddress(withoutLanguage(address))
    try {
      this.#surroundings.storage().setItem(STORAGE_KEY, language)
    } catch {
      // Storage is denied or full: the choice then lasts as long as the page.
    }
    this.#speak(language)
  }

  /** The address has changed: a link to another page of the site may name a language, too. */
  readonly followAddress = (): void => {
    const asked = languageInAddress(this.#surroundings.address())
    if (asked !== null) this.#speak(asked)
  }

  #speak(language: Language): void {
    this.#offered = null
    this.set(language)
  }
}

/** The language that the link asks for, or else the one that the visitor once chose. */
export function chosenLanguage({ address, storage }: Surroundings): Language | null {
  return languageInAddress(address()) ?? rememberedIn(storage)
}

function rememberedIn(storage: Surroundings['storage']): Language | null {
  try {
    return languageNamed(storage().getItem(STORAGE_KEY))
  } catch {
    return null
  }
}

/** The first language of those wished for that the site speaks: `fr-CA` wishes for French. */
function wishedFor(wishes: readonly string[]): Language | null {
  for (const wish of wishes) {
    const language = languageNamed(wish.slice(0, 2).toLowerCase())
    if (language) return language
  }
  return null
}
