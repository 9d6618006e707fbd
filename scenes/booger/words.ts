import type { Localized } from '../../src/language/words'

/** What a press does. */
export const LABELS = {
  send: { en: 'Send the finger up', fr: 'Lancer le doigt vers le haut' },
  draw: { en: 'Draw the finger out', fr: 'Retirer le doigt' },
  lower: { en: 'Lower the finger', fr: 'Baisser le doigt' },
  knock: { en: 'Knock at the throne', fr: 'Toquer au trône' },
} as const satisfies Record<string, Localized>

/** What comes out, in its order. */
const THINGS: readonly Localized[] = [
  { en: 'A green one, on a thread. It is a beginning.', fr: 'Une verte, au bout d’un fil. C’est un début.' },
  {
    en: 'A string, with knots in it, so as not to forget.',
    fr: 'Une ficelle, avec des nœuds, pour ne pas oublier.',
  },
  {
    en: 'A chain. Somebody in there was not to get out.',
    fr: 'Une chaîne. Là-dedans, quelqu’un ne devait pas sortir.',
  },
  { en: 'Flags. It is a feast day in there.', fr: 'Des fanions. C’est jour de fête, là-dedans.' },
  { en: 'His other sock. So that is where it went.', fr: 'Son autre chaussette. Voilà donc où elle était.' },
  {
    en: 'A small king, on his throne. He was not expecting anyone.',
    fr: 'Un petit roi, sur son trône. Il n’attendait personne.',
  },
]

export function pulledWords({ thing, isAgain }: { readonly thing: number; readonly isAgain: boolean }): Localized {
  const { en, fr } = THINGS[thing - 1] ?? { en: '', fr: '' }
  return isAgain ? { en: `All of it again. ${en}`, fr: `Et tout ressort. ${fr}` } : { en, fr }
}

/** What is said of flesh, and of what it costs. */
export function pokedWords({ ells }: { readonly ells: number }): Localized {
  if (ells === 0)
    return {
      en: 'Ouch! The finger has poked the flesh of the nose. You have lost.',
      fr: 'Aïe ! Le doigt a heurté la chair du nez. Perdu.',
    }
  return {
    en: `Ouch! Flesh, and all of it snaps back up: ${ells === 1 ? 'one ell' : `${ells} ells`}.`,
    fr: `Aïe ! De la chair, et tout rentre d’un coup dans le nez : ${ells === 1 ? 'une aune' : `${ells} aunes`}.`,
  }
}

/** What is said of who was king. */
export function deposedWords({ kings }: { readonly kings: number }): Localized {
  return kings === 1
    ? { en: 'The king is out. Long live the finger!', fr: 'Le roi est tombé. Vive le doigt !' }
    : {
        en: `The finger remains king. That was king number ${kings}.`,
        fr: `Le doigt reste roi. C’était le roi numéro ${kings}.`,
      }
}
