import type { Localized } from '../../src/language/words'
import type { Kind } from './state'

/** What is said of the symbols. */
export const KINDS: Readonly<Record<Kind, Localized>> = {
  0: { en: 'a drop', fr: 'une goutte' },
  1: { en: 'a quill', fr: 'une plume' },
  2: { en: 'a hen', fr: 'une poule' },
  3: { en: 'a crab', fr: 'un crabe' },
  4: { en: 'a cap', fr: 'un bonnet' },
  5: { en: 'a crown', fr: 'une couronne' },
}

/** So many coins. */
export function coinsOf(count: number): Localized {
  return count === 1 ? { en: '1 coin', fr: '1 pièce' } : { en: `${count} coins`, fr: `${count} pièces` }
}
