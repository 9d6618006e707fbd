import type { Words } from '../../src/language/words'
import type { BlotlingWords } from '../blotlings/names'

/** What the 151 are called. They are half of the day's words, so they come in a script of their own. */
class Names {
  readonly #listeners = new Set<() => void>()
  #blotlings: readonly BlotlingWords[] = []

  /** Calls `listener` when they have come. Returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly haveCome = (): boolean => this.#blotlings.length > 0

  /** Fetches them, unless they are there. Throws when they do not come. */
  async fetch(): Promise<void> {
    if (this.haveCome()) return
    const { BLOTLINGS } = await import('../blotlings/names')
    this.#blotlings = BLOTLINGS
    for (const listener of this.#listeners) listener()
  }

  /** A blotling's name; its number, until the names have come. */
  of(index: number): Words {
    return this.#blotlings[index]?.name ?? NUMBERED[index] ?? UNKNOWN
  }
}

const UNKNOWN: Words = { en: 'A blotling', fr: 'Un gribouillon' }
const NUMBERED: readonly Words[] = Array.from({ length: 151 }, (_, index) => ({
  en: `Blotling ${index + 1}`,
  fr: `Gribouillon ${index + 1}`,
}))

/** The names of this visit to the page. */
export const names = new Names()
