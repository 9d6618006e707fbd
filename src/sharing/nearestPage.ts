import { days } from '../calendar'
import { BOOK, CREDITS } from '../site'

/** One letter in so many may be wrong. */
const LETTERS_A_MISTAKE = 3

const PAGES: readonly string[] = [...days.map(({ slug }) => slug), BOOK, CREDITS]

/**
 * The page that was meant by the path of an address, below the site's own: that of a day, `heist`, or another that has a route;
 * `null` where none is so near that it was only mistyped. What comes after the first slash is left out.
 */
export function nearestPage(path: string): string | null {
  const [folder = ''] = decoded(path).split('/')
  const typed = lettersOf(folder.replace(/\.html?$/i, ''))
  const measured = PAGES.map((page) => ({ page, mistakes: mistakesBetween(typed, lettersOf(page)) }))
  const near = measured.filter(({ page, mistakes }) => mistakes <= lettersOf(page).length / LETTERS_A_MISTAKE)
  const [nearest] = near.sort((a, b) => a.mistakes - b.mistakes)
  return nearest?.page ?? null
}

/**
 * How many letters must be changed, put in, left out, or turned over with their neighbour, for one word to become the other: their
 * distance after Damerau and Levenshtein, no place being mended twice.
 */
export function mistakesBetween(from: string, to: string): number {
  const columns = Array.from({ length: to.length + 1 }, (_, column) => column)
  let beforeLast: readonly number[] = []
  let last: readonly number[] = columns
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isTurned = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isTurned ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/** What two spellings of a prompt have in common: `Bad-Dog`, `bad dog` and `baddog`. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A visitor may type anything, a lone percent sign, too.
    return path
  }
}
