import type { Language } from '../../../src/language/words'

/** The states of a plate, as they are counted in pencil: 1st state, 2e état. */
export function stateWords(state: number, language: Language): string {
  if (language === 'fr') return `${state}${state === 1 ? 'er' : 'e'} état`
  const isTeen = state % 100 > 10 && state % 100 < 14
  return `${state}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][state % 10] ?? 'th')} state`
}
