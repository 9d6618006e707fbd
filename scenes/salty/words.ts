import { TALES } from '../../assets/salty-later/shared'
import type { Localized } from '../../src/language/words'
import type { SaltyState } from './state'

/** What he does in each of his drawings, told of him. */
export const MOODS: readonly Localized[] = [
  { en: 'He turns his back on you.', fr: 'Il vous tourne le dos.' },
  { en: 'He pricks up an ear.', fr: 'Il tend l’oreille.' },
  { en: 'He looks at you over his shoulder.', fr: 'Il vous regarde par-dessus l’épaule.' },
  { en: 'He comes round.', fr: 'Il se retourne.' },
  { en: 'He props his cheek on his fist.', fr: 'Il cale sa joue sur son poing.' },
  { en: 'He sulks.', fr: 'Il boude.' },
  { en: 'He sulks deeper and looks away.', fr: 'Il boude de plus belle et regarde ailleurs.' },
  { en: 'His fist is on the table, one brow up.', fr: 'Le poing sur la table, il lève un sourcil.' },
  { en: 'He mutters.', fr: 'Il marmonne.' },
  { en: 'He growls.', fr: 'Il grogne.' },
  { en: 'He lifts his mug.', fr: 'Il soulève sa chope.' },
  { en: 'He heaves it high.', fr: 'Il la brandit.' },
  { en: 'He slams it down!', fr: 'Il l’abat sur la table !' },
  { en: 'He opens one eye, foam on his nose.', fr: 'Il ouvre un œil, de la mousse sur le nez.' },
  { en: 'He sighs.', fr: 'Il soupire.' },
  { en: 'He has slumped, and snores.', fr: 'Il s’est affalé et ronfle.' },
]

const NOBODY: Localized = { en: 'The old salt', fr: 'Le vieux loup de mer' }

/** Made once, for the stage asks in every frame. */
const CAPTAINS: readonly Localized[] = MOODS.map(({ en, fr }) => ({
  en: `${NOBODY.en}: ${en}`,
  fr: `${NOBODY.fr} : ${fr}`,
}))

const UP_TO_THE_CHIN: Localized = {
  en: 'The old salt: his beard is the sea.',
  fr: 'Le vieux loup de mer : sa barbe est la mer.',
}

/** A tale in one line, to be said. */
const TOLD: readonly Localized[] = TALES.map(({ en, fr }) => ({ en: en.join(' '), fr: fr.join(' ') }))

export function taleOf(tale: number): Localized {
  return TOLD[tale] ?? NOBODY
}

export function moodOf(frame: number): Localized {
  return MOODS[frame] ?? NOBODY
}

/** The captain and what he is doing. */
export function captainIn({ frame, sea }: Readonly<SaltyState>): Localized {
  if (sea.isIn) return UP_TO_THE_CHIN
  return CAPTAINS[frame] ?? NOBODY
}
