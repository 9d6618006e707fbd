import type { Localized } from '../../src/language/words'
import type { Traveller } from '../../src/visit/traveller'
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

/** What the index page calls them. */
export const TRAVELLER_NAMES: Record<BallNumber, Traveller> = { 0: 'heronk', 1: 'brewster', 2: 'swirlo' }

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

/** Said as one of them sits down on the ink bottle. */
export const COMES_ALONG: Record<BallNumber, Localized> = { 0: comesAlong(0), 1: comesAlong(1), 2: comesAlong(2) }

/** Said as one of them sets out, and as it walks on. */
export const SETS_OUT: Record<BallNumber, Localized> = { 0: setsOut(0), 1: setsOut(1), 2: setsOut(2) }
export const WALKS: Record<BallNumber, Localized> = { 0: walks(0), 1: walks(1), 2: walks(2) }

function said(ball: BallNumber): Localized {
  const { name, character } = TRAVELLER_WORDS[ball]
  return { en: `${name.en}. ${character.en}`, fr: `${name.fr}. ${character.fr}` }
}

function cries(ball: BallNumber): Localized {
  const { name } = TRAVELLER_WORDS[ball]
  return { en: `${name.en} cries out.`, fr: `${name.fr} pousse son cri.` }
}

function comesAlong(ball: BallNumber): Localized {
  const { name } = TRAVELLER_WORDS[ball]
  return {
    en: `${name.en} comes along, as far as the ink bottle of the first page.`,
    fr: `${name.fr} vous accompagne, jusqu’à l’encrier de la première page.`,
  }
}

function setsOut(ball: BallNumber): Localized {
  const { name } = TRAVELLER_WORDS[ball]
  return { en: `${name.en} leaves its picture.`, fr: `${name.fr} quitte son cadre.` }
}

function walks(ball: BallNumber): Localized {
  const { name } = TRAVELLER_WORDS[ball]
  return { en: `${name.en} takes three steps.`, fr: `${name.fr} fait trois pas.` }
}
