import type { Localized } from '../../src/language/words'
import type { Side } from './state'

/** Where somebody has come to. */
export const ARRIVED: Readonly<Record<Side, Localized>> = {
  outside: { en: 'Out in the boat again.', fr: 'De retour dans la barque.' },
  inside: {
    en: 'In the cave. It drips, and somebody hangs from the roof.',
    fr: 'Dans la grotte. Ça goutte, et quelqu’un pend au plafond.',
  },
}

/** How far the story on the wall has come. */
export const STORIES: readonly [Localized, Localized, Localized, Localized] = [
  { en: 'The hunters are after the hen.', fr: 'Les chasseurs courent après la poule.' },
  { en: 'The hen gets away.', fr: 'La poule leur échappe.' },
  { en: 'The hen turns round.', fr: 'La poule se retourne.' },
  { en: 'The hen is after the hunters.', fr: 'La poule court après les chasseurs.' },
]
