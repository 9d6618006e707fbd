import type { CalendarDay } from '../calendar'
import { inLanguage, type Language, type Localized } from '../language/words'

/** What is printed on a card of a day, in one language. */
export interface CardWords {
  /** The three lines that an envelope has. */
  readonly address: readonly [string, string, string]
  readonly signature: string
  /** Around the postmark. */
  readonly mark: { readonly upper: string; readonly lower: string }
  /** In its middle: when the card was written. */
  readonly date: { readonly day: string; readonly month: string }
}

const BOX: Localized = { en: 'the toy box', fr: 'la boîte à jouets' }
const SIGNATURE: Localized = { en: 'with ink, from me', fr: 'à l’encre, de ma main' }
const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** The words of a card of that day, written at that date. */
export function wordsOf({ number, prompt }: CalendarDay, written: Date, language: Language): CardWords {
  const octoberDay: Localized = { en: `${number} October`, fr: `${number === 1 ? '1er' : number} octobre` }
  return {
    address: ['Inktober 2022', inLanguage(BOX, language), inLanguage(octoberDay, language)],
    signature: inLanguage(SIGNATURE, language),
    mark: { upper: `${number} · ${prompt}`, lower: inLanguage(BOX, language) },
    date: { day: String(written.getDate()), month: MONTHS[written.getMonth()] ?? '' },
  }
}

/** An address as it is written on a card: without what every address begins with, in two lines where it is long. */
export function linesOfAddress(address: string): readonly string[] {
  const plain = address.replace(/^https?:\/\/|\/$/g, '').replace(/#\//, '')
  if (plain.length <= LONG) return [plain]
  const host = plain.slice(0, Math.max(0, plain.indexOf('/')))
  return host === '' ? [plain] : [host, plain.slice(host.length)]
}

/** More letters of an address are too many for one line. */
const LONG = 26

/** Where a link leads, and what of a game it holds. */
export interface PostcardLink {
  readonly address: string
  /** The game that led to this moment is in it; else the day alone. */
  readonly holdsGame: boolean
  /** How much of the game is watched, in seconds. */
  readonly seconds: number
  /** Why it holds no game, where there is one. */
  readonly remark: Localized | null
}

/** While the link is not there yet. */
const BEING_WRITTEN: Localized = { en: 'The link is being written …', fr: 'Le lien s’écrit…' }

/** What is said of a link, or of one that is not there yet: in large letters, and more of it in small ones. */
export function wordsOfLink(link: Omit<PostcardLink, 'address'> | null): readonly Localized[] {
  if (!link) return [BEING_WRITTEN]
  const { holdsGame, seconds, remark } = link
  const alone: Localized = { en: 'The link holds this day alone.', fr: 'Le lien ne contient que cette journée.' }
  if (!holdsGame) return remark ? [alone, remark] : [alone]
  const isOne = seconds === 1
  return [
    { en: 'The link opens this very game:', fr: 'Le lien ouvre cette partie même :' },
    {
      en: `your last ${isOne ? 'second' : `${seconds} seconds`}, then it is their turn.`,
      fr: `${isOne ? 'votre dernière seconde' : `vos ${seconds} dernières secondes`}, puis c’est à l’autre de jouer.`,
    },
  ]
}

/** Every other sentence of the sheet. */
export const SHEET_WORDS = {
  send: { en: 'Send this', fr: 'À envoyer' },
  moment: { en: 'this very moment', fr: 'à cet instant précis' },
  line: { en: 'One line, if you like', fr: 'Une ligne, si le cœur vous en dit' },
  hand: { en: 'Nothing leaves this page but by your hand.', fr: 'Rien ne quitte cette page sans votre geste.' },
  close: { en: 'Close', fr: 'Fermer' },
  missing: {
    en: 'The paper for the card did not come. Close the sheet, and try again.',
    fr: 'Le papier de la carte n’est pas arrivé. Fermez la feuille, puis réessayez.',
  },
} as const satisfies Readonly<Record<string, Localized>>
