import type { Language, Localized } from '../../src/language/words'
import { FIGURINES, FIRST_BOW } from './layout'
import type { Events } from './state'

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

/** What is written on the plate below the whole cabinet, for whoever has stepped back to look. */
export const SHELVES: Localized = {
  en: 'Press a sheet: somebody is under it.',
  fr: 'Appuyez sur un drap : il y a quelqu’un dessous.',
}

/** Those without sheets bow for the first time, or a compartment that is whole does; so many have been looked at. */
export function partWords({ count, isFirst }: Events['partBowed']): Localized {
  const others = FIGURINES - count
  return isFirst
    ? {
        en: `${count === FIRST_BOW ? 'Ten' : count} without their sheets: they bow, to see whether it still goes. ${others} pretend to sleep.`,
        fr: `${count === FIRST_BOW ? 'Dix' : count} sans leur drap : elles saluent, pour voir si ça plie encore. ${others} font semblant de dormir.`,
      }
    : {
        en: `A shelf without sheets has manners. Under ${others === 1 ? 'one other' : `${others} others`}, somebody peeps.`,
        fr: `Une planche sans draps a des manières. Sous ${others === 1 ? 'le dernier' : `les ${others} autres`}, on regarde en douce.`,
      }
}

/** All have been looked at. */
export const allWords: Localized = {
  en: 'The last sheet is down. All 127 bow, and it is to you.',
  fr: 'Le dernier drap est tombé. Elles s’inclinent toutes les 127, et c’est pour vous.',
}
