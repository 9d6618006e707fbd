/** The languages that the site speaks. */
export const LANGUAGES = ['en', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** What the site speaks until anybody chooses, as the owner's quoted words do; `index.html` is written in it. */
export const FIRST_LANGUAGE: Language = 'en'

/** A text in every language of the site. */
export type Localized = Readonly<Record<Language, string>>

/**
 * Words as they are shown in that language. French sets a space before some signs, and inside its quotation marks, that
 * no line may break at: sources are written with plain spaces, which can be seen.
 */
export function inLanguage(words: Localized, language: Language): string {
  return language === 'fr' ? unbroken(words.fr) : words[language]
}

function unbroken(french: string): string {
  return french
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[;!?%])/g, '\u202f')
}
