import type { Language } from '../language/words'

/** What is printed on the keys of a French keyboard, where it differs. */
const FRENCH: Readonly<Record<string, string>> = {
  Enter: 'Entrée',
  Space: 'Espace',
  Shift: 'Maj',
  Esc: 'Échap',
  PgUp: 'Pg préc',
  PgDn: 'Pg suiv',
  Home: 'Début',
  End: 'Fin',
}

/** Keys that do nothing alone: they are held while the next one is pressed. */
const HELD: readonly string[] = ['Shift', 'Ctrl', 'Alt']

/** What is printed on the key that an English keyboard calls so. */
export function printedOn(cap: string, language: Language): string {
  return language === 'fr' ? (FRENCH[cap] ?? cap) : cap
}

/** Whether the key is held while the next one is pressed. */
export function isHeld(cap: string): boolean {
  return HELD.includes(cap)
}
