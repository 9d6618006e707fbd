import type { Language, Localized } from '../../src/language/words'

// Groups of digits from 10,000 on: four are read at a glance.
const NUMBERS = {
  en: new Intl.NumberFormat('en', { useGrouping: 'min2' }),
  fr: new Intl.NumberFormat('fr', { useGrouping: 'min2' }),
}

const PLURALS = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') }

/** A number as each language writes it. */
export function numberWords(count: number): Localized {
  return { en: NUMBERS.en.format(count), fr: NUMBERS.fr.format(count) }
}

/** The form of a noun that goes with a number: what is one and what is many differs, as of none in French. */
export function pluralOf(language: Language, count: number, one: string, many: string): string {
  return PLURALS[language].select(count) === 'one' ? one : many
}
