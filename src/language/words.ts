/** The languages that the site speaks. */
export const LANGUAGES = ['en', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text in every language of the site. */
export type Words = Readonly<Record<Language, string>>
