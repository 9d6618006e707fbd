import { book } from '../finds/book'
import type { FindTable } from '../finds/findTable'
import type { Localized } from '../language/words'
import { slips } from './slips/slips'

/**
 * Something of a day's finds was found, by who plays: it comes into the book, and on a slip if it is new there.
 * @returns what a screen reader says of it, where it is new
 */
export function tellFind(slug: string, table: FindTable, find: string): Localized | null {
  const { name } = table[find] ?? {}
  if (!name || !book.find(slug, find)) return null
  const all = Object.keys(table)
  const inBook = book.read().get(slug)?.found ?? []
  const [found, of] = [all.filter((other) => inBook.includes(other)).length, all.length]
  slips.find({ stamp: { slug, place: all.indexOf(find) }, name, found, of })
  return {
    en: `Found: ${name.en}. ${found} of ${of}.`,
    fr: `Trouvé : ${name.fr}. ${found} sur ${of}.`,
  }
}
