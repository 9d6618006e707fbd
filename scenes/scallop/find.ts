/** How long a visitor may pause within a word that is typed, in ms. */
export const PAUSE = 900

/** What somebody types to find a name: the letters so far, and when the last one came. */
export interface Typed {
  readonly letters: string
  readonly at: number
}

export const NOTHING_TYPED: Typed = { letters: '', at: Number.NEGATIVE_INFINITY }

/** Whether a word has been begun that a letter of that moment, in ms, would go on with. */
export function isWithinWord({ letters, at }: Typed, now: number): boolean {
  return letters !== '' && now - at <= PAUSE
}

/** What is typed with another letter, at that moment in ms: a new word after a pause. */
export function withLetter(typed: Typed, letter: string, now: number): Typed {
  return { letters: isWithinWord(typed, now) ? typed.letters + letter : letter, at: now }
}

/** As it is compared: small letters without accents, ligatures as two, apostrophes as keyboards have them. */
const normalized = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")

/**
 * The next name that begins so, or of which a word does; `null` when there is none. One letter, or the same again and again, goes on to the
 * next name with it; a longer word may stay where it is. After the last comes the first.
 */
export function findName(names: readonly string[], typed: string, selected: number): number | null {
  const wanted = normalized(typed)
  if (wanted.trim() === '') return null
  const isOneLetter = [...wanted].every((letter) => letter === wanted[0])
  const start = isOneLetter ? (wanted[0] ?? '') : wanted
  const order = names.map((_, step) => (selected + step + (isOneLetter ? 1 : 0)) % names.length)
  const findBy = (fits: (name: string) => boolean) => order.find((index) => fits(normalized(names[index] ?? '')))
  return (
    findBy((name) => name.startsWith(start)) ??
    findBy((name) => name.split(/[^\p{Letter}\p{Number}]+/u).some((word) => word.startsWith(start))) ??
    null
  )
}
