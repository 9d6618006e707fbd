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
export const FLIER: Localized = { en: 'A hen to be caught', fr: 'Une poule à attraper' }
export const PEG: Localized = { en: 'Somebody at the peg', fr: 'Quelqu’un à la cheville' }
export const WINDOW: Localized = { en: 'A window in the hedge', fr: 'Une fenêtre dans la haie' }

export const BASKET: Localized = { en: 'The basket', fr: 'Le panier' }

/** What can be flown into. */
export const THINGS: Readonly<Record<ThingName, Localized>> = {
  roof: { en: 'roof', fr: 'toit' },
  bucket: { en: 'bucket', fr: 'seau' },
  trough: { en: 'trough', fr: 'abreuvoir' },
  sack: { en: 'sack', fr: 'sac' },
  awning: { en: 'awning', fr: 'auvent' },
  parasol: { en: 'parasol', fr: 'parasol' },
  barrels: { en: 'barrel', fr: 'tonneau' },
  cabbages: { en: 'cabbages', fr: 'choux' },
}

/** What is said at the windows. */
export const LINES: readonly Localized[] = [
  { en: '“We came for eggs.”', fr: '« On venait pour des œufs. »' },
  { en: '“Every Sunday?”', fr: '« Tous les dimanches ? »' },
  { en: '“The third one is mine.”', fr: '« La troisième est à moi. »' },
  { en: '“I bet on her.”', fr: '« Je mise sur elle. »' },
]
