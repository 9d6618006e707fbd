import type { BlotlingWords } from '../../assets/blotlings/shared'
import type { Localized } from '../../src/language/words'
import { Store } from '../../src/store'
import { CREATURES } from './layout'

/** What the 151 blotlings are called. Their names are half of the day's words, and come in a script of their own. */
class Names extends Store<readonly BlotlingWords[]> {
  readonly haveCome = (): boolean => this.read().length > 0

  /** Fetches them, unless they are there. Throws when they do not come. */
  async fetch(): Promise<void> {
    if (this.haveCome()) return
    const { BLOTLINGS } = await import('../../assets/blotlings/shared')
    this.set(BLOTLINGS)
  }

  /** A blotling's name; its number, until the names have come. */
  nameOf(index: number): Localized {
    return this.read()[index]?.name ?? NUMBERED[index] ?? UNKNOWN
  }
}

const UNKNOWN: Localized = { en: 'A blotling', fr: 'Un gribouillon' }
const NUMBERED: readonly Localized[] = Array.from({ length: CREATURES }, (_, index) => ({
  en: `Blotling ${index + 1}`,
  fr: `Gribouillon ${index + 1}`,
}))

/** The names of this visit to the page. */
export const names = new Names([])
