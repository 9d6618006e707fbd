import type { Localized } from '../../src/language/words'
import { LINES, type Speaker } from './layout'
import type { Caller, GearState } from './state'

/** Who is who on the line. */
export const SPEAKERS: Readonly<Record<Speaker, Localized>> = {
  s: { en: 'Pim', fr: 'Pim' },
  c: { en: 'Quibble', fr: 'Chipote' },
}

/** What is said, line by line. The voices say it in English. */
export const CAPTIONS: readonly [Localized, Localized, Localized, Localized, Localized] = [
  { en: 'Hello! Is this thing on?', fr: 'Allô ! Ça marche, ce truc ?' },
  { en: 'There is no need to shout!', fr: 'Inutile de crier !' },
  {
    en: 'Thank you, everyone, who followed the challenge. All thirty-one days of it!',
    fr: 'Merci à tous ceux qui ont suivi le défi. Les trente et un jours entiers !',
  },
  {
    en: 'And kindly check the source code for viruses. I found one in my wig. It has eight legs.',
    fr: 'Et veuillez chercher les virus dans le code source. Il y en avait un dans ma perruque. À huit pattes.',
  },
  { en: 'That is a spider. Over and out!', fr: 'C’est une araignée. Terminé !' },
]

/** What a screen reader says as a line begins. */
export function spoken(line: 0 | 1 | 2 | 3 | 4): Localized {
  const { en, fr } = CAPTIONS[line]
  const speaker = SPEAKERS[LINES[line].speaker]
  return { en: `${speaker.en}: ${en}`, fr: `${speaker.fr} : ${fr}` }
}

/** What the minister tells those who are not Pim: the hen, the dog, the captain. It is drawn on the strip, in capitals. */
const TOLD_OFF: readonly [Localized, Localized, Localized] = [
  { en: 'Quibble: Stop that clucking!', fr: 'Chipote : Arrête de caqueter !' },
  { en: 'Quibble: Down, Pim! Down!', fr: 'Chipote : Couché, Pim !' },
  { en: 'Quibble: Pim! Shave at once!', fr: 'Chipote : Pim ! Rase-toi !' },
]
export const toldOff = ({ who }: { readonly who: Caller }): Localized => TOLD_OFF[who]

/** How Pim signs himself once he is back. */
const SIGNED: Localized = {
  en: 'Pim is back. His plate says: Pim (really).',
  fr: 'Revoilà Pim. Sur sa plaque : Pim (le vrai).',
}
const SIGNED_AGAIN: Localized = {
  en: 'Pim is back. His plate says: Pim (really, really).',
  fr: 'Revoilà Pim. Sur sa plaque : Pim (le vrai de vrai).',
}
export const signed = ({ again }: { readonly again: boolean }): Localized => (again ? SIGNED_AGAIN : SIGNED)

const WRONG: Localized = { en: 'A wrong number', fr: 'Un faux numéro' }
const RINGING: Localized = { en: 'The telephone rings: answer it', fr: 'Le téléphone sonne : décrochez' }
const SPEAKING: Readonly<Record<Speaker, Localized>> = {
  s: { en: 'Pim is speaking', fr: 'Pim parle' },
  c: { en: 'Quibble is speaking', fr: 'Chipote parle' },
}
const NEXT: Localized = { en: 'Next line, please', fr: 'Réplique suivante' }
/** Nobody is there any more; and: one has to wait. */
export const DEAD: Localized = { en: 'The line is dead', fr: 'Il n’y a plus personne' }

export const BUSY: Localized = { en: 'One moment: somebody is speaking.', fr: 'Un instant : quelqu’un parle.' }

/** What the telephone is called at that moment. */
export function telephoneLabel({ line, isSpeaking, wrong }: Readonly<GearState>): Localized {
  if (wrong) return WRONG
  if (line === null) return RINGING
  const { speaker } = LINES[line] ?? LINES[0]
  if (isSpeaking) return SPEAKING[speaker]
  return line < LINES.length - 1 ? NEXT : DEAD
}
