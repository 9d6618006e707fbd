export const NOTES_CACHE = 'inktober2022-notes'

/** What is noted: `active` and `installed` are builds, `untold` one that no page has told of yet, the others which build a client is of. */
export type Note = 'active' | 'installed' | 'untold' | `client/${string}`

const addressOf = (note: string) => `${import.meta.env.BASE_URL}notes/${note}`

/**
 * What the worker remembers when it is started again: the browser ends it at will. Each note is an entry of its own, so that the
 * worker of a new build and that of the old one do not write over each other's. Where nothing is stored, notes last as
 * long as the worker.
 */
export class Notes {
  readonly #known = new Map<Note, string>()

  async read(note: Note): Promise<string | null> {
    const known = this.#known.get(note) ?? null
    // Nobody else notes that, and it stays as it is.
    const isSettled = note.startsWith('client/')
    if (known !== null && isSettled) return known
    try {
      const kept = await (await caches.open(NOTES_CACHE)).match(addressOf(note))
      const text = kept ? await kept.text() : known
      if (text !== null && isSettled) this.#known.set(note, text)
      return text
    } catch {
      // Storage is denied: what is known is what this worker has noted.
      return known
    }
  }

  async write(note: Note, text: string): Promise<void> {
    this.#known.set(note, text)
    try {
      await (await caches.open(NOTES_CACHE)).put(addressOf(note), new Response(text))
    } catch {
      // Storage is denied or full: it is known until the worker ends, and a client whose build is not known goes to the network.
    }
  }

  async delete(note: Note): Promise<void> {
    this.#known.delete(note)
    try {
      await (await caches.open(NOTES_CACHE)).delete(addressOf(note))
    } catch {
      // Storage is denied: nothing is noted there.
    }
  }

  /** The ids of all clients whose build is noted. */
  async clients(): Promise<readonly string[]> {
    const start = new URL(addressOf('client/'), self.location.href).href
    const kept = await this.#kept()
    return kept.flatMap(({ url }) => (url.startsWith(start) ? [url.slice(start.length)] : []))
  }

  async #kept(): Promise<readonly Request[]> {
    try {
      return await (await caches.open(NOTES_CACHE)).keys()
    } catch {
      // Storage is denied.
      return []
    }
  }
}
