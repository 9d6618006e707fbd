import type { Localized } from '../../src/language/words'
import type { Key } from './state'

/** What can be pressed of the console, by its name. */
export const KEY_NAMES: Readonly<Record<Key, Localized>> = {
  up: { en: 'The upper drop', fr: 'La goutte du haut' },
  right: { en: 'The right drop', fr: 'La goutte de droite' },
  down: { en: 'The lower drop', fr: 'La goutte du bas' },
  left: { en: 'The left drop', fr: 'La goutte de gauche' },
  upper: { en: 'The upper button', fr: 'Le bouton du haut' },
  lower: { en: 'The lower button', fr: 'Le bouton du bas' },
}

/** What is told of a press: nobody asked for it, or it does nothing. */
export const IMPATIENCE: Localized = {
  en: 'The left thumb presses the lower drop, impatiently.',
  fr: 'Le pouce gauche appuie sur la goutte du bas, impatient.',
}
export const CLICKS: Readonly<Record<Key, Localized>> = {
  up: { en: 'The thumb presses the upper drop. Click.', fr: 'Le pouce appuie sur la goutte du haut. Clic.' },
  right: { en: 'The thumb presses the right drop. Click.', fr: 'Le pouce appuie sur la goutte de droite. Clic.' },
  down: { en: 'The thumb presses the lower drop. Click.', fr: 'Le pouce appuie sur la goutte du bas. Clic.' },
  left: { en: 'The thumb presses the left drop. Click.', fr: 'Le pouce appuie sur la goutte de gauche. Clic.' },
  upper: { en: 'The thumb presses the upper button. Click.', fr: 'Le pouce appuie sur le bouton du haut. Clic.' },
  lower: { en: 'The thumb presses the lower button. Click.', fr: 'Le pouce appuie sur le bouton du bas. Clic.' },
}
