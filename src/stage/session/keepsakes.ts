/**
 * What days keep of themselves, each as its `keeps` says: for as long as the browser does, else for as long as the page is open. What a
 * later version of a day has written is neither read nor written over.
 */
export class Keepsakes {
  readonly #openStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** What could not be stored, as it would have been, by the days' slugs. */
  readonly #unstored = new Map<string, string>()

  /** @param openStorage may throw, as a browser does that keeps nothing; so may what it returns */
  constructor(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#openStorage = openStorage
  }

  /** What was kept of a day in that version or an earlier one; `null` where nothing was, or nothing can be read. */
  read(slug: string, version: number): string | null {
    const kept = parsed(this.#unstored.get(slug) ?? this.#stored(slug))
    return kept && kept.version <= version ? kept.text : null
  }

  keep(slug: string, version: number, text: string): void {
    const written = JSON.stringify({ version, text })
    this.#unstored.set(slug, written)
    try {
      const storage = this.#openStorage()
      if ((parsed(storage.getItem(keyOf(slug)))?.version ?? 0) > version) return
      storage.setItem(keyOf(slug), written)
      this.#unstored.delete(slug)
    } catch {
      // Denied or full: the page remembers, and what is kept next is tried again.
    }
  }

  #stored(slug: string): string | null {
    try {
      return this.#openStorage().getItem(keyOf(slug))
    } catch {
      return null
    }
  }
}

const keyOf = (slug: string) => `toybox:kept:${slug}`

/** What was written; `null` where it is damaged, or somebody else has written there. */
function parsed(written: string | null): { readonly version: number; readonly text: string } | null {
  try {
    const { version, text } = JSON.parse(written ?? '{}')
    return typeof version === 'number' && typeof text === 'string' ? { version, text } : null
  } catch {
    return null
  }
}

/** What days have kept for this visitor. */
export const keepsakes = new Keepsakes(() => localStorage)
