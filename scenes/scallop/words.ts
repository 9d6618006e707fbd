import type { Language, Localized } from '../../src/language/words'

/** What the page says beside the texts of its figurines. */
export const LABELS = {
  list: { en: 'The figurines', fr: 'Les figurines' },
  language: { en: 'Language', fr: 'Langue' },
  lives: { en: 'Lives', fr: 'Habitat :' },
  tip: { en: 'Tip:', fr: 'Conseil :' },
  missing: { en: 'The names did not arrive.', fr: 'Les noms ne sont pas arrivés.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  noPicture: {
    en: 'This one has not arrived: choose it once more.',
    fr: 'Celle-ci n’est pas arrivée : choisissez-la encore une fois.',
  },
} as const satisfies Record<string, Localized>

/** The tags of the switch: every language in its own words, as who looks for it reads no other. */
export const TONGUES: Readonly<Record<Language, { readonly mark: string; readonly name: string }>> = {
  en: { mark: 'EN', name: 'English' },
  fr: { mark: 'FR', name: 'français' },
}

/** What an entry is called until the names have come. */
export const numbered = (index: number): Localized => ({ en: `Number ${index + 1}`, fr: `Numéro ${index + 1}` })
