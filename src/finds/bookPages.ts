/** What the book holds of a day. */
export interface BookPage {
  /** The date of the first visit, `2022-10-22`; `null` where a record word told of the day, which carries no dates. */
  readonly opened: string | null
  /** The names of what was found, in the order in which it was. */
  readonly found: readonly string[]
}

/** What the book holds, by the days' slugs. A day that is not in it was never opened. */
export type BookPages = ReadonlyMap<string, BookPage>

export const NO_PAGES: BookPages = new Map()

/** Where the book is kept, where storage allows. */
export const STORAGE_KEY = 'toybox:book'

/** The form that pages are written in. */
const VERSION = 1

/** What was read: pages, or that they are of a later version of the site, which knows what is in them. */
type ReadPages = { readonly pages: BookPages } | 'later'

export function writtenPages(pages: BookPages): string {
  return JSON.stringify({ version: VERSION, days: Object.fromEntries(pages) })
}

/** Reads what was kept. Of what is damaged, all that makes sense; of what is no book, nothing. */
export function readPages(text: string | null): ReadPages {
  const book = parsedJson(text)
  if (!isRecord(book)) return { pages: NO_PAGES }
  if (typeof book.version === 'number' && book.version > VERSION) return 'later'
  const pages = new Map<string, BookPage>()
  for (const [slug, page] of Object.entries(isRecord(book.days) ? book.days : {})) {
    if (!isRecord(page)) continue
    const found = Array.isArray(page.found) ? page.found.filter((name) => typeof name === 'string') : []
    pages.set(slug, { opened: isDate(page.opened) ? page.opened : null, found: [...new Set<string>(found)] })
  }
  return { pages }
}

/** All that is in either book: what was found stays found, and the first visit is the earlier one. */
export function unitedPages(one: BookPages, other: BookPages): BookPages {
  const united = new Map(one)
  for (const [slug, page] of other) {
    const before = united.get(slug)
    united.set(slug, before ? unitedPage(before, page) : page)
  }
  return united
}

function unitedPage(one: BookPage, other: BookPage): BookPage {
  const [opened = null] = [one.opened, other.opened].filter((date) => date !== null).sort()
  return { opened, found: [...new Set([...one.found, ...other.found])] }
}

export function samePages(one: BookPages, other: BookPages): boolean {
  return writtenPages(one) === writtenPages(other)
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Somebody else has written there, or half of it was lost.
    return null
  }
}
