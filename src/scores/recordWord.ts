import { days } from '../calendar'
import type { Localized } from '../language/words'
import { expectDay, expectScore, HIGHEST_SCORE, MOST_SCORES, type ScoreLists } from './scores'

/** The letters that a record word is written in: the digits left out are those that look like letters. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How many bits a letter holds. */
const LETTER_BITS = 5
/** The letters that words of either form begin with. No prompt has a digit in it, so no prompt is taken for a record word. */
const VERSIONS = { scores: '2', finds: '3' } as const
/** How many finds of a day a word can carry. */
const MOST_FINDS = 3
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

/** What was found on each day, by its number: the places of finds among the day's, from 0 on, the lowest first. */
export type FindPlaces = ReadonlyMap<number, readonly number[]>

/** What a record word carries. */
interface Records {
  readonly lists: ScoreLists
  readonly finds: FindPlaces
}

/** Whether a text begins as record words do, whatever follows. */
export function isLikeRecordWord(text: string): boolean {
  return text.startsWith(VERSIONS.scores) || text.startsWith(VERSIONS.finds)
}

/**
 * Writes score lists and finds as a record word: letters and digits in groups of four, `2ABC DEFG`. Scores are whole numbers. Where
 * nothing was found it is a word of scores alone, the shorter form, which is also the older.
 * @throws {RangeError} when a day, a score, a find or a number of them cannot be kept
 */
export function writeRecordWord(lists: ScoreLists, finds: FindPlaces = new Map()): string {
  const bits: number[] = []
  for (const [day, scores] of [...lists].sort(([a], [b]) => a - b)) {
    if (scores.length > 0) writeDay(bits, day, scores)
  }
  // Day 0 marks the end: there is no such day.
  writeNumber(bits, 0, 5)
  const hasFinds = [...finds.values()].some((places) => places.length > 0)
  if (hasFinds) writeFinds(bits, finds)
  const told = lettersOf(bits)
  const letters = hasFinds ? VERSIONS.finds + countOf(told) + told : VERSIONS.scores + told
  return inGroups(letters + proofOf(letters))
}

/** The letter that says how many letters follow: words with finds are long, and have runs of one letter in which one is easily lost. */
function countOf(letters: string): string {
  return LETTERS[letters.length % LETTERS.length] ?? ''
}

/** Reads a record word, in capitals or not, with or without spaces and dashes: its lists and finds, or why it is none. */
export function readRecordWord(text: string): Records | { readonly reason: Localized } {
  const word = text.toUpperCase().replace(/[\s-]/g, '')
  if (word === '') return { reason: REASONS.empty }
  if (!isLikeRecordWord(word)) return { reason: REASONS.other }
  const stranger = [...word].find((letter) => !LETTERS.includes(letter))
  if (stranger) return { reason: REASONS.letter(stranger) }
  const proven = word.slice(0, -PROOF_LETTERS)
  if (proven === '' || proofOf(proven) !== word.slice(-PROOF_LETTERS)) return { reason: REASONS.typo }
  const hasFinds = proven.startsWith(VERSIONS.finds)
  const told = proven.slice(hasFinds ? 2 : 1)
  if (hasFinds && proven[1] !== countOf(told)) return { reason: REASONS.typo }
  const reader = { bits: bitsOf(told), at: 0 }
  const lists = readDays(reader)
  const finds = hasFinds ? readFinds(reader) : new Map<number, readonly number[]>()
  return lists && finds && isReadToItsEnd(reader) ? { lists, finds } : { reason: REASONS.other }
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
function readDays(reader: BitReader): ScoreLists | null {
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
  return lists
}

/** A bit for each day of the calendar: whether anything was found. Then, of those where there was, a bit for each find. */
function writeFinds(bits: number[], finds: FindPlaces): void {
  for (const [day, places] of finds) {
    expectDay(day)
    for (const place of places) {
      if (Number.isInteger(place) && place >= 0 && place < MOST_FINDS) continue
      throw new RangeError(`Day ${day} has no find ${place}.`)
    }
  }
  const placesOf = ({ number }: { number: number }) => finds.get(number) ?? []
  for (const day of days) bits.push(placesOf(day).length > 0 ? 1 : 0)
  for (const day of days) {
    const found = placesOf(day)
    if (found.length === 0) continue
    for (let place = 0; place < MOST_FINDS; place++) bits.push(found.includes(place) ? 1 : 0)
  }
}

/** The finds that the bits tell, or `null` where they tell none. */
function readFinds(reader: BitReader): FindPlaces | null {
  const found = days.filter(() => readNumber(reader, 1) === 1)
  const finds = new Map<number, readonly number[]>()
  for (const { number } of found) {
    const places: number[] = []
    for (let place = 0; place < MOST_FINDS; place++) if (readNumber(reader, 1) === 1) places.push(place)
    // Nothing is told of a day on which nothing was found; nor does a word end before it has told all.
    if (places.length === 0) return null
    finds.set(number, places)
  }
  return finds.size > 0 ? finds : null
}

/** Whether what is left only fills the last letter. */
function isReadToItsEnd({ bits, at }: BitReader): boolean {
  const rest = bits.slice(at)
  return rest.length < LETTER_BITS && rest.every((bit) => bit === 0)
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
