import type { Localized } from '../../src/language/words'

/** The mock small print, left and right of the blot. */
export const OWNER: Localized = { en: '© Inkwell & Daughters 19', fr: '© Encrier & Filles 19' }
export const RIGHTS: Localized = { en: 'All blots reserved', fr: 'Toutes taches réservées' }

/** What the witness thinks of it. */
export const UH_OH: Localized = { en: 'Uh-oh.', fr: 'Oh-oh.' }
