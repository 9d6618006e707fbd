import type { Words } from '../../src/language/words'

/** The mock small print, left and right of the blot. */
export const OWNER: Words = { en: '© Inkwell & Daughters 19', fr: '© Encrier & Filles 19' }
export const RIGHTS: Words = { en: 'All blots reserved', fr: 'Toutes taches réservées' }

/** What the witness thinks of it. */
export const UH_OH: Words = { en: 'Uh-oh.', fr: 'Oh-oh.' }
