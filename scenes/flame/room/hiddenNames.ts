/** Where hidden names are kept, where storage allows. */
export const STORAGE_KEY = 'toybox:flame:hidden'

/** So many are kept at most, the oldest going first: a visitor's storage is not ours to fill. */
export const MOST_KEPT = 500

/** The names that this visitor does not want to see, by their look: for good where the browser keeps them, else as long as the page is open. */
export class HiddenNames {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Where nothing is kept. */
  #remembered: readonly string[] = []

  /** @param storage throws where the visitor lets nobody store anything; so may what it returns */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
  }

  /** In the order in which they were hidden. */
  read(): readonly string[] {
    try {
      return namesIn(this.#storage().getItem(STORAGE_KEY))
    } catch {
      // A browser that keeps nothing knows what this page remembers.
      return this.#remembered
    }
  }

  /** Another tab may have hidden others meanwhile: they stay so. */
  hide(look: string): void {
    this.#keep([...this.#without(look), look].slice(-MOST_KEPT))
  }

  show(look: string): void {
    this.#keep(this.#without(look))
  }

  #without(look: string): readonly string[] {
    return this.read().filter((other) => other !== look)
  }

  #keep(names: readonly string[]): void {
    this.#remembered = names
    try {
      this.#storage().setItem(STORAGE_KEY, JSON.stringify(names))
    } catch {
      // As above; what it was asked to forget it forgets with the page.
    }
  }
}

/** The names in what was kept; none where that is no list of them. */
function namesIn(text: string | null): readonly string[] {
  const kept = parsedJson(text ?? '[]')
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string').slice(-MOST_KEPT) : []
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else has written there.
    return null
  }
}
