import type { Localized } from '../../src/language/words'
import type { BallNumber } from './state'

/** Who is in the balls, and what each is like: as `assets/blotlings/shared.ts` has it, which is far more than a visit needs. */
export const TRAVELLER_WORDS: Record<BallNumber, { readonly name: Localized; readonly character: Localized }> = {
  0: {
    name: { en: 'Heronk', fr: 'Klaxéron' },
    character: { en: 'Honks at traffic that is not there.', fr: 'Klaxonne des voitures qui n’existent pas.' },
  },
  1: {
    name: { en: 'Brewster', fr: 'Théobouille' },
    character: { en: 'Boils over when it is teased.', fr: 'Bout dès qu’on le taquine.' },
  },
  2: {
    name: { en: 'Swirlo', fr: 'Tournicargot' },
    character: { en: 'Gets dizzy on the straight.', fr: 'A le tournis en ligne droite.' },
  },
}

/** What each ball is to whoever does not see it: a choice. */
export const BALL_LABELS: Record<BallNumber, Localized> = {
  0: { en: 'The ball of grey ink', fr: 'La boule d’encre grise' },
  1: { en: 'The ball of black ink', fr: 'La boule d’encre noire' },
  2: { en: 'The ball of teal ink', fr: 'La boule d’encre verte' },
}

/** Said as a picture springs up. */
export const SHOWN: Record<BallNumber, Localized> = { 0: said(0), 1: said(1), 2: said(2) }

/** Said as a ball cries. */
export const CRIED: Record<BallNumber, Localized> = { 0: cries(0), 1: cries(1), 2: cries(2) }

function said(ball: BallNumber): Localized {
  const { name, character } = TRAVELLER_WORDS[ball]
  return { en: `${name.en}. ${character.en}`, fr: `${name.fr}. ${character.fr}` }
}

function cries(ball: BallNumber): Localized {
  const { name } = TRAVELLER_WORDS[ball]
  return { en: `${name.en} cries out.`, fr: `${name.fr} pousse son cri.` }
}
