import type { Localized } from '../language/words'
import { expectDay, expectScore, HIGHEST_SCORE, MOST_SCORES, type ScoreLists } from './scores'

/** The letters that a record word is written in: the digits left out are those that look like letters. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How many bits a letter holds. */
const LETTER_BITS = 5
/** The letter that a word of this form begins with. No prompt has a digit in it, so no prompt is taken for a record word. */
const VERSION = '2'
/** The letters at the end that prove the others: they find any one wrong letter, and any two that changed places. */
const PROOF_LETTERS = 3
/** Letters are written in groups of so many, to be read aloud and typed. */
const GROUP = 4

/** Why a text is no record word, for its reader. */
const REASONS = {
  empty: { en: 'There is nothing to read.', fr: 'Il n’y a rien à lire.' },
  other: { en: 'That is no record word.', fr: 'Ce n’est pas un mot de score.' },
  letter: (letter: string): Localized => ({
    en: `A record word has no ${letter} in it.`,
    fr: `Un mot de score ne contient pas de ${letter}.`,
  }),
  typo: {
    en: 'A letter of this record word is wrong or missing.',
    fr: 'Une lettre de ce mot de score est fausse ou manque.',
  },
} as const

/**
 * Writes score lists as a record word: letters and digits in groups of four, `2ABC DEFG`. Scores are whole numbers.
 * @throws {RangeError} when a day, a score or a number of them cannot be kept
 */
export function writeRecordWord(lists: ScoreLists): string {
  const bits: number[] = []
  for (const [day, scores] of [...lists].sort(([a], [b]) => a - b)) {
    if (scores.length > 0) writeDay(bits, day, scores)
  }
  // Day 0 marks the end: there is no such day.
  writeNumber(bits, 0, 5)
  const letters = lettersOf(bits)
  return inGroups(VERSION + letters + proofOf(VERSION + letters))
}

/** Reads a record word, in capitals or not, with or without spaces and dashes: its lists, or why it is none. */
export function readRecordWord(text: string): { readonly lists: ScoreLists } | { readonly reason: Localized } {
  const word = text.toUpperCase().replace(/[\s-]/g, '')
  if (word === '') return { reason: REASONS.empty }
  if (!word.startsWith(VERSION)) return { reason: REASONS.other }
  const stranger = [...word].find((letter) => !LETTERS.includes(letter))
  if (stranger) return { reason: REASONS.letter(stranger) }
  const proven = word.slice(0, -PROOF_LETTERS)
  if (proven === '' || proofOf(proven) !== word.slice(-PROOF_LETTERS)) return { reason: REASONS.typo }
  const lists = readDays(bitsOf(proven.slice(VERSION.length)))
  return lists ? { lists } : { reason: REASONS.other }
}

function writeDay(bits: number[], day: number, scores: readonly number[]): void {
  expectDay(day)
  if (scores.length > MOST_SCORES)
    throw new RangeError(`Day ${day} has ${scores.length} scores, not ${MOST_SCORES} at most.`)
  writeNumber(bits, day, 5)
  writeNumber(bits, scores.length, 3)
  let before: number | null = null
  for (const score of scores) {
    expectScore(score)
    if (before !== null && score > before) throw new RangeError(`The scores of day ${day} are not in order.`)
    // Neighbours in the list are near each other: what is told is how much less the next one is.
    writeLength(bits, before === null ? score : before - score)
    before = score
  }
}

/** The lists that these bits tell, or `null` where they tell none. */
function readDays(bits: readonly number[]): ScoreLists | null {
  const reader = { bits, at: 0 }
  const lists = new Map<number, readonly number[]>()
  let dayBefore = 0
  for (let day = readNumber(reader, 5); day !== 0; day = readNumber(reader, 5)) {
    const count = readNumber(reader, 3)
    if (day === null || count === null || day <= dayBefore || count < 1 || count > MOST_SCORES) return null
    const scores: number[] = []
    for (let place = 0; place < count; place++) {
      const told = readLength(reader)
      const before = scores.at(-1)
      const score = told === null ? -1 : before === undefined ? told : before - told
      if (score < 0 || score > HIGHEST_SCORE) return null
      scores.push(score)
    }
    lists.set(day, scores)
    dayBefore = day
  }
  // What is left fills the last letter.
  const rest = bits.slice(reader.at)
  return rest.length < LETTER_BITS && rest.every((bit) => bit === 0) ? lists : null
}

interface BitReader {
  readonly bits: readonly number[]
  at: number
}

function writeNumber(bits: number[], number: number, count: number): void {
  for (let place = count - 1; place >= 0; place--) bits.push((number >>> place) & 1)
}

function readNumber(reader: BitReader, count: number): number | null {
  if (reader.at + count > reader.bits.length) return null
  let number = 0
  for (let place = 0; place < count; place++) number = number * 2 + (reader.bits[reader.at++] ?? 0)
  return number
}

/** Writes a number of any size in as many bits as it needs, after five that tell how many these are. */
function writeLength(bits: number[], number: number): void {
  const count = 32 - Math.clz32(number)
  writeNumber(bits, count, 5)
  writeNumber(bits, number, count)
}

function readLength(reader: BitReader): number | null {
  const count = readNumber(reader, 5)
  return count === null ? null : readNumber(reader, count)
}

function lettersOf(bits: readonly number[]): string {
  let letters = ''
  for (let at = 0; at < bits.length; at += LETTER_BITS) {
    let value = 0
    for (let place = 0; place < LETTER_BITS; place++) value = value * 2 + (bits[at + place] ?? 0)
    letters += LETTERS[value] ?? ''
  }
  return letters
}

function bitsOf(letters: string): number[] {
  const bits: number[] = []
  for (const letter of letters) writeNumber(bits, LETTERS.indexOf(letter), LETTER_BITS)
  return bits
}

/** Three letters that follow from all the others: a cyclic redundancy check of 15 bits, the one that cars use (CAN). */
function proofOf(letters: string): string {
  let register = 0
  for (const bit of [...bitsOf(letters), ...new Array<number>(15).fill(0)]) {
    register = (register << 1) | bit
    if (register & 0x8000) register ^= 0xc599
  }
  const bits: number[] = []
  writeNumber(bits, register, 15)
  return lettersOf(bits)
}

function inGroups(letters: string): string {
  return letters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? ''
}
