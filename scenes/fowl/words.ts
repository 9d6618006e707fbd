import type { ThingName } from '../../assets/fowl-later/shared'
import type { Localized } from '../../src/language/words'
import type { SideName } from './state'

/** Where a hen takes off, as it is said. */
export const SIDES: Readonly<Record<SideName, Localized>> = {
  top: { en: 'from the far side', fr: 'du fond' },
  right: { en: 'from the right', fr: 'de la droite' },
  bottom: { en: 'from the near side', fr: 'du devant' },
  left: { en: 'from the left', fr: 'de la gauche' },
}

export const HEN: Localized = { en: 'The running hen', fr: 'La poule qui court' }
export const FLIER: Localized = { en: 'A hen in the air, to be caught', fr: 'Une poule en l’air, à attraper' }
export const PEG: Localized = { en: 'Somebody at the peg', fr: 'Quelqu’un à la cheville' }
export const WINDOW: Localized = { en: 'A window in the hedge', fr: 'Une fenêtre dans la haie' }

export const BASKET: Localized = { en: 'The basket', fr: 'Le panier' }

/** What can be flown into, as it is taken leave of. */
export const FAREWELLS: Readonly<Record<ThingName, Localized>> = {
  roof: { en: 'Farewell, roof.', fr: 'Adieu, toit.' },
  bucket: { en: 'Farewell, bucket.', fr: 'Adieu, seau.' },
  trough: { en: 'Farewell, trough.', fr: 'Adieu, abreuvoir.' },
  sack: { en: 'Farewell, sack.', fr: 'Adieu, sac.' },
  awning: { en: 'Farewell, awning.', fr: 'Adieu, auvent.' },
  parasol: { en: 'Farewell, parasol.', fr: 'Adieu, parasol.' },
  barrels: { en: 'Farewell, barrel.', fr: 'Adieu, tonneau.' },
  cabbages: { en: 'Farewell, cabbages.', fr: 'Adieu, choux.' },
}

/** What is said at the windows. */
export const LINES: readonly Localized[] = [
  { en: '“We came for eggs.”', fr: '« On venait pour des œufs. »' },
  { en: '“Every Sunday?”', fr: '« Tous les dimanches ? »' },
  { en: '“The third one is mine.”', fr: '« La troisième est à moi. »' },
  { en: '“I bet on her.”', fr: '« Je mise sur elle. »' },
]
