import type { Localized } from '../../src/language/words'
import type { Wing } from './state'

/** Which wing has beaten. */
export const BEATS: Readonly<Record<Wing, Localized>> = {
  left: { en: 'The left wing beats.', fr: 'L’aile gauche bat.' },
  right: { en: 'The right wing beats.', fr: 'L’aile droite bat.' },
}
