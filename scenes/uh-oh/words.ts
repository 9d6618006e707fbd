import type { Localized } from '../../src/language/words'

/** The mock small print, left and right of the blot. */
export const OWNER: Localized = { en: '© Inkwell & Daughters 19', fr: '© Encrier & Filles 19' }
export const RIGHTS: Localized = { en: 'All blots reserved', fr: 'Toutes taches réservées' }

/** What blinks until she has eaten it: at first, and again and again. */
export const START_WORDS = [
  { en: 'PRESS START', fr: 'APPUYEZ ICI' },
  { en: 'ONCE AGAIN?', fr: 'ENCORE FAIM' },
  { en: 'INSERT COIN', fr: 'VOTRE PIÈCE' },
] as const satisfies readonly Localized[]

/** Which of them it is, so often after the first time. */
export function wordsOf(rounds: number): 0 | 1 | 2 {
  return rounds === 0 ? 0 : rounds % 2 === 1 ? 1 : 2
}

/** What the witness thinks of it. */
export const UH_OH: Localized = { en: 'Uh-oh.', fr: 'Oh-oh.' }
